import { sql } from 'drizzle-orm';
import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Counters of rate-limiter-flexible, in the layout that library reads and writes. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});

/** The library counts milliseconds; as a moment: */
export const rateLimitExpiresAt = sql`to_timestamp(${rateLimits.expire} / 1000.0)`;
