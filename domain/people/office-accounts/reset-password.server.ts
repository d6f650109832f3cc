import { hashPassword } from 'better-auth/crypto';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { accountRecord } from '../../core/audit/audited-record.ts';
import { storeAccountNotice } from '../account-notice-mail.server.ts';
import { revokeTokensOf } from '../read-tokens/read-tokens.server.ts';
import {
  endSessionsOf,
  findSettingsAccount,
  insertUser,
  lockAccounts,
  setPassword,
  updateUser,
} from '../user-queries.server.ts';
import { settingsAccount } from './ensure-administrator.server.ts';

/**
 * Sets the password of the settings' account, ends its sessions, reactivates it as administrator and notifies its owner by
 * mail. Creates the account if there is none.
 * @returns the email address to sign in with
 */
export async function resetPassword(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  { password, emailOfNew }: { password: string; emailOfNew: string },
): Promise<string> {
  const hash = await hashPassword(password);
  return db.transaction(async (tx) => {
    await lockAccounts(tx);
    const administrator = await findSettingsAccount(tx);
    if (!administrator) {
      await insertUser(tx, settingsAccount(emailOfNew), hash);
      return emailOfNew;
    }
    await updateUser(tx, administrator.id, { role: 'administrator', deactivatedAt: null });
    await setPassword(tx, administrator.id, hash);
    await endSessionsOf(tx, administrator.id);
    await revokeTokensOf(tx, administrator.id, 'command line');
    await storeAccountNotice(tx, settings, administrator, 'password-changed');
    await recordAudit(tx, { actor: 'command line', action: 'reset-password', ...accountRecord(administrator) });
    return administrator.email;
  });
}
