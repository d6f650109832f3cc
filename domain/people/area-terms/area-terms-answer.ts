import * as z from 'zod/mini';
import { optionalInstant, optionalText } from '../../core/records/record-answer.ts';

/** The current terms of the partner area; without a text nothing has to be accepted. */
export const areaTerms = z.object({
  text: optionalText,
  version: optionalText,
  /** When the user accepted this version. */
  acceptedAt: optionalInstant,
});
export type AreaTerms = z.output<typeof areaTerms>;
