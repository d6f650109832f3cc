import * as z from 'zod/mini';
import { pageParameters } from '../records/lists/list-input.ts';
import { instant, optionalInstant, optionalText, text } from '../records/record-answer.ts';
import { heldReasons } from './held-reasons.ts';
import { mailKinds } from './mail-kinds.ts';
import { mailStatuses } from './mail-status.ts';

/** A mail of the outbox. */
export const mailAnswer = z.object({
  id: z.uuid(),
  createdAt: instant,
  kind: z.enum(mailKinds),
  recordKind: text,
  recordId: z.uuid(),
  recipient: text,
  subject: text,
  status: z.enum(mailStatuses),
  heldBecause: z.nullable(z.enum(heldReasons)),
  attempts: z.int(),
  lastError: optionalText,
  nextTryAt: instant,
  sentAt: optionalInstant,
});

export const mailQuery = z.object({
  status: z.optional(z.enum(mailStatuses)),
  recordId: z.optional(z.uuid()),
  ...pageParameters,
});
