import { createHash } from 'node:crypto';
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
export const addressKey = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('base64url');

interface Bounds {
  /** Name of the counters in the database: 'reset:address'. */
  name: string;
  tries: number;
  withinSeconds: number;
}

/** Limits attempts per time, counted in the database before each one, so that concurrent ones count too. */
export function createAttemptLimit(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  { name, tries, withinSeconds }: Bounds,
) {
  requireShortLimit(withinSeconds);
  const limiter = new RateLimiterPostgres({
    storeClient: db.$client,
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points: tries,
    duration: withinSeconds,
  });
  return {
    async admit(key: string): Promise<Refusal | undefined> {
      if (!settings.rateLimits) return undefined;
      try {
        await limiter.consume(key);
        return undefined;
      } catch (over) {
        if (!(over instanceof RateLimiterRes)) throw over;
        return tooManyAttempts(Math.max(1, Math.ceil(over.msBeforeNext / 1000)), 'Versuche');
      }
    },

    /** Resets the counter after a correct attempt. */
    async forgive(key: string): Promise<void> {
      if (settings.rateLimits) await limiter.delete(key);
    },
  };
}
