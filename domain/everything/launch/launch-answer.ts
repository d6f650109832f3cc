import * as z from 'zod/mini';
import { mailStatuses } from '../../core/mails/mail-status.ts';
import { instant, optionalInstant } from '../../core/records/record-answer.ts';
import { sampleRemovalAnswer, samplesAnswer } from '../samples/sample-answer.ts';
import { launchPoints } from './launch-points.ts';

/** A version of something that a person reads; `confirmedAt` is null until somebody has confirmed this one. */
const readVersion = z.object({ version: z.string(), confirmedAt: optionalInstant });

/** What has to be done before the first visitor comes. Each point is decided by the state of the site. */
export const launchAnswer = z.object({
  points: z.array(z.object({ name: z.enum(launchPoints), isDone: z.boolean() })),
  /** As it stands on invoices and in mails. */
  seller: z.string(),
  sender: z.object({
    /** Whether a mail server is set. */
    isSet: z.boolean(),
    address: z.string(),
    /** The test mail that was asked for last. */
    test: z.nullable(
      z.object({
        recipient: z.string(),
        status: z.enum(mailStatuses),
        createdAt: instant,
        lastError: z.nullable(z.string()),
      }),
    ),
  }),
  /** The year of the edition on sale. */
  year: z.int(),
  prices: z.extend(readVersion, { small: z.int(), large: z.int(), presentation: z.int() }),
  legalNotices: readVersion,
  privacyNote: readVersion,
  /** Addresses for visitors and the media that are still samples. */
  sampleContacts: z.array(z.string()),
  samples: samplesAnswer,
  /** The last removal of samples that can still be undone. */
  removal: z.nullable(sampleRemovalAnswer),
  /** The account of the settings. */
  settingsAccount: z.nullable(z.object({ email: z.string(), isOwn: z.boolean() })),
  lastBackupAt: optionalInstant,
});
export type Launch = z.infer<typeof launchAnswer>;

/** The version that was read. */
export const confirmationInput = z.object({ version: z.string().check(z.minLength(1), z.maxLength(64)) });
