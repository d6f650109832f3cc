import * as z from 'zod/mini';
import { mailStatuses } from '../../core/mails/mail-status.ts';
import { oneOf } from '../../core/records/field-types.ts';
import { pageParameters } from '../../core/records/lists/list-input.ts';

export const mailQuery = z.object({
  status: z.optional(oneOf(mailStatuses)),
  recordId: z.optional(z.uuid()),
  ...pageParameters,
});
