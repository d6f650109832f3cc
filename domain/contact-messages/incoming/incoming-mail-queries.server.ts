import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Readable, Transaction, Writable } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { hasChanged } from '#platform/database/has-changed.server.ts';
import { mails } from '../../core/mails/mail-table.server.ts';
import { contactMessages } from '../contact-message-table.server.ts';
import { incomingAttachments, incomingMails } from './incoming-mail-table.server.ts';

export type NewIncomingMail = typeof incomingMails.$inferInsert;
export type StoredAttachment = typeof incomingAttachments.$inferSelect;
export type NewAttachment = Omit<typeof incomingAttachments.$inferInsert, 'incomingMailId'>;

/** The first of these mails that is a reply; undefined if none is, or its message is deleted. */
export async function findAnsweredReply(db: Readable, mailIds: string[]) {
  if (mailIds.length === 0) return undefined;
  const found = await db
    .select({ mailId: mails.id, contactMessageId: contactMessages.id })
    .from(mails)
    .innerJoin(contactMessages, eq(contactMessages.id, mails.contactMessageId))
    .where(and(inArray(mails.id, mailIds), eq(mails.kind, 'message-reply'), isNull(contactMessages.deletedAt)));
  return mailIds.flatMap((id) => found.find(({ mailId }) => mailId === id) ?? [])[0];
}

export const isOwnMail = async (db: Readable, id: string): Promise<boolean> =>
  (await db.$count(mails, eq(mails.id, id))) > 0;

/** The incoming mails of a message that were stored in the last 24 hours. */
export const countOfToday = (db: Readable, messageId: string): Promise<number> =>
  db.$count(
    incomingMails,
    and(eq(incomingMails.contactMessageId, messageId), gt(incomingMails.createdAt, sql`now() - interval '24 hours'`)),
  );

/** Total bytes of a message's attachments in the file store. */
export async function sumAttachmentBytes(db: Readable, messageId: string): Promise<number> {
  const [counted] = await db
    .select({ bytes: sql<number>`coalesce(sum(${incomingAttachments.bytes}), 0)::float8` })
    .from(incomingAttachments)
    .innerJoin(incomingMails, eq(incomingMails.id, incomingAttachments.incomingMailId))
    .where(and(eq(incomingMails.contactMessageId, messageId), isNotNull(incomingAttachments.storedFile)));
  return counted?.bytes ?? 0;
}

/** Stores a mail with its attachments. @returns the attachments, or undefined if the mail was stored before */
export async function insertIncomingMail(tx: Transaction, mail: NewIncomingMail, attachments: NewAttachment[]) {
  const [stored] = await tx.insert(incomingMails).values(mail).onConflictDoNothing().returning();
  if (!stored) return undefined;
  if (attachments.length === 0) return [];
  return tx
    .insert(incomingAttachments)
    .values(attachments.map((attachment) => ({ ...attachment, incomingMailId: stored.id })))
    .returning();
}

/** Sets a message to open because its sender wrote again; spam stays spam. */
export async function reopenMessage(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(contactMessages)
    .set({ state: 'open' })
    .where(and(eq(contactMessages.id, id), ne(contactMessages.state, 'spam')));
}

/** Incoming mails of a message with their attachments, the first one first. */
export async function listIncomingMails(db: Readable, messageId: string) {
  const { receivedAt, id } = incomingMails;
  const found = await db
    .select()
    .from(incomingMails)
    .where(eq(incomingMails.contactMessageId, messageId))
    .orderBy(asc(receivedAt), asc(id));
  const attachments = await db
    .select()
    .from(incomingAttachments)
    .where(
      inArray(
        incomingAttachments.incomingMailId,
        found.map((mail) => mail.id),
      ),
    )
    .orderBy(asc(incomingAttachments.number));
  return found.map((mail) => ({
    ...mail,
    attachments: attachments.filter(({ incomingMailId }) => incomingMailId === mail.id),
  }));
}

export const findIncomingAttachment = (db: Readable, id: string) =>
  firstRow(db.select().from(incomingAttachments).where(eq(incomingAttachments.id, id)));

/** An attachment that has passed its checks, of a message that isn't deleted. */
export async function findCheckedAttachment(db: Readable, id: string) {
  const [found] = await db
    .select({ attachment: incomingAttachments })
    .from(incomingAttachments)
    .innerJoin(incomingMails, eq(incomingMails.id, incomingAttachments.incomingMailId))
    .innerJoin(contactMessages, eq(contactMessages.id, incomingMails.contactMessageId))
    .where(
      and(
        eq(incomingAttachments.id, id),
        eq(incomingAttachments.state, 'available'),
        isNull(contactMessages.deletedAt),
      ),
    );
  return found?.attachment;
}

/** Ends the quarantine of an attachment. @returns whether this call did */
export function setAttachmentState(
  db: Writable,
  id: string,
  result: { state: 'available' } | { state: 'refused'; fault: StoredAttachment['fault']; storedFile: null },
): Promise<boolean> {
  const isChecking = eq(incomingAttachments.state, 'checking');
  return hasChanged(
    db
      .update(incomingAttachments)
      .set(result)
      .where(and(eq(incomingAttachments.id, id), isChecking)),
  );
}

export async function listAttachmentKeys(db: Readable): Promise<string[]> {
  const rows = await db.select({ key: incomingAttachments.storedFile }).from(incomingAttachments);
  return rows.flatMap(({ key }) => key ?? []);
}
