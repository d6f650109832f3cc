import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, pgTable, text } from 'drizzle-orm/pg-core';
import { changeableColumns } from '#platform/database/record-columns.server.ts';
import { followUpColumns } from '../core/follow-up/follow-up-table.server.ts';
import { mailConstraints, mails } from '../core/mails/mail-table.server.ts';
import { correspondenceLanguage } from '../core/records/correspondence-language.server.ts';
import { messageStates } from './message-state.ts';

export const contactMessages = pgTable(
  'contact_messages',
  {
    ...changeableColumns(),
    ...correspondenceLanguage(),
    ...followUpColumns(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    organization: text(),
    phone: text(),
    subject: text().notNull(),
    message: text().notNull(),
    state: text({ enum: messageStates }).notNull().default('new'),
    isRead: boolean().notNull().generatedAlwaysAs(sql`state <> 'new'`),
    /** The office's notes, never shown to the sender. */
    notes: text(),
    /** Set automatically, unlike the state 'spam', which the office sets. */
    suspectedSpam: boolean().notNull().default(false),
  },
  (table) => [index('contact_messages_newest').on(table.createdAt)],
);

mailConstraints.push(() =>
  foreignKey({ columns: [mails.contactMessageId], foreignColumns: [contactMessages.id] }).onDelete('cascade'),
);
