import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { countedNetworks } from '#platform/network/networks.ts';
import type { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { addressKey, countAttempt, countedInDatabase, tooManyAttempts } from './attempt-limit.ts';

const windowSeconds = 15 * 60;
const failuresPerAccountAndNetwork = 5;
const failuresPerDevice = 5;
const failuresPerNetwork = 30;
/** Failures of an account, from any network, that are answered without a delay. */
const withoutDelay = 3;
const firstDelayMs = 250;
const maxDelayMs = 4_000;

export interface Attempt {
  email: string;
  network: string | undefined;
}

/**
 * Limits password guessing, counted in the database for all instances: in 15 minutes 5 failures for one account from
 * one network, and 30 from one network for all accounts. Guesses for one account from many networks are only delayed,
 * so that an attacker can't lock the administrator out. A known device has its own limit of 5 failures.
 */
export function createSignInLimits({ db }: Pick<Services, 'db'>) {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      ...countedInDatabase(db),
      keyPrefix: `sign-in:${keyPrefix}`,
      points,
      duration: windowSeconds,
      // Once blocked, further attempts are refused without querying the database.
      inMemoryBlockOnConsumed: points + 1,
    });
  const byBoth = limiter('account-network', failuresPerAccountAndNetwork);
  const byDevice = limiter('device', failuresPerDevice);
  const byAccount = limiter('account', Number.MAX_SAFE_INTEGER - 1);
  const byShare = new Map([1, 4, 16].map((share) => [share, limiter('network', failuresPerNetwork * share)]));

  const networksOf = ({ network = 'here' }: Attempt) =>
    countedNetworks(network).map((counted) => ({
      key: counted.network,
      limit: byShare.get(counted.share) as RateLimiterPostgres,
    }));
  const accountOf = ({ email }: Attempt) => addressKey(email);
  const keyOfBoth = (attempt: Attempt) => `${accountOf(attempt)}:${attempt.network ?? 'here'}`;

  return {
    /** Whether a stranger may try, and after how many milliseconds. */
    async admit(attempt: Attempt): Promise<{ delayMs: number } | Refusal> {
      for (const { limit, key } of networksOf(attempt)) {
        const { retryAfterSeconds } = await countAttempt(limit, key);
        if (retryAfterSeconds > 0) return tooManyAttempts(retryAfterSeconds);
      }
      const { retryAfterSeconds } = await countAttempt(byBoth, keyOfBoth(attempt));
      if (retryAfterSeconds > 0) return tooManyAttempts(retryAfterSeconds);
      const extra = (await countAttempt(byAccount, accountOf(attempt))).tries - withoutDelay;
      return { delayMs: extra <= 0 ? 0 : Math.min(firstDelayMs * 2 ** (extra - 1), maxDelayMs) };
    },

    /** The refusal of a known device's attempt, if it has to wait. */
    async admitDevice(tokenHash: string): Promise<Refusal | undefined> {
      const { retryAfterSeconds } = await countAttempt(byDevice, tokenHash);
      return retryAfterSeconds > 0 ? tooManyAttempts(retryAfterSeconds) : undefined;
    },

    /** Uncounts an attempt for its network, because the password was not verified; the account's delay stays. */
    async giveBack(attempt: Attempt): Promise<void> {
      await Promise.all([
        byBoth.reward(keyOfBoth(attempt)),
        ...networksOf(attempt).map(({ limit, key }) => limit.reward(key)),
      ]);
    },

    /** After a stranger's correct password: removes the attempt and resets the account's counter. */
    async forgive(attempt: Attempt): Promise<void> {
      await Promise.all([
        byBoth.delete(keyOfBoth(attempt)),
        byAccount.delete(accountOf(attempt)),
        ...networksOf(attempt).map(({ limit, key }) => limit.reward(key)),
      ]);
    },

    forgiveDevice: (tokenHash: string) => byDevice.delete(tokenHash),
  };
}
