import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { tooManyAttempts } from './sign-in-limits.ts';

/**
 * Codes of six digits can be guessed by whoever has the password: ten for an account in a day from devices it doesn't
 * know, five in 15 minutes from one it knows. Nobody is locked out by them: passkeys and recovery codes are too long to be
 * guessed and are always taken.
 */
export function createSecondFactorLimits({ db, settings }: Pick<Services, 'db' | 'settings'>) {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: db.$client,
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: `second-factor:${keyPrefix}`,
      points,
      duration,
    });
  const byAccount = limiter('account', 10, 24 * 60 * 60);
  const byDevice = limiter('device', 5, 15 * 60);
  const of = (userId: string, deviceHash: string | undefined) =>
    deviceHash ? { limit: byDevice, key: `${userId}:${deviceHash}` } : { limit: byAccount, key: userId };

  return {
    /** Counts before the code is looked at. @param deviceHash of a device that the account knows */
    async admit(userId: string, deviceHash: string | undefined): Promise<Refusal | undefined> {
      if (!settings.rateLimits) return undefined;
      const { limit, key } = of(userId, deviceHash);
      try {
        await limit.consume(key);
        return undefined;
      } catch (over) {
        if (!(over instanceof RateLimiterRes)) throw over;
        return tooManyAttempts(Math.max(1, Math.ceil(over.msBeforeNext / 1000)));
      }
    },

    async forgive(userId: string, deviceHash: string | undefined): Promise<void> {
      const { limit, key } = of(userId, deviceHash);
      if (settings.rateLimits) await limit.delete(key);
    },
  };
}
