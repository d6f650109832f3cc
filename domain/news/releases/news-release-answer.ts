import * as z from 'zod/mini';
import { languages } from '#platform/languages.ts';
import { changeableFields, optionalInstant, optionalText } from '../../core/records/record-answer.ts';
import { translationsAnswer } from '../../core/records/translations-input.ts';
import { newsTopics } from '../news-topic.ts';
import { recipientStates, releaseStatuses } from './news-release-status.ts';

export const newsReleaseAnswer = z.object({
  ...changeableFields,
  subject: z.string(),
  text: z.string(),
  translations: translationsAnswer({ subject: z.string(), text: z.string() }),
  topics: z.array(z.enum(newsTopics)),
  embargoUntil: optionalInstant,
  status: z.enum(releaseStatuses),
  dueAt: optionalInstant,
  begunAt: optionalInstant,
});

export type NewsRelease = z.infer<typeof newsReleaseAnswer>;

/** Preview of a release in a language. */
export const newsPreviewAnswer = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  recipientCount: z.int(),
  /** Recipients by language; those of a language in which it isn't written get it in German. */
  languages: z.array(z.object({ language: z.enum(languages), recipientCount: z.int(), isWritten: z.boolean() })),
});

export type NewsPreview = z.infer<typeof newsPreviewAnswer>;

/** Sending progress of a release; mails neither sent nor waiting were dropped: stopped, unsubscribed, or rejected. */
export const newsProgressAnswer = z.object({
  status: z.enum(releaseStatuses),
  recipientCount: z.int(),
  sentCount: z.int(),
  waitingCount: z.int(),
  /** Number of waiting mails that failed and will be retried automatically. */
  retriedCount: z.int(),
  /** The mail server's message for one of these. */
  retriedBecause: optionalText,
  /** Addresses rejected by the mail server. */
  refusedCount: z.int(),
  /** Given up after retrying for 72 hours. */
  failedCount: z.int(),
  /** Not sent, because the office stopped the release. */
  stoppedCount: z.int(),
  /** Mails of other releases and of corrections that are sent first. */
  aheadCount: z.int(),
  /** Subject of the release these belong to; null for corrections. */
  aheadSubject: optionalText,
});

export type NewsProgress = z.infer<typeof newsProgressAnswer>;

/** A recipient of a release; recipients are deleted 30 days after the release. */
export const releaseRecipient = z.object({
  id: z.uuid(),
  email: z.string(),
  state: z.enum(recipientStates),
  sentAt: optionalInstant,
  /** The mail server's message for a mail that is retried, refused or given up. */
  reason: optionalText,
});

export type ReleaseRecipient = z.infer<typeof releaseRecipient>;
