import { randomUUID } from 'node:crypto';
import type { PartnerFileType } from './partner-file-choices.ts';

export const storedFilesFolder = 'partner-files';

export const storedFileName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|xlsx|pptx|docx)$/;

/** A new key in the file store, so that no version overwrites another. */
export const newStoredFile = (type: PartnerFileType) => `${storedFilesFolder}/${randomUUID()}.${type}`;
