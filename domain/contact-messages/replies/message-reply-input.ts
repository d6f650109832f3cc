import * as z from 'zod/mini';
import { english, maxLengths } from '../../core/records/field-types.ts';
import { maxReplyAttachments } from './attachments/reply-attachment-limits.ts';

const files = z.optional(
  z.array(z.uuid()).check(z.maxLength(maxReplyAttachments, `At most ${maxReplyAttachments} files can be attached`)),
);

export const messageReplyInput = z.object({
  text: english.multilineText(maxLengths.message, 'Reply is required'),
  /** Ids of uploaded attachments, and of files of the library. */
  attachments: files,
  libraryItems: files,
});
