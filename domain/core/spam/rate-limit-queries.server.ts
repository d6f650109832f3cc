import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.server.ts';
import { rateLimits, requireShortLimit } from '#platform/rate-limit-table.server.ts';

/** A number of points per window of seconds. */
export interface Limit {
  points: number;
  seconds: number;
}

/**
 * Consumes a point of the current window, in the table layout of rate-limiter-flexible, which can't join a transaction.
 * @returns seconds to wait if the limit is exceeded, else 0
 */
export async function consume(tx: Transaction, key: string, { points, seconds }: Limit): Promise<number> {
  requireShortLimit(seconds);
  const now = Date.now();
  const expire = now + seconds * 1000;
  const isOver = sql`${rateLimits.expire} <= ${now}`;
  const [counted] = await tx
    .insert(rateLimits)
    .values({ key, points: 1, expire })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${isOver} then 1 else ${rateLimits.points} + 1 end`,
        expire: sql`case when ${isOver} then ${expire} else ${rateLimits.expire} end`,
      },
    })
    .returning();
  if (!counted || counted.points <= points) return 0;
  return Math.max(1, Math.ceil(((counted.expire ?? expire) - now) / 1000));
}
