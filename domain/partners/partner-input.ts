import * as z from 'zod/mini';
import { english, maxLengths, sortOrderField } from '../core/records/field-types.ts';
import { translationsInput } from '../core/records/translations-input.ts';
import { partnerTypes } from './partner-type.ts';

const texts = { description: english.optionalMultilineText(maxLengths.description) };

const fields = {
  name: english.text(maxLengths.name, 'Name is required'),
  ...texts,
  translations: translationsInput(texts),
  type: z.enum(partnerTypes, 'Please choose a type'),
  logoUrl: english.optionalOwnOrHttpUrl(),
  websiteUrl: english.optionalUrl(),
  contactEmail: english.optionalEmail(),
  isActive: z.boolean('Must be true or false'),
  sortOrder: sortOrderField('Must be a whole number'),
};

export const partnerInput = z.object({
  ...fields,
  type: z._default(fields.type, 'academic'),
  isActive: z._default(fields.isActive, true),
  sortOrder: z._default(fields.sortOrder, 0),
});

export const partnerChange = z.partial(z.object(fields));
