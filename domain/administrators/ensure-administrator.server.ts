import { hashPassword, verifyPassword } from 'better-auth/crypto';
import type { Services } from '#platform/services.server.ts';
import { SettingError, type Settings } from '#platform/settings.server.ts';
import {
  endSessionsOf,
  findAdministrator,
  insertAdministrator,
  lockAdministrator,
  readSecret,
  setAdministratorEmail,
  setAdministratorPassword,
  writeSecret,
} from './administrator-queries.server.ts';
import { generatePassword } from './generate-password.server.ts';
import { passwordFault } from './password-rule.server.ts';

type AdministratorSettings = Pick<Settings, 'adminEmail' | 'adminPassword'>;

/** @throws SettingError when ADMIN_PASSWORD is too short or common */
export async function checkAdministratorSettings({ adminEmail, adminPassword }: AdministratorSettings): Promise<void> {
  const fault = adminPassword === undefined ? undefined : await passwordFault(adminPassword, adminEmail);
  if (fault) throw new SettingError(`ADMIN_PASSWORD ${fault}`);
}

/**
 * Makes the administrator what the settings say: created at the first start, with a generated password when none is set;
 * later a changed ADMIN_EMAIL or ADMIN_PASSWORD is taken over and ends all sessions. An ADMIN_PASSWORD that was applied
 * before leaves a password alone that was reset since.
 * @returns the generated password, to be shown once
 */
export async function ensureAdministrator({
  db,
  settings,
}: Pick<Services, 'db'> & { settings: AdministratorSettings }): Promise<string | undefined> {
  const { adminEmail, adminPassword } = settings;
  return db.transaction(async (tx) => {
    await lockAdministrator(tx);
    const administrator = await findAdministrator(tx);
    if (!administrator) {
      const password = adminPassword ?? generatePassword();
      const hash = await hashPassword(password);
      await insertAdministrator(tx, adminEmail, hash);
      if (adminPassword !== undefined) await writeSecret(tx, 'applied-password', hash);
      return adminPassword === undefined ? password : undefined;
    }
    if (administrator.email !== adminEmail) {
      await setAdministratorEmail(tx, administrator.id, adminEmail);
      await endSessionsOf(tx, administrator.id);
    }
    if (adminPassword === undefined) return undefined;
    const applied = await readSecret(tx, 'applied-password');
    if (applied && (await verifyPassword({ hash: applied, password: adminPassword }))) return undefined;
    const hash = await hashPassword(adminPassword);
    await setAdministratorPassword(tx, administrator.id, hash);
    await writeSecret(tx, 'applied-password', hash);
    await endSessionsOf(tx, administrator.id);
    return undefined;
  });
}
