import { hashPassword } from 'better-auth/crypto';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../audit/audit-queries.server.ts';
import {
  endSessionsOf,
  findAdministrator,
  insertAdministrator,
  lockAdministrator,
  setAdministratorPassword,
} from './administrator-queries.server.ts';

/**
 * Gives the administrator a new password and ends all sessions; creates the administrator when there is none yet.
 * @returns the e-mail address to sign in with
 */
export async function resetPassword(
  { db }: Pick<Services, 'db'>,
  { password, emailOfNew }: { password: string; emailOfNew: string },
): Promise<string> {
  const hash = await hashPassword(password);
  return db.transaction(async (tx) => {
    await lockAdministrator(tx);
    const administrator = await findAdministrator(tx);
    if (!administrator) {
      await insertAdministrator(tx, emailOfNew, hash);
      return emailOfNew;
    }
    await setAdministratorPassword(tx, administrator.id, hash);
    await endSessionsOf(tx, administrator.id);
    await recordAudit(tx, { actor: 'command line', action: 'reset-password', recordKind: 'administrators' });
    return administrator.email;
  });
}
