import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';

const windowSeconds = 15 * 60;
const failuresPerAccountAndNetwork = 5;
const failuresPerNetwork = 30;
/** Failures of an account, from wherever, that are answered at once. */
const withoutDelay = 3;
const firstDelayMillis = 250;
const longestDelayMillis = 4_000;
const mostWaiting = 8;

interface Attempt {
  email: string;
  network: string | undefined;
}

/**
 * Holds up whoever guesses passwords, counted in the database, so that every instance knows and a restart forgets
 * nothing: 5 failures for one account from one network in 15 minutes, 30 from one network for whatever accounts. Guesses
 * for one account from many networks only get slower and slower, so that nobody can lock the administrator out.
 */
export function createSignInLimits({ db, settings }: Pick<Services, 'db' | 'settings'>) {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: db.$client,
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: `sign-in:${keyPrefix}`,
      points,
      duration: windowSeconds,
    });
  const byBoth = limiter('account-network', failuresPerAccountAndNetwork);
  const byNetwork = limiter('network', failuresPerNetwork);
  const byAccount = limiter('account', Number.MAX_SAFE_INTEGER);
  let waiting = 0;

  const keysOf = ({ email, network = 'here' }: Attempt) => {
    const account = createHash('sha256').update(email.toLowerCase()).digest('base64url');
    return { both: `${account}:${network}`, network, account };
  };

  /** Counts before the password is looked at, so that attempts at the same moment can't slip through together. */
  async function count(limit: RateLimiterPostgres, key: string): Promise<number> {
    try {
      await limit.consume(key);
      return 0;
    } catch (over) {
      if (over instanceof RateLimiterRes) return Math.max(1, Math.ceil(over.msBeforeNext / 1000));
      throw over;
    }
  }

  function tooMany(retryAfter: number): Refusal {
    const minutes = Math.ceil(retryAfter / 60);
    const pause = minutes === 1 ? 'einer Minute' : `${minutes} Minuten`;
    const sentence = `Zu viele Anmeldeversuche. Bitte versuchen Sie es in ${pause} noch einmal.`;
    return refuse(429, 'too-many-attempts', sentence, { retryAfter });
  }

  return {
    /** Undefined when the attempt may be made (after a pause); else why not. */
    async admit(attempt: Attempt): Promise<Refusal | undefined> {
      if (!settings.rateLimits) return undefined;
      const keys = keysOf(attempt);
      const retryAfter = Math.max(await count(byBoth, keys.both), await count(byNetwork, keys.network));
      if (retryAfter > 0) return tooMany(retryAfter);
      const { consumedPoints } = await byAccount.consume(keys.account);
      const extra = consumedPoints - withoutDelay;
      if (extra <= 0) return undefined;
      if (waiting >= mostWaiting) return tooMany(Math.ceil(longestDelayMillis / 1000));
      waiting += 1;
      await sleep(Math.min(firstDelayMillis * 2 ** (extra - 1), longestDelayMillis));
      waiting -= 1;
      return undefined;
    },

    /** The attempt was the right one: it counts nowhere, and the account starts anew. */
    async forgive(attempt: Attempt): Promise<void> {
      if (!settings.rateLimits) return;
      const keys = keysOf(attempt);
      await Promise.all([byBoth.delete(keys.both), byAccount.delete(keys.account), byNetwork.reward(keys.network)]);
    },
  };
}
