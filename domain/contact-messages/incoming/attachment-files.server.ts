import { folderOfFiles } from '../../partner-files/stored-file-key.server.ts';
import { listAttachmentKeys } from './incoming-mail-queries.server.ts';

export const { folder: incomingAttachmentsFolder, newKey: newAttachmentKey } = folderOfFiles(
  'incoming-attachments',
  listAttachmentKeys,
);
