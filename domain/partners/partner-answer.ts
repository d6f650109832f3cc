import * as z from 'zod/mini';
import { changeableFields, optionalText, text } from '../core/records/record-answer.ts';
import { translationsAnswer } from '../core/records/translations-input.ts';
import { partnerTypes } from './partner-type.ts';

/** A partner in responses of the API. */
export const partnerAnswer = z.object({
  ...changeableFields,
  name: text,
  description: optionalText,
  translations: translationsAnswer({ description: text }),
  type: z.enum(partnerTypes),
  logoUrl: optionalText,
  websiteUrl: optionalText,
  contactEmail: optionalText,
  isActive: z.boolean(),
  sortOrder: z.int(),
});

export type Partner = z.infer<typeof partnerAnswer>;
