import * as z from 'zod/mini';
import { english, maxLengths } from '../../core/records/field-types.ts';

/** Input to reply to a message. */
export const messageReplyInput = z.object({ text: english.multilineText(maxLengths.message, 'Reply is required') });
