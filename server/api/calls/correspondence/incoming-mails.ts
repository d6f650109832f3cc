import * as z from 'zod/mini';
import { incomingMailAnswer } from '#domain/contact-messages/incoming/incoming-mail-answer.ts';
import {
  downloadAttachmentCall,
  listIncomingMailsCall,
} from '#domain/contact-messages/incoming/incoming-mail-calls.ts';
import {
  findAttachmentDownload,
  readAttachment,
  readIncomingMails,
} from '#domain/contact-messages/incoming/read-incoming-mails.server.ts';
import { mediaTypes } from '#domain/partner-files/download-file.server.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { fileResponse } from '../../../files/partial-response.ts';
import { attachmentHeaders } from '../../attachment-headers.ts';
import { type Call, officeCall } from '../../call.ts';
import { problem } from '../../problem.ts';
import { reportHeaders } from '../../send-report.ts';

/** Mails of the office's mailbox that answer replies. */
export const incomingMailCalls = (services: Services): Call[] => [
  officeCall('read-messages', listIncomingMailsCall, {
    summary: 'The mails that answer the replies to a contact message, the first one first',
    answer: { status: 200, description: 'The mails', schema: z.array(incomingMailAnswer) },
    handle: ({ params }) => readIncomingMails(services, params.id),
  }),
  officeCall('read-messages', downloadAttachmentCall, {
    summary: 'Download an attachment of such a mail that has passed its checks',
    answer: { status: 200, description: 'The file', mediaType: Object.values(mediaTypes) },
    headers: reportHeaders,
    async handle(request) {
      const found = await findAttachmentDownload(services, request.params.id);
      if (isRefusal(found)) return found;
      const { bytes, type, fileName, sha256 } = found;
      return fileResponse(request, {
        bytes,
        etag: `"${sha256}"`,
        headers: attachmentHeaders(type ? mediaTypes[type] : 'application/octet-stream', fileName),
        read: (range) => readAttachment(services, found, range),
        unsatisfiable: (headers) => problem(416, { language: 'en', headers }),
      });
    },
  }),
];
