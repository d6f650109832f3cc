import * as z from 'zod/mini';
import { mailStatuses } from '../../core/mails/mail-status.ts';
import { instant, optionalInstant } from '../../core/records/record-answer.ts';
import { launchPoints } from '../confirmations/launch-points.ts';
import { sampleRemovalAnswer, samplesAnswer } from '../samples/sample-answer.ts';

/** A version that a person has to read; `confirmedAt` is null until this version is confirmed. */
const readVersion = z.object({ version: z.string(), confirmedAt: optionalInstant });

/** The list 'Before the first visitor'. */
export const launchAnswer = z.object({
  points: z.array(z.object({ name: z.enum(launchPoints), isDone: z.boolean() })),
  /** As printed on invoices and in mails. */
  seller: z.string(),
  /** Where links in mails lead; a loopback address opens only on the server itself. */
  site: z.object({ origin: z.string(), isLoopback: z.boolean() }),
  sender: z.object({
    /** Whether a mail server is set. */
    isSet: z.boolean(),
    address: z.string(),
    /** The last test mail. */
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
  /** Contact addresses that are still samples. */
  sampleContacts: z.array(z.string()),
  samples: samplesAnswer,
  /** The last removal of samples that can still be undone. */
  removal: z.nullable(sampleRemovalAnswer),
  settingsAccount: z.nullable(z.object({ email: z.string(), isOwn: z.boolean() })),
  lastBackupAt: optionalInstant,
});
export type Launch = z.infer<typeof launchAnswer>;
