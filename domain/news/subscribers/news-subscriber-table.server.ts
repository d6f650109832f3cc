import { pgTable, text } from 'drizzle-orm/pg-core';
import { changeableColumns, instant } from '#platform/database/record-columns.server.ts';
import type { NewsTopic } from '../news-topic.ts';
import { subscriberStatuses } from './news-subscriber-status.ts';

/** Who asked to be told of news. */
export const newsSubscribers = pgTable('news_subscribers', {
  ...changeableColumns(),
  /** In lower case: one address is one subscriber. */
  email: text().notNull().unique(),
  topics: text().array().$type<NewsTopic[]>().notNull(),
  status: text({ enum: subscriberStatuses }).notNull().default('unconfirmed'),
  /** When the link of the first mail stops to confirm. */
  expiresAt: instant().notNull(),
  confirmedAt: instant(),
  refusedAt: instant(),
  /** What the mail server said. */
  refusal: text(),
});

/**
 * Addresses that were written to and have not confirmed, by what nobody can turn back into one: whoever types a stranger's
 * address into the form gets that stranger one mail, ever.
 */
export const newsAskedAddresses = pgTable('news_asked_addresses', {
  fingerprint: text().primaryKey(),
  askedAt: instant().notNull().defaultNow(),
});
