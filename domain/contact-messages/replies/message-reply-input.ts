import * as z from 'zod/mini';
import { english, maxLengths } from '../../core/records/field-types.ts';

/** What may be sent to answer a message. */
export const messageReplyInput = z.object({ text: english.multilineText(maxLengths.message, 'Reply is required') });
