import { randomUUID } from 'node:crypto';
import type { FileFolder } from '../core/records/file-folder.server.ts';
import type { PartnerFileType } from './partner-file-choices.ts';
import { listVersionKeys } from './partner-file-queries.server.ts';

const storedFilesFolder = 'partner-files';

const storedFileName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|xlsx|pptx|docx)$/;

/** A new key in the file store, so that no version overwrites another. */
export const newStoredFile = (type: PartnerFileType) => `${storedFilesFolder}/${randomUUID()}.${type}`;

export const partnerFilesFolder: FileFolder = {
  name: storedFilesFolder,
  fileName: storedFileName,
  // A file is stored a moment before its version.
  unusedForMs: 24 * 3_600_000,
  listUsed: listVersionKeys,
};
