import { createSessions, type Sessions } from '#platform/access/sessions.server.ts';
import type { Services } from '#platform/services.server.ts';
import { getOrCreateSecret } from '../get-or-create-secret.server.ts';
import { sessionTables } from '../user-queries.server.ts';

/** Sessions of all users; their cookies are signed with the database's secret. */
export async function openSessions({ db, settings }: Pick<Services, 'db' | 'settings'>): Promise<Sessions> {
  const secret = await getOrCreateSecret(db, 'session-signature');
  return createSessions({ db, tables: sessionTables, secret, settings });
}
