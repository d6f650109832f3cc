import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { changeableColumns, instant } from '#platform/database/record-columns.server.ts';
import type { NewsTopic } from '../news-topic.ts';
import { releaseStatuses } from './news-release-status.ts';

/** What the office tells those who asked for news: one message, written once and sent once. */
export const newsReleases = pgTable('news_releases', {
  ...changeableColumns(),
  subject: text().notNull(),
  /** Paragraphs with an empty line between them. */
  text: text().notNull(),
  /** Who asked for one of them is told. */
  topics: text().array().$type<NewsTopic[]>().notNull(),
  /** Until when the press keeps it to itself. */
  embargoUntil: instant(),
  status: text({ enum: releaseStatuses }).notNull().default('draft'),
  dueAt: instant(),
  begunAt: instant(),
  /** How many mails it became; none before it has begun. */
  mailCount: integer(),
  sentCount: integer().notNull().default(0),
});
