import * as z from 'zod/mini';
import { english, maxLengths } from '../core/records/field-types.ts';

/** What may be sent to add a reply text. */
export const replyTextInput = z.object({
  title: english.text(maxLengths.name, 'Title is required'),
  text: english.multilineText(maxLengths.description, 'Text is required'),
});

/** What may be sent to change one: the fields to change. */
export const replyTextChange = z.partial(replyTextInput);
