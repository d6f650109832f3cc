import * as z from 'zod/mini';
import { english, maxLengths } from '../core/records/field-types.ts';

/** Input to add a reply text. */
export const replyTextInput = z.object({
  title: english.text(maxLengths.name, 'Title is required'),
  text: english.multilineText(maxLengths.description, 'Text is required'),
});

/** Input to change one; all fields are optional. */
export const replyTextChange = z.partial(replyTextInput);
