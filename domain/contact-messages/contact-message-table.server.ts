import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { recordColumns } from '#platform/database/record-columns.server.ts';

export const contactMessages = pgTable(
  'contact_messages',
  {
    ...recordColumns(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    organization: text(),
    phone: text(),
    subject: text().notNull(),
    message: text().notNull(),
    isRead: boolean().notNull().default(false),
    /** Marked, never thrown away: a message that looks like spam stays readable. */
    suspectedSpam: boolean().notNull().default(false),
  },
  (table) => [index('contact_messages_newest').on(table.createdAt.desc())],
);
