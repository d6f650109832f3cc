import { bigint, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, ownedBy } from '#platform/database/record-columns.server.ts';
import { mails } from '../../core/mails/mail-table.server.ts';
import { partnerFileTypes } from '../../partner-files/partner-file-choices.ts';
import { contactMessages } from '../contact-message-table.server.ts';
import { attachmentFaults, attachmentStates, incomingMailFaults, incomingMailKinds } from './incoming-mail-kinds.ts';

/** Mails from the office's mailbox that answer a reply to a message. Stored once, never changed. */
export const incomingMails = pgTable(
  'incoming_mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    contactMessageId: ownedBy(() => contactMessages.id),
    /** The mail of the site that it answers. */
    answeredMailId: uuid().references(() => mails.id, { onDelete: 'set null' }),
    kind: text({ enum: incomingMailKinds }).notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** When the mailbox received it. */
    receivedAt: instant().notNull(),
    /** By the sender's clock. */
    sentAt: instant(),
    senderName: text().notNull(),
    senderEmail: text().notNull(),
    subject: text().notNull(),
    /** As plain text, also of a mail in HTML. */
    text: text().notNull(),
    fault: text({ enum: incomingMailFaults }),
    /** Attachments beyond the number that is kept. */
    omittedAttachments: integer().notNull().default(0),
    /** The Message-ID, or a hash if it is missing or long. */
    messageId: text().notNull().unique(),
    mailbox: text().notNull(),
    uidValidity: text().notNull(),
    uid: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    unique('incoming_mails_uid').on(table.mailbox, table.uidValidity, table.uid),
    index('incoming_mails_of_message').on(table.contactMessageId, table.receivedAt),
    index('incoming_mails_of_answered_mail').on(table.answeredMailId),
  ],
);

/** Attachments of incoming mails. Nobody can download one before it is checked. */
export const incomingAttachments = pgTable(
  'incoming_attachments',
  {
    id: uuid().primaryKey().defaultRandom(),
    incomingMailId: ownedBy(() => incomingMails.id),
    /** Counted from 1. */
    number: integer().notNull(),
    fileName: text().notNull(),
    /** null if it isn't accepted. */
    type: text({ enum: partnerFileTypes }),
    bytes: integer().notNull(),
    state: text({ enum: attachmentStates }).notNull(),
    fault: text({ enum: attachmentFaults }),
    /** SHA-256 in hex, and key in the file store; null if the content is not kept. */
    sha256: text(),
    storedFile: text(),
  },
  (table) => [unique('incoming_attachments_number').on(table.incomingMailId, table.number)],
);
