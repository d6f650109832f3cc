import { hash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { requireShortLimit } from '#platform/rate-limit-table.server.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';

function pauseText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return `${Math.ceil(minutes / 60)} Stunden`;
  return minutes === 1 ? 'einer Minute' : `${minutes} Minuten`;
}

export function tooManyAttempts(retryAfterSeconds: number, attempts = 'Anmeldeversuche'): Refusal {
  const message = `Zu viele ${attempts}. Bitte versuchen Sie es in ${pauseText(retryAfterSeconds)} noch einmal.`;
  return refuse(429, 'too-many-attempts', message, { retryAfterSeconds });
}

/** The key of an address in counters. */
export const addressKey = (email: string) => hash('sha256', email.toLowerCase(), 'base64url');

/** Attempts counted in the database, so for all instances. */
export const countedInDatabase = ({ $client: storeClient }: Services['db']) => ({
  storeClient,
  tableName: 'rate_limits',
  tableCreated: true,
});

/** Counts an attempt before it is made, so that concurrent ones count too. */
export async function countAttempt(limit: RateLimiterPostgres, key: string) {
  try {
    return { tries: (await limit.consume(key)).consumedPoints, retryAfterSeconds: 0 };
  } catch (over) {
    if (!(over instanceof RateLimiterRes)) throw over;
    return { tries: over.consumedPoints, retryAfterSeconds: Math.max(1, Math.ceil(over.msBeforeNext / 1000)) };
  }
}

interface Bounds {
  /** Name of the counters in the database: 'reset:address'. */
  name: string;
  tries: number;
  withinSeconds: number;
}

export function createAttemptLimit(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  { name, tries, withinSeconds }: Bounds,
) {
  requireShortLimit(withinSeconds);
  const limiter = new RateLimiterPostgres({
    ...countedInDatabase(db),
    keyPrefix: name,
    points: tries,
    duration: withinSeconds,
  });
  return {
    async admit(key: string): Promise<Refusal | undefined> {
      if (!settings.rateLimits) return undefined;
      const { retryAfterSeconds } = await countAttempt(limiter, key);
      return retryAfterSeconds > 0 ? tooManyAttempts(retryAfterSeconds, 'Versuche') : undefined;
    },

    /** Resets the counter after a correct attempt. */
    async forgive(key: string): Promise<void> {
      if (settings.rateLimits) await limiter.delete(key);
    },
  };
}
