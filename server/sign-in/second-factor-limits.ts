import type { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { createAttemptLimit } from './attempt-limit.ts';

/**
 * Someone with the password could guess codes of six digits, so an account accepts ten attempts a day from unknown
 * devices, and five in 15 minutes from a known one. Nobody is locked out: passkeys and recovery codes, which can't be
 * guessed, are always accepted.
 */
export function createSecondFactorLimits(services: Pick<Services, 'db' | 'settings'>) {
  const byAccount = createAttemptLimit(services, {
    name: 'second-factor:account',
    tries: 10,
    withinSeconds: 24 * 60 * 60,
  });
  const byDevice = createAttemptLimit(services, { name: 'second-factor:device', tries: 5, withinSeconds: 15 * 60 });
  const countersOf = (userId: string, deviceHash: string | undefined) =>
    deviceHash ? { tries: byDevice, key: `${userId}:${deviceHash}` } : { tries: byAccount, key: userId };

  return {
    /** Counts an attempt before the code is verified. @param deviceHash of a device that the account knows */
    admit(userId: string, deviceHash: string | undefined): Promise<Refusal | undefined> {
      const { tries, key } = countersOf(userId, deviceHash);
      return tries.admit(key);
    },

    forgive(userId: string, deviceHash: string | undefined): Promise<void> {
      const { tries, key } = countersOf(userId, deviceHash);
      return tries.forgive(key);
    },
  };
}
