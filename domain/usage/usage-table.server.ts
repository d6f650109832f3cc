import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { usageSubjects } from './usage-subject.ts';

/**
 * Anonymous usage counts per day; a row is a sum over all visitors. The names are the site's own (pages, cards, files,
 * steps), except for referring hosts, whose number per day is limited.
 */
export const usageCounts = pgTable(
  'usage_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    subject: text({ enum: usageSubjects }).notNull(),
    name: text().notNull(),
    views: integer().notNull().default(0),
    /** Views by declared bots; not included in the views. */
    botViews: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.subject, table.name] })],
);
