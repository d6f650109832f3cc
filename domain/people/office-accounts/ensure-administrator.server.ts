import { hashPassword, verifyPassword } from 'better-auth/crypto';
import type { Transaction } from '#platform/database/database.server.ts';
import type { Services } from '#platform/services.server.ts';
import { SettingError, type Settings } from '#platform/settings.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { accountRecord } from '../../core/audit/audited-record.ts';
import { storeAccountNotice } from '../account-notice-mail.server.ts';
import { revokeTokensOf } from '../read-tokens/read-tokens.server.ts';
import {
  endSessionsOf,
  findSettingsAccount,
  insertUser,
  isEmailTaken,
  lockAccounts,
  readSecret,
  setEmail,
  setPassword,
  writeSecret,
} from '../user-queries.server.ts';
import { generatePassword } from './generate-password.server.ts';
import { passwordFault } from './password-rule.server.ts';

/** First values of the account of ADMIN_EMAIL; name and role can be changed later. */
export const settingsAccount = (email: string) =>
  ({ name: email, email, role: 'administrator', isFromSettings: true }) as const;

/** Actor in the audit log. */
const actor = 'settings';

type AdministratorSettings = Pick<Settings, 'adminEmail' | 'adminPassword'>;

/** @throws SettingError if ADMIN_PASSWORD is too short or common */
export async function checkAdministratorSettings({ adminEmail, adminPassword }: AdministratorSettings): Promise<void> {
  const fault = adminPassword === undefined ? undefined : await passwordFault(adminPassword, adminEmail);
  if (fault) throw new SettingError(`ADMIN_PASSWORD ${fault}`);
}

async function checkEmailIsFree(tx: Transaction, adminEmail: string): Promise<void> {
  if (await isEmailTaken(tx, adminEmail)) throw new SettingError('ADMIN_EMAIL is the address of another account');
}

/**
 * Creates the settings' account at the first start, with a generated password if none is set. Later it applies a changed
 * ADMIN_EMAIL or ADMIN_PASSWORD and ends all sessions; an ADMIN_PASSWORD is applied only once, so that a later reset of the
 * password stays.
 * @returns the generated password, to be shown once
 * @throws SettingError if the address belongs to another account
 */
export async function ensureAdministrator({
  db,
  settings,
}: Pick<Services, 'db'> & { settings: AdministratorSettings & Pick<Settings, 'staffEmail'> }): Promise<
  string | undefined
> {
  const { adminEmail, adminPassword } = settings;
  return db.transaction(async (tx) => {
    await lockAccounts(tx);
    const administrator = await findSettingsAccount(tx);
    if (!administrator) {
      const password = adminPassword ?? generatePassword();
      const hash = await hashPassword(password);
      await checkEmailIsFree(tx, adminEmail);
      await insertUser(tx, settingsAccount(adminEmail), hash);
      if (adminPassword !== undefined) await writeSecret(tx, 'applied-password', hash);
      return adminPassword === undefined ? password : undefined;
    }
    if (administrator.email !== adminEmail) {
      await checkEmailIsFree(tx, adminEmail);
      await setEmail(tx, administrator.id, adminEmail);
      await endSessionsOf(tx, administrator.id);
      await recordAudit(tx, { actor, action: 'change', ...accountRecord(administrator) });
    }
    if (adminPassword === undefined) return undefined;
    const applied = await readSecret(tx, 'applied-password');
    if (applied && (await verifyPassword({ hash: applied, password: adminPassword }))) return undefined;
    const hash = await hashPassword(adminPassword);
    await setPassword(tx, administrator.id, hash);
    await writeSecret(tx, 'applied-password', hash);
    await endSessionsOf(tx, administrator.id);
    await revokeTokensOf(tx, administrator.id, actor);
    await storeAccountNotice(tx, settings, { ...administrator, email: adminEmail }, 'password-changed');
    await recordAudit(tx, { actor, action: 'reset-password', ...accountRecord(administrator) });
    return undefined;
  });
}
