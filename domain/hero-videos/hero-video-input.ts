import * as z from 'zod/mini';
import { german, maxLengths } from '../records/field-types.ts';

/** What may be sent to add a hero video, and to replace one: what is left out gets its default. */
export const heroVideoInput = z.object({
  title: german.text(maxLengths.title, 'Titel ist erforderlich'),
  description: german.optionalMultilineText(maxLengths.description),
  videoUrl: german.ownOrHttpUrl('Ungültige URL'),
  isActive: z._default(z.boolean('Bitte wählen Sie eine Option aus'), false),
});
