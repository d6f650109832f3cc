import * as z from 'zod/mini';
import { changeableFields, optionalInstant, optionalText } from '../../records/record-answer.ts';
import { newsTopics } from '../news-topic.ts';
import { releaseStatuses } from './news-release-status.ts';

export const newsReleaseAnswer = z.object({
  ...changeableFields,
  subject: z.string(),
  text: z.string(),
  topics: z.array(z.enum(newsTopics)),
  embargoUntil: optionalInstant,
  status: z.enum(releaseStatuses),
  dueAt: optionalInstant,
  begunAt: optionalInstant,
});

export type NewsRelease = z.infer<typeof newsReleaseAnswer>;

/** A release as it would go out now. */
export const newsPreviewAnswer = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  recipientCount: z.int(),
});

export type NewsPreview = z.infer<typeof newsPreviewAnswer>;

/** How far a release has got; what neither was sent nor waits went nowhere: unsubscribed meanwhile, or refused. */
export const newsProgressAnswer = z.object({
  status: z.enum(releaseStatuses),
  recipientCount: z.int(),
  sentCount: z.int(),
  waitingCount: z.int(),
  /** Of those that wait: tried already, and tried again by themselves. */
  retriedCount: z.int(),
  /** What the mail server said of one of these. */
  retriedBecause: optionalText,
  /** Addresses for which the mail server takes nothing. */
  refusedCount: z.int(),
  /** Given up after the tries of 72 hours. */
  failedCount: z.int(),
});

export type NewsProgress = z.infer<typeof newsProgressAnswer>;
