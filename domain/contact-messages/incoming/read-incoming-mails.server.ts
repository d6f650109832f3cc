import type { Readable } from 'node:stream';
import { notFound, type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { findContactMessage } from '../contact-message-queries.server.ts';
import { findCheckedAttachment, listIncomingMails, type StoredAttachment } from './incoming-mail-queries.server.ts';

export const readIncomingMails = async ({ db }: Pick<Services, 'db'>, messageId: string) =>
  (await findContactMessage(db, messageId)) ? listIncomingMails(db, messageId) : notFound;

export const findAttachmentDownload = async ({ db }: Pick<Services, 'db'>, id: string) =>
  (await findCheckedAttachment(db, id)) ?? notFound;

/** Reads the bytes from `from` to `to` (inclusive). */
export async function readAttachment(
  { files }: Pick<Services, 'files'>,
  { storedFile }: Pick<StoredAttachment, 'storedFile'>,
  part: { from: number; to: number },
): Promise<Readable | Refusal> {
  const isThere = storedFile !== null && (await files.exists(storedFile));
  return isThere ? files.readPart(storedFile, part) : refuse(503, 'file-missing', '');
}
