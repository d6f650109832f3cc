import { and, asc, eq, isNotNull, lt } from 'drizzle-orm';
import type { Readable, Transaction, Writable } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { onlyRow } from '#platform/database/only-row.server.ts';
import { mails } from '../../core/mails/mail-table.server.ts';
import { lockRecord } from '../../core/records/record-queries.server.ts';
import { contactMessages } from '../contact-message-table.server.ts';
import { messageReplies } from './message-reply-table.server.ts';

/** The replies to a message, oldest first. */
export function listReplies(db: Readable, messageId: string) {
  const { id, createdAt, writtenBy, writerName, text } = messageReplies;
  return db
    .select({ id, createdAt, writtenBy, writerName, text, mailStatus: mails.status })
    .from(messageReplies)
    .leftJoin(mails, eq(mails.id, messageReplies.mailId))
    .where(eq(messageReplies.contactMessageId, messageId))
    .orderBy(asc(createdAt), asc(id));
}

export const insertReply = async (db: Writable, reply: typeof messageReplies.$inferInsert) =>
  onlyRow(await db.insert(messageReplies).values(reply).returning());

export const findReply = (db: Readable, id: string) =>
  firstRow(
    db
      .select({ reply: messageReplies, message: contactMessages })
      .from(messageReplies)
      .innerJoin(contactMessages, eq(contactMessages.id, messageReplies.contactMessageId))
      .where(eq(messageReplies.id, id)),
  );

/** Ids of the mails of a message's earlier replies, oldest first. */
export async function listEarlierMails(db: Readable, reply: { contactMessageId: string; createdAt: Date }) {
  const rows = await db
    .select({ mailId: messageReplies.mailId })
    .from(messageReplies)
    .where(
      and(
        eq(messageReplies.contactMessageId, reply.contactMessageId),
        lt(messageReplies.createdAt, reply.createdAt),
        isNotNull(messageReplies.mailId),
      ),
    )
    .orderBy(asc(messageReplies.createdAt));
  return rows.flatMap(({ mailId }) => mailId ?? []);
}

/** The message, locked until the transaction ends; undefined if it was deleted. */
export const lockContactMessage = (tx: Transaction, id: string) => lockRecord(tx, contactMessages, id);

export async function markAnswered(db: Writable, id: string): Promise<void> {
  await db.update(contactMessages).set({ state: 'answered' }).where(eq(contactMessages.id, id));
}
