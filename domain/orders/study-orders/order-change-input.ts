import * as z from 'zod/mini';
import { followUpInput, notesInput } from '../../core/follow-up/follow-up-input.ts';
import { correspondenceInput } from '../../core/records/correspondence-input.ts';
import { english } from '../../core/records/field-types.ts';

/**
 * Input to change an order: the office's notes, the address and language of its mails, the language of later documents, when it is
 * due and who does it.
 */
export const orderChangeInput = z.extend(notesInput, {
  ...followUpInput,
  correspondenceLanguage: correspondenceInput,
  email: z.optional(english.email()),
});

export const studyOrderChangeInput = z.extend(orderChangeInput, { invoiceEmail: english.optionalEmail() });
