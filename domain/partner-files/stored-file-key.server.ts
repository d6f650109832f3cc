import { randomUUID } from 'node:crypto';
import { dayMs } from '#platform/durations.ts';
import type { FileFolder } from '../core/records/file-folder.server.ts';
import { listVersionKeys } from './file-version-queries.server.ts';
import type { PartnerFileType } from './partner-file-choices.ts';

/** A folder of the file store for checked files. Each gets a new key, so that none overwrites another. */
export function folderOfFiles(name: string, listUsed: FileFolder['listUsed']) {
  const folder: FileFolder = {
    name,
    fileName: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|xlsx|pptx|docx)$/,
    // A file is stored a moment before its row.
    unusedForMs: dayMs,
    listUsed,
  };
  return { folder, newKey: (type: PartnerFileType) => `${name}/${randomUUID()}.${type}` };
}

export const { folder: partnerFilesFolder, newKey: newStoredFile } = folderOfFiles('partner-files', listVersionKeys);
