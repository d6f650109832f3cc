import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { tooManyAttempts } from './sign-in-limits.ts';

const windowSeconds = 60 * 60;
const perAddress = 3;
const perNetwork = 20;

/** How often links for a new password may be asked for: whether there is such an account makes no difference. */
export function createResetLimits({ db, settings }: Pick<Services, 'db' | 'settings'>) {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: db.$client,
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: `reset:${keyPrefix}`,
      points,
      duration: windowSeconds,
    });
  const byAddress = limiter('address', perAddress);
  const byNetwork = limiter('network', perNetwork);

  return {
    async admit(email: string, network = 'here'): Promise<Refusal | undefined> {
      if (!settings.rateLimits) return undefined;
      try {
        await byNetwork.consume(network);
        await byAddress.consume(createHash('sha256').update(email.toLowerCase()).digest('base64url'));
        return undefined;
      } catch (over) {
        if (!(over instanceof RateLimiterRes)) throw over;
        return tooManyAttempts(Math.max(1, Math.ceil(over.msBeforeNext / 1000)));
      }
    },
  };
}
