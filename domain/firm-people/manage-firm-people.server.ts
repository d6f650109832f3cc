import type { Transaction } from '#platform/database/database.server.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { FirmRole } from '../core/accounts/roles.ts';
import type { AuditAction } from '../core/audit/audit-actions.ts';
import { recordAudit } from '../core/audit/audit-queries.server.ts';
import { accountRecord } from '../core/audit/audited-record.ts';
import type { SignedInPerson } from '../people/signed-in-person.server.ts';
import { endSessionsOf, lockAccounts, updateUser } from '../people/user-queries.server.ts';
import { endLinksOf, findFirmPerson } from './firm-person-queries.server.ts';

type Change = { firmRole?: FirmRole; deactivatedAt?: Date | null; stillNeededAt?: Date };
type Manager = { id: string; email: string } & ({ kind: 'office' } | { kind: 'partner'; firmId: string });

const noSuchPerson = refuse(404, 'no-such-person', '');
const noLongerLead = refuse(403, 'not-this-role', 'Sie leiten den Zugang Ihrer Firma nicht mehr.');

/** The office manages the people of all firms, a lead only those of their firm. */
const mayManage = (caller: Manager, { firmId }: { firmId: string }) =>
  caller.kind === 'office' || caller.firmId === firmId;

/** Changes a person; the transaction has to hold the lock of accounts. */
async function changeLockedPerson(
  tx: Transaction,
  caller: Manager,
  id: string,
  { action, change, isRemoved = false }: { action: AuditAction; change: Change; isRemoved?: boolean },
): Promise<Refusal | null> {
  const person = await findFirmPerson(tx, id, { isRemoved });
  if (!person || !mayManage(caller, person)) return noSuchPerson;
  if (id === caller.id) return refuse(409, 'own-account', 'Sich selbst können Sie nicht entfernen.');
  await updateUser(tx, id, change);
  if (change.deactivatedAt) await endAccess(tx, id);
  await recordAudit(tx, { actor: caller.email, action, ...accountRecord(person) });
  return null;
}

const changePerson = (
  { db }: Pick<Services, 'db'>,
  caller: SignedInPerson,
  id: string,
  change: Parameters<typeof changeLockedPerson>[3],
): Promise<Refusal | null> =>
  db.transaction(async (tx) => {
    await lockAccounts(tx);
    // Under the lock, so that two leads can't remove each other at the same time.
    if (caller.kind === 'partner' && (await findFirmPerson(tx, caller.id))?.firmRole !== 'lead') return noLongerLead;
    return changeLockedPerson(tx, caller, id, change);
  });

export async function endAccess(tx: Transaction, id: string): Promise<void> {
  await endSessionsOf(tx, id);
  await endLinksOf(tx, id);
}

const removal = () => ({ action: 'remove' as const, change: { deactivatedAt: new Date() } });

export const removeLockedPerson = (tx: Transaction, caller: Manager, id: string) =>
  changeLockedPerson(tx, caller, id, removal());

/** Revokes a person's access at once; can be undone for 30 days. */
export const removeFirmPerson = (services: Pick<Services, 'db'>, caller: SignedInPerson, id: string) =>
  changePerson(services, caller, id, removal());

export const restoreFirmPerson = (services: Pick<Services, 'db'>, caller: SignedInPerson, id: string) =>
  changePerson(services, caller, id, {
    action: 'restore',
    // Otherwise someone who was switched off would be asked again the next day.
    change: { deactivatedAt: null, stillNeededAt: new Date() },
    isRemoved: true,
  });

export const setFirmRole = (services: Pick<Services, 'db'>, caller: SignedInPerson, id: string, firmRole: FirmRole) =>
  changePerson(services, caller, id, { action: 'role', change: { firmRole } });
