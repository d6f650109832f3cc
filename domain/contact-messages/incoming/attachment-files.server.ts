import { randomUUID } from 'node:crypto';
import type { FileFolder } from '../../core/records/file-folder.server.ts';
import type { PartnerFileType } from '../../partner-files/partner-file-choices.ts';
import { listAttachmentKeys } from './incoming-mail-queries.server.ts';

const folder = 'incoming-attachments';

export const newAttachmentKey = (type: PartnerFileType) => `${folder}/${randomUUID()}.${type}`;

export const incomingAttachmentsFolder: FileFolder = {
  name: folder,
  fileName: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|xlsx|pptx|docx)$/,
  // A file is stored a moment before its mail.
  unusedForMs: 24 * 3_600_000,
  listUsed: listAttachmentKeys,
};
