import * as z from 'zod/mini';
import { german } from '../../core/records/field-types.ts';
import { optionalInstant, optionalText } from '../../core/records/record-answer.ts';

/** The current terms of the partner area; without a text nothing has to be accepted. */
export const areaTerms = z.object({
  text: optionalText,
  version: optionalText,
  /** When the user accepted this version. */
  acceptedAt: optionalInstant,
});
export type AreaTerms = z.output<typeof areaTerms>;

export const termsAcceptance = z.object({ version: german.text(64, 'Bitte nennen Sie die Fassung') });
