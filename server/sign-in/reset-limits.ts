import { createHash } from 'node:crypto';
import type { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { countTries } from './counted-tries.ts';

const withinSeconds = 60 * 60;

/** How often links for a new password may be asked for: whether there is such an account makes no difference. */
export function createResetLimits(services: Pick<Services, 'db' | 'settings'>) {
  const byAddress = countTries(services, { name: 'reset:address', tries: 3, withinSeconds });
  const byNetwork = countTries(services, { name: 'reset:network', tries: 20, withinSeconds });
  const digest = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('base64url');

  return {
    admit: async (email: string, network = 'here'): Promise<Refusal | undefined> =>
      (await byNetwork.admit(network)) ?? (await byAddress.admit(digest(email))),
  };
}
