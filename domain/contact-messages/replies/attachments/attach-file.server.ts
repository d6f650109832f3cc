import { open, readFile } from 'node:fs/promises';
import { plainFileName } from '#platform/file-name.ts';
import { pictureFormat } from '#platform/pictures/picture-format.ts';
import { refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { maxLengths } from '../../../core/records/field-types.ts';
import { mediaTypes } from '../../../partner-files/download-file.server.ts';
import { partnerFileType } from '../../../partner-files/partner-file-choices.ts';
import { findFault } from '../../../partner-uploads/file-content.server.ts';
import { findContactMessage } from '../../contact-message-queries.server.ts';
import { insertAttachment } from './reply-attachment-queries.server.ts';

interface Upload {
  path: string;
  bytes: number;
  name: string;
}

const unknownFile = refuse(
  415,
  'unknown-file',
  'Please choose a PDF, a Word, Excel or PowerPoint file, or a picture. Its content has to match its name.',
);

/** Stores a file that waits for its reply; its type is decided by its content. */
export async function attachFile({ db }: Pick<Services, 'db'>, contactMessageId: string, upload: Upload) {
  if (!(await findContactMessage(db, contactMessageId))) return refuse(404, 'not-found', '');
  const mediaType = await mediaTypeOf(upload);
  if (!mediaType) return unknownFile;
  return insertAttachment(db, {
    contactMessageId,
    fileName: plainFileName(upload.name)
      .replace(/\p{Cc}/gu, '')
      .slice(-maxLengths.title),
    mediaType,
    bytes: upload.bytes,
    content: await readFile(upload.path),
  });
}

async function mediaTypeOf({ path, name }: Upload): Promise<string | undefined> {
  const type = partnerFileType(name);
  if (type) return (await findFault(path, type)) ? undefined : mediaTypes[type];
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    const format = pictureFormat(buffer.subarray(0, bytesRead));
    return format && format !== 'svg' ? `image/${format}` : undefined;
  } finally {
    await file.close();
  }
}
