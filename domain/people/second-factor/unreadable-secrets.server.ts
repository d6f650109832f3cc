import { unseal } from '#platform/access/accounts-key.server.ts';
import type { Services } from '#platform/services.server.ts';
import { listSealedSecrets } from './second-factor-queries.server.ts';

/** The number of apps whose secrets were sealed with another key, so that their codes are rejected. */
export async function countUnreadableSecrets({ db, settings }: Pick<Services, 'db' | 'settings'>): Promise<number> {
  let count = 0;
  for (const { userId, sealedSecret } of await listSealedSecrets(db)) {
    if ((await unseal(settings, sealedSecret, userId)) === null) count += 1;
  }
  return count;
}
