import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '#platform/database/record-columns.server.ts';

/** The chain's head at the end of each day on which the chain grew, as mailed to the office. */
export const chainHeads = pgTable('chain_heads', {
  id: uuid().primaryKey().defaultRandom(),
  position: integer().notNull().unique(),
  head: text().notNull(),
  takenAt: instant().notNull().defaultNow(),
  /** Response of the time stamp service (RFC 3161, DER); null without one. */
  timestamp: bytea(),
  /** Why the last request for a time stamp failed; null after a success. */
  timestampFailure: text(),
});
