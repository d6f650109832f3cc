import { createHash } from 'node:crypto';
import type { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { countTries } from './counted-tries.ts';

const withinSeconds = 24 * 60 * 60;

/** How many invitations a firm may have sent in a day: they go out in our name, to whatever address. */
export function createInvitationLimits(services: Pick<Services, 'db' | 'settings'>) {
  const byFirm = countTries(services, { name: 'invitations:firm', tries: 20, withinSeconds });
  const byAddress = countTries(services, { name: 'invitations:address', tries: 5, withinSeconds });
  const digest = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('base64url');

  return {
    admit: async (firmId: string, email = ''): Promise<Refusal | undefined> =>
      (await byFirm.admit(firmId)) ?? (email === '' ? undefined : byAddress.admit(digest(email))),
  };
}
