import * as z from 'zod/mini';
import { english, german, maxLengths } from '../core/records/field-types.ts';
import { focalPoint } from '../library/library-item-change.ts';

/** A firm's proposal; omitted fields stay as they are. */
export const entryProposalInput = z.object({
  description: german.optionalMultilineText(maxLengths.description),
  websiteUrl: german.optionalUrl('Bitte geben Sie eine Adresse an, die mit https:// beginnt'),
  contactEmail: german.optionalEmail('Bitte geben Sie eine gültige E-Mail-Adresse an'),
  logoUrl: german.optionalOwnOrHttpUrl('Bitte geben Sie die Adresse eines Bildes an, die mit https:// beginnt'),
  logoFocus: z.optional(focalPoint('Hier muss eine ganze Zahl von 0 bis 100 stehen')),
});

export const entryRejectionInput = z.object({
  reason: english.multilineText(1000, 'Please tell the firm why'),
});
