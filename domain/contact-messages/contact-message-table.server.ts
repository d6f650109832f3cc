import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { changeableColumns } from '#platform/database/record-columns.server.ts';
import { messageStates } from './message-state.ts';

export const contactMessages = pgTable(
  'contact_messages',
  {
    ...changeableColumns(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    organization: text(),
    phone: text(),
    subject: text().notNull(),
    message: text().notNull(),
    state: text({ enum: messageStates }).notNull().default('new'),
    /** Follows from the state. */
    isRead: boolean().notNull().generatedAlwaysAs(sql`state <> 'new'`),
    /** The team's own remarks, never shown to the sender. */
    notes: text(),
    /** The machine's mark, beside the office's state 'spam': a message that looks like spam stays readable. */
    suspectedSpam: boolean().notNull().default(false),
  },
  (table) => [index('contact_messages_newest').on(table.createdAt.desc())],
);
