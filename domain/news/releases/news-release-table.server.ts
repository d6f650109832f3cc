import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { changeableColumns, instant } from '#platform/database/record-columns.server.ts';
import { mailConstraints, mails } from '../../core/mails/mail-table.server.ts';
import { translationsColumn } from '../../core/records/translations-column.server.ts';
import type { NewsTopic } from '../news-topic.ts';
import { releaseStatuses } from './news-release-status.ts';

/** A release to news subscribers, written once and sent once. */
export const newsReleases = pgTable('news_releases', {
  ...changeableColumns(),
  ...translationsColumn<{ subject: string; text: string }>(),
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

mailConstraints.push(
  () => foreignKey({ columns: [mails.newsReleaseId], foreignColumns: [newsReleases.id] }).onDelete('cascade'),
  (table) =>
    index('mails_next_news')
      .on(table.nextTryAt, table.id)
      .where(sql`kind in ('news', 'correction') and status = 'waiting'`),
  // Even if sending is started several times, each address gets the release once.
  (table) => uniqueIndex('mails_one_of_each_release').on(table.recordId, table.recipient).where(sql`kind = 'news'`),
);
