import * as z from 'zod/mini';
import { german, maxLengths } from '../core/records/field-types.ts';

/** Input to add or replace a hero video; omitted fields get their defaults. */
export const heroVideoInput = z.object({
  title: german.text(maxLengths.title, 'Titel ist erforderlich'),
  description: german.optionalMultilineText(maxLengths.description),
  videoUrl: german.ownOrHttpUrl('Ungültige URL'),
  isActive: z._default(z.boolean('Bitte wählen Sie eine Option aus'), false),
});
