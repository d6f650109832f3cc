import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Readable, Writable } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { onlyRow } from '#platform/database/only-row.server.ts';
import { contactMessages } from '../../contact-message-table.server.ts';
import { replyAttachments } from './reply-attachment-table.server.ts';

const { content, ...described } = getTableColumns(replyAttachments);

export const insertAttachment = async (db: Writable, attachment: typeof replyAttachments.$inferInsert) =>
  onlyRow(await db.insert(replyAttachments).values(attachment).returning(described));

/** Uploaded attachments of a message that have not been sent with a reply yet. */
export const listUnsentAttachments = (db: Readable, contactMessageId: string, ids: readonly string[]) =>
  db
    .select(described)
    .from(replyAttachments)
    .where(
      and(
        eq(replyAttachments.contactMessageId, contactMessageId),
        inArray(replyAttachments.id, [...ids]),
        isNull(replyAttachments.replyId),
      ),
    );

export async function assignAttachments(db: Writable, replyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(replyAttachments)
    .set({ replyId })
    .where(inArray(replyAttachments.id, [...ids]));
}

/** The attachments of a message's replies, without their content. */
export const listSentAttachments = (db: Readable, contactMessageId: string) =>
  db
    .select(described)
    .from(replyAttachments)
    .where(and(eq(replyAttachments.contactMessageId, contactMessageId), isNotNull(replyAttachments.replyId)))
    .orderBy(asc(replyAttachments.createdAt), asc(replyAttachments.id));

export const readAttachmentsOf = (db: Readable, replyId: string) =>
  db
    .select({ filename: replyAttachments.fileName, contentType: replyAttachments.mediaType, content })
    .from(replyAttachments)
    .where(eq(replyAttachments.replyId, replyId))
    .orderBy(asc(replyAttachments.createdAt), asc(replyAttachments.id));

/** A file of a message that isn't deleted. */
export function findReplyAttachment(db: Readable, contactMessageId: string, id: string) {
  const isIt = and(eq(replyAttachments.contactMessageId, contactMessageId), sql`${replyAttachments.id}::text = ${id}`);
  return firstRow(
    db
      .select(getTableColumns(replyAttachments))
      .from(replyAttachments)
      .innerJoin(contactMessages, eq(contactMessages.id, replyAttachments.contactMessageId))
      .where(and(isIt, isNull(contactMessages.deletedAt))),
  );
}
