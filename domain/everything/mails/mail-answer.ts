import * as z from 'zod/mini';
import { heldReasons } from '../../core/mails/held-reasons.ts';
import { mailStatuses } from '../../core/mails/mail-status.ts';
import { instant, optionalInstant, optionalText, text } from '../../core/records/record-answer.ts';

export const mailAnswer = z.object({
  id: z.uuid(),
  createdAt: instant,
  kind: text,
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
