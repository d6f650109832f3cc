import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { mentions } from '../../core/records/mention-queries.server.ts';
import { incomingAttachments, incomingMails } from './incoming-mail-table.server.ts';

const isFrom = (email: string) => sql`lower(${incomingMails.senderEmail}) = ${email.toLowerCase()}`;

/** A person's incoming mails: sent from the address, or to a message of theirs. @param messageIds ids of all their records */
const isOf = (email: string, messageIds: string[]) =>
  or(isFrom(email), inArray(incomingMails.contactMessageId, messageIds));

export function listIncomingMailsOf(db: Readable, email: string, messageIds: string[]) {
  const { id, kind, receivedAt, sentAt, senderName, senderEmail, subject, text } = incomingMails;
  return db
    .select({ id, kind, receivedAt, sentAt, senderName, senderEmail, subject, text })
    .from(incomingMails)
    .where(isOf(email, messageIds))
    .orderBy(asc(receivedAt), asc(id));
}

/** Their attachments, with the keys of those in the file store. */
export function listAttachmentsOf(db: Readable, email: string, messageIds: string[]) {
  const { incomingMailId, fileName, type, bytes, state, storedFile } = incomingAttachments;
  return db
    .select({ incomingMailId, fileName, type, bytes, state, storedFile })
    .from(incomingAttachments)
    .innerJoin(incomingMails, eq(incomingMails.id, incomingMailId))
    .where(isOf(email, messageIds))
    .orderBy(asc(incomingMails.receivedAt), asc(incomingAttachments.number));
}

/** Erases the mails sent from an address, also those in threads of other people. */
export async function eraseIncomingMailsFrom(tx: Transaction, email: string): Promise<number> {
  const { rowCount } = await tx.delete(incomingMails).where(isFrom(email));
  return rowCount ?? 0;
}

/** Messages in whose threads a mail of somebody else contains the address. */
export const listMessagesMentioning = (db: Readable, email: string) =>
  db
    .selectDistinct({ id: incomingMails.contactMessageId })
    .from(incomingMails)
    .where(or(mentions(incomingMails.subject, email), mentions(incomingMails.text, email)));
