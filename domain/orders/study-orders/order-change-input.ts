import * as z from 'zod/mini';
import { followUpInput, notesInput } from '../../core/follow-up/follow-up-input.ts';
import { correspondenceInput } from '../../core/records/correspondence-input.ts';

/** Input to change an order: the office's notes, the language of its mails and later documents, when it is due and who does it. */
export const orderChangeInput = z.extend(notesInput, {
  ...followUpInput,
  correspondenceLanguage: correspondenceInput,
});
