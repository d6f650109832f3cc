import * as z from 'zod/mini';
import { german, maxLengths } from '../core/records/field-types.ts';
import { translationsInput } from '../core/records/translations-input.ts';

/** Input to add or replace a hero video; omitted fields get their defaults. */
export const heroVideoInput = z.object({
  title: german.text(maxLengths.title, 'Titel ist erforderlich'),
  description: german.optionalMultilineText(maxLengths.description),
  translations: translationsInput({ title: german.optionalText(maxLengths.title) }),
  videoUrl: german.ownOrHttpUrl('Ungültige URL'),
  isActive: z._default(z.boolean('Bitte wählen Sie eine Option aus'), false),
});
