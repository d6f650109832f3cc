import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';
import { linkResults } from './link-result.ts';

/** What is known of an address that pages and records lead to; a row for each, until nothing leads there any more. */
export const linkChecks = pgTable('link_checks', {
  address: text().primaryKey(),
  /** When it was asked for that it be checked; null: it isn't waiting. */
  requestedAt: instant(),
  /** null: never yet. */
  checkedAt: instant(),
  result: text({ enum: linkResults }),
  /** Of HTTP. */
  status: integer(),
  /** The first of the failures in a row that the last check ended; null: it worked. */
  failingSince: instant(),
});
