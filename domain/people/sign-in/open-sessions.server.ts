import { createSessions, type Sessions } from '#platform/access/sessions.server.ts';
import type { Services } from '#platform/services.server.ts';
import { account, session, user, verification } from '../../core/accounts/user-table.server.ts';
import { keptSecret } from '../kept-secret.server.ts';

/** The administrator's sessions; their cookies are signed with a secret that is made once a database. */
export async function openSessions({ db, settings }: Pick<Services, 'db' | 'settings'>): Promise<Sessions> {
  const secret = await keptSecret(db, 'session-signature');
  return createSessions({ db, tables: { user, session, account, verification }, secret, settings });
}
