import { randomBytes } from 'node:crypto';
import type { Services } from '#platform/services.server.ts';
import { createSessions, type Sessions } from '#platform/sessions.server.ts';
import { lockAccounts, readSecret, writeSecret } from './user-queries.server.ts';
import { account, session, user, verification } from './user-table.server.ts';

/** The administrator's sessions; their cookies are signed with a secret that is made once a database. */
export async function openSessions({ db, settings }: Pick<Services, 'db' | 'settings'>): Promise<Sessions> {
  const secret = await db.transaction(async (tx) => {
    await lockAccounts(tx);
    const known = await readSecret(tx, 'session-signature');
    if (known) return known;
    const made = randomBytes(32).toString('base64url');
    await writeSecret(tx, 'session-signature', made);
    return made;
  });
  return createSessions({ db, tables: { user, session, account, verification }, secret, settings });
}
