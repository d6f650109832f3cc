import { readFile } from 'node:fs/promises';
import { plainFileName } from '#platform/file-name.ts';
import { pictureFormat } from '#platform/pictures/picture-format.ts';
import { notFound, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { readHead, type SpooledFile } from '#platform/spooled-file.server.ts';
import { maxLengths } from '../../../core/records/field-types.ts';
import { mediaTypes } from '../../../partner-files/download-file.server.ts';
import { partnerFileType } from '../../../partner-files/partner-file-choices.ts';
import { findFault } from '../../../partner-uploads/file-content.server.ts';
import { lockContactMessage } from '../message-reply-queries.server.ts';
import { insertAttachment } from './reply-attachment-queries.server.ts';

const unknownFile = refuse(
  415,
  'unknown-file',
  'Please choose a PDF, a Word, Excel or PowerPoint file, or a picture. Its content has to match its name.',
);

/** Stores a file that waits for its reply; its type is decided by its content. */
export async function attachFile({ db }: Pick<Services, 'db'>, contactMessageId: string, upload: SpooledFile) {
  const mediaType = await mediaTypeOf(upload);
  const content = await readFile(upload.path);
  return db.transaction(async (tx) => {
    if (!(await lockContactMessage(tx, contactMessageId))) return notFound;
    if (!mediaType) return unknownFile;
    const fileName = plainFileName(upload.name)
      .replace(/\p{Cc}/gu, '')
      .slice(-maxLengths.title);
    return insertAttachment(tx, { contactMessageId, fileName, mediaType, bytes: upload.bytes, content });
  });
}

async function mediaTypeOf({ path, name }: SpooledFile): Promise<string | undefined> {
  const type = partnerFileType(name);
  if (type) return (await findFault(path, type)) ? undefined : mediaTypes[type];
  const format = pictureFormat(await readHead(path, 4096));
  return format && format !== 'svg' ? `image/${format}` : undefined;
}
