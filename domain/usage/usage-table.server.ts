import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { usageSubjects } from './usage-subject.ts';

/**
 * How often what was asked for in a day, and nothing of who asked: a row is a sum over everybody. The names are the site's own
 * (pages, cards, files, steps), but for the hosts of referring sites, of which there is room for so many a day.
 */
export const usageCounts = pgTable(
  'usage_counts',
  {
    /** In Zurich. */
    day: date({ mode: 'string' }).notNull(),
    subject: text({ enum: usageSubjects }).notNull(),
    name: text().notNull(),
    views: integer().notNull().default(0),
    /** By programs that say what they are; not among the views. */
    botViews: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.subject, table.name] })],
);
