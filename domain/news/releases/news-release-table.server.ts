import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { changeableColumns, instant } from '#platform/database/record-columns.server.ts';
import type { NewsTopic } from '../news-topic.ts';
import { releaseStatuses } from './news-release-status.ts';

/** A release to news subscribers, written once and sent once. */
export const newsReleases = pgTable('news_releases', {
  ...changeableColumns(),
  subject: text().notNull(),
  /** Paragraphs separated by an empty line. */
  text: text().notNull(),
  /** Subscribers of at least one of these receive it. */
  topics: text().array().$type<NewsTopic[]>().notNull(),
  /** Until when the press must not publish it. */
  embargoUntil: instant(),
  status: text({ enum: releaseStatuses }).notNull().default('draft'),
  dueAt: instant(),
  begunAt: instant(),
  /** Number of mails; null before sending starts. */
  mailCount: integer(),
  sentCount: integer().notNull().default(0),
});
