import { sql } from 'drizzle-orm';
import { foreignKey, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { changeableColumns, instant } from '#platform/database/record-columns.server.ts';
import { mailConstraints, mails } from '../../core/mails/mail-table.server.ts';
import { correspondenceLanguage } from '../../core/records/correspondence-language.server.ts';
import type { NewsTopic } from '../news-topic.ts';
import { subscriberStatuses } from './news-subscriber-answer.ts';

export const newsSubscribers = pgTable('news_subscribers', {
  ...changeableColumns(),
  ...correspondenceLanguage(),
  /** In lower case: one address is one subscriber. */
  email: text().notNull().unique(),
  topics: text().array().$type<NewsTopic[]>().notNull(),
  /** Keys of the cards whose corrections the subscriber is notified of: '2024-3'. */
  cards: text().array().notNull().default([]),
  status: text({ enum: subscriberStatuses }).notNull().default('unconfirmed'),
  /** When the confirmation link expires. */
  expiresAt: instant().notNull(),
  confirmedAt: instant(),
  refusedAt: instant(),
  /** The mail server's message. */
  refusal: text(),
});

/**
 * Irreversible fingerprints of addresses that were mailed and have not confirmed: entering a stranger's address causes
 * at most one mail, ever.
 */
export const newsAskedAddresses = pgTable('news_asked_addresses', {
  fingerprint: text().primaryKey(),
  askedAt: instant().notNull().defaultNow(),
});

mailConstraints.push(
  () => foreignKey({ columns: [mails.newsSubscriberId], foreignColumns: [newsSubscribers.id] }).onDelete('cascade'),
  // Each subscriber gets one mail per correction, even if the job runs again.
  (table) =>
    uniqueIndex('mails_one_of_each_correction')
      .on(table.recordId, sql`(details ->> 'version')`)
      .where(sql`kind = 'correction'`),
);
