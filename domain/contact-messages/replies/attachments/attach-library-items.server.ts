import type { Readable, Transaction } from '#platform/database/database.server.ts';
import type { Services } from '#platform/services.server.ts';
import { findLibraryItem } from '../../../library/library-item-queries.server.ts';
import { insertAttachment } from './reply-attachment-queries.server.ts';

const endings: Record<string, string> = { 'image/webp': '.webp', 'application/pdf': '.pdf' };

/** Library files that can be attached, in the order of their ids; films are too large. */
export async function findAttachableItems(db: Readable, ids: readonly string[]) {
  const items = [];
  for (const id of ids) {
    const item = await findLibraryItem(db, id);
    if (item && item.type !== 'film') items.push(item);
  }
  return items;
}

/** Copies library files to a reply. @returns the copies */
export async function attachLibraryItems(
  tx: Transaction,
  { files }: Pick<Services, 'files'>,
  items: Awaited<ReturnType<typeof findAttachableItems>>,
  reply: { contactMessageId: string; replyId: string },
): Promise<Awaited<ReturnType<typeof insertAttachment>>[]> {
  const copies = [];
  for (const { title, mediaType, bytes, fileUrl } of items) {
    const copy = await insertAttachment(tx, {
      ...reply,
      fileName: `${title}${endings[mediaType] ?? ''}`,
      mediaType,
      bytes,
      content: Buffer.from(await files.getBytes(fileUrl.slice(1))),
    });
    copies.push(copy);
  }
  return copies;
}
