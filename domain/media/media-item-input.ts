import * as z from 'zod/mini';
import { english, maxLengths, optionalDate } from '../core/records/field-types.ts';
import { translationsInput } from '../core/records/translations-input.ts';
import { mediaItemTypes } from './media-type.ts';

const optionalTexts = { description: english.optionalMultilineText(maxLengths.description) };

const fields = {
  title: english.text(maxLengths.title, 'Title is required'),
  ...optionalTexts,
  translations: translationsInput({ title: english.optionalText(maxLengths.title), ...optionalTexts }),
  type: z.enum(mediaItemTypes, 'Please choose a type'),
  outlet: english.optionalText(maxLengths.organization),
  url: english.optionalUrl(),
  imageUrl: english.optionalOwnOrHttpUrl(),
  publishedAt: optionalDate(),
};

export const mediaItemInput = z.object({ ...fields, type: z._default(fields.type, 'article') });

export const mediaItemChange = z.partial(z.object(fields));
