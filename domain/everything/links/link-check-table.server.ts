import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';
import { linkResults } from './link-result.ts';

/** Check results of outgoing addresses; a row is removed when no link remains. */
export const linkChecks = pgTable('link_checks', {
  address: text().primaryKey(),
  /** When a check was requested; null if none is pending. */
  requestedAt: instant(),
  /** null if never checked. */
  checkedAt: instant(),
  result: text({ enum: linkResults }),
  /** HTTP status. */
  status: integer(),
  /** The first of the consecutive failures; null if the last check succeeded. */
  failingSince: instant(),
});
