import * as z from 'zod/mini';
import { english, maxLengths } from '../core/records/field-types.ts';
import { translationsInput } from '../core/records/translations-input.ts';

export const replyTextInput = z.object({
  title: english.text(maxLengths.name, 'Title is required'),
  text: english.multilineText(maxLengths.description, 'Text is required'),
  translations: translationsInput({ text: english.optionalMultilineText(maxLengths.description) }),
});

export const replyTextChange = z.partial(replyTextInput);
