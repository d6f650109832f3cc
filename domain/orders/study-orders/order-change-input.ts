import * as z from 'zod/mini';
import { correspondenceInput } from '../../core/records/correspondence-input.ts';
import { notesInput } from '../../core/records/notes-input.ts';

/** Input to change an order: the office's notes and the language of its mails and later documents. */
export const orderChangeInput = z.extend(notesInput, { correspondenceLanguage: correspondenceInput });
