import { attachFile } from '#domain/contact-messages/replies/attachments/attach-file.server.ts';
import { maxAttachedBytes } from '#domain/contact-messages/replies/attachments/reply-attachment-limits.ts';
import { findReplyAttachment } from '#domain/contact-messages/replies/attachments/reply-attachment-queries.server.ts';
import { replyAttachmentAnswer } from '#domain/contact-messages/replies/message-reply-answer.ts';
import { attachFileCall, readAttachmentCall } from '#domain/contact-messages/replies/message-reply-calls.ts';
import { mediaTypes } from '#domain/partner-files/download-file.server.ts';
import { notFound } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { SpooledFile } from '#platform/spooled-file.server.ts';
import { attachmentHeaders } from '../../attachment-headers.ts';
import { type AdministratorRequest, type Call, officeCall } from '../../call.ts';

const attachable = [...Object.values(mediaTypes), 'image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];

/** Files of replies: uploaded before the reply is sent, and read in its thread. */
export const replyAttachmentCalls = (services: Services): Call[] => [
  officeCall('messages', attachFileCall, {
    summary: 'Upload a file for a reply to a contact message; it is deleted after a day without the reply',
    upload: { field: 'file', maxBytes: maxAttachedBytes, mediaTypes: attachable, isSpooled: true },
    answer: { status: 201, description: 'The file', schema: replyAttachmentAnswer },
    handle: ({ params, body }: AdministratorRequest<unknown, SpooledFile, 'id'>) =>
      attachFile(services, params.id, body),
  }),
  officeCall('read-messages', readAttachmentCall, {
    summary: 'Download a file of a reply',
    answer: { status: 200, description: 'The file', mediaType: attachable },
    async handle({ params }) {
      const found = await findReplyAttachment(services.db, params.id, params.attachment);
      if (!found) return notFound;
      const { content, mediaType, fileName } = found;
      return new Response(new Uint8Array(content), { headers: attachmentHeaders(mediaType, fileName) });
    },
  }),
];
