import type { Transaction } from '#platform/database/database.server.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { Role } from '../../core/accounts/roles.ts';
import type { AuditAction } from '../../core/audit/audit-actions.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { accountRecord } from '../../core/audit/audited-record.ts';
import { enqueueAccountNotice } from '../account-notice-mail.server.ts';
import type { OfficePerson } from '../office-person.server.ts';
import { revokeTokensOf } from '../read-tokens/read-tokens.server.ts';
import {
  countAdministrators,
  endSessionsOf,
  findUser,
  lockAccounts,
  type User,
  updateUser,
} from '../user-queries.server.ts';
import { resetSecondFactor } from './reset-second-factor.server.ts';

type AccountServices = Pick<Services, 'db' | 'jobs' | 'settings'>;

const noSuchAccount = refuse(404, 'no-such-account', 'This account does not exist.');
const lastAdministrator = refuse(
  409,
  'last-administrator',
  'This is the last administrator. Give somebody else this role first.',
);

async function findOfficeUser(tx: Transaction, id: string): Promise<User | undefined> {
  const found = await findUser(tx, id);
  return found?.kind === 'office' ? found : undefined;
}

/** Changes an account's name or role, or (de)activates it. Deactivation ends its sessions, and its tokens end with its right to make them. */
export async function changeOfficeAccount(
  { db, jobs, settings }: AccountServices,
  administrator: OfficePerson,
  id: string,
  change: { name?: string | undefined; role?: Role | undefined; isActive?: boolean | undefined },
): Promise<Refusal | null> {
  return db.transaction(async (tx) => {
    await lockAccounts(tx);
    const before = await findOfficeUser(tx, id);
    if (!before?.role) return noSuchAccount;
    const { name = before.name, role = before.role, isActive = before.deactivatedAt === null } = change;
    const deactivatedAt = isActive ? null : (before.deactivatedAt ?? new Date());
    const wasAdministrator = before.role === 'administrator' && before.deactivatedAt === null;
    const isAdministrator = role === 'administrator' && isActive;
    // Under the lock, so that two administrators can't remove each other at the same time.
    if (wasAdministrator && !isAdministrator && (await countAdministrators(tx)) === 1) return lastAdministrator;
    const hasNewRole = role !== before.role;
    const isSwitched = isActive !== (before.deactivatedAt === null);
    if (!hasNewRole && !isSwitched && name === before.name) return null;
    await updateUser(tx, id, { name, role, deactivatedAt });
    if (!isActive) await endSessionsOf(tx, id);
    if (wasAdministrator && !isAdministrator) await revokeTokensOf(tx, id, administrator.email);
    if (hasNewRole) await enqueueAccountNotice(tx, { jobs, settings }, before, { event: 'role-changed' });
    const actions: AuditAction[] = [];
    if (hasNewRole) actions.push('role');
    if (isSwitched) actions.push(isActive ? 'activate' : 'deactivate');
    if (actions.length === 0) actions.push('change');
    for (const action of actions) {
      await recordAudit(tx, { actor: administrator.email, action, ...accountRecord(before) });
    }
    return null;
  });
}

/** For a person who lost their factors: they sign in with the password alone and add a new factor. */
export async function removeSecondFactor(
  { db, jobs, settings }: AccountServices,
  administrator: OfficePerson,
  id: string,
): Promise<Refusal | null> {
  return db.transaction(async (tx) => {
    const person = await findOfficeUser(tx, id);
    if (!person) return noSuchAccount;
    if (person.id === administrator.id)
      return refuse(409, 'own-account', 'Please remove your own second factor under “My account”.');
    await resetSecondFactor(tx, person, administrator.email);
    await enqueueAccountNotice(tx, { jobs, settings }, person, { event: 'factor-removed' });
    return null;
  });
}
