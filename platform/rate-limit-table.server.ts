import { sql } from 'drizzle-orm';
import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { type FixedDuration, secondsOf } from './durations.ts';

/** Counters in the table layout of rate-limiter-flexible. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});

/** Longest period of a counter. */
export const longestLimit = '24 hours' satisfies FixedDuration;

const storedTime = sql`to_timestamp(${rateLimits.expire} / 1000.0)`;

/** The library stores milliseconds; converted to a timestamp. A later one than possible was stored before the clock was set back. */
export const rateLimitExpiresAt = sql`(case when ${storedTime} > now() + interval '${sql.raw(longestLimit)}' + interval '1 hour'
  then '-infinity' else ${storedTime} end)`;

/** @throws if the period is longer than the privacy note states */
export function requireShortLimit(seconds: number): void {
  if (seconds > secondsOf(longestLimit)) throw new Error(`a limit may count for ${longestLimit} at most`);
}
