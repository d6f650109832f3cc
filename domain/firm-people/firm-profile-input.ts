import * as z from 'zod/mini';
import { german } from '../core/records/field-types.ts';

export const firmProfileChange = z.object({
  name: z.optional(german.text(100, 'Bitte geben Sie Ihren Namen an')),
  phone: german.optionalText(50),
  wantsFileNews: z.optional(z.boolean('Bitte wählen Sie ja oder nein')),
});
