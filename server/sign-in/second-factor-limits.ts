import type { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { createAttemptLimit } from './attempt-limit.ts';

/**
 * Codes of six digits can be guessed by someone who has the password: ten for an account in a day from devices it doesn't
 * know, five in 15 minutes from one it knows. They lock nobody out: passkeys and recovery codes are too long to be
 * guessed and are always accepted.
 */
export function createSecondFactorLimits(services: Pick<Services, 'db' | 'settings'>) {
  const byAccount = createAttemptLimit(services, {
    name: 'second-factor:account',
    tries: 10,
    withinSeconds: 24 * 60 * 60,
  });
  const byDevice = createAttemptLimit(services, { name: 'second-factor:device', tries: 5, withinSeconds: 15 * 60 });
  const of = (userId: string, deviceHash: string | undefined) =>
    deviceHash ? { tries: byDevice, key: `${userId}:${deviceHash}` } : { tries: byAccount, key: userId };

  return {
    /** Counts before the code is looked at. @param deviceHash of a device that the account knows */
    admit(userId: string, deviceHash: string | undefined): Promise<Refusal | undefined> {
      const { tries, key } = of(userId, deviceHash);
      return tries.admit(key);
    },

    forgive(userId: string, deviceHash: string | undefined): Promise<void> {
      const { tries, key } = of(userId, deviceHash);
      return tries.forgive(key);
    },
  };
}
