import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ownedBy } from '#platform/database/record-columns.server.ts';
import { mails } from '../../core/mails/mail-table.server.ts';
import { contactMessages } from '../contact-message-table.server.ts';

/** The office's replies to messages. They are sent by mail and never changed. */
export const messageReplies = pgTable(
  'message_replies',
  {
    id: uuid().primaryKey().defaultRandom(),
    contactMessageId: ownedBy(() => contactMessages.id),
    createdAt: instant().notNull().defaultNow(),
    /** Email address of the author. */
    writtenBy: text().notNull(),
    /** Name of the author, which the mail is signed with; null if the account has none. */
    writerName: text(),
    text: text().notNull(),
    mailId: uuid().references(() => mails.id, { onDelete: 'set null' }),
  },
  (table) => [index('message_replies_of_message').on(table.contactMessageId, table.createdAt)],
);
