import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { FirmRole } from '../core/accounts/roles.ts';
import { recordAudit } from '../core/audit/audit-queries.server.ts';
import { accountRecord } from '../core/audit/audited-record.ts';
import type { SignedInPerson } from '../people/signed-in-person.server.ts';
import { endSessionsOf, lockAccounts, updateUser } from '../people/user-queries.server.ts';
import { endLinksOf, findFirmPerson } from './firm-person-queries.server.ts';

type Change = { firmRole?: FirmRole; deactivatedAt?: Date | null };

const noSuchPerson = () => refuse(404, 'no-such-person', '');

/** The office manages the people of all firms, a lead only those of their firm. */
const mayManage = (by: SignedInPerson, { firmId }: { firmId: string }) => by.kind === 'office' || by.firmId === firmId;

async function changePerson(
  { db }: Pick<Services, 'db'>,
  by: SignedInPerson,
  id: string,
  { action, change, removed = false }: { action: string; change: Change; removed?: boolean },
): Promise<Refusal | null> {
  return db.transaction(async (tx) => {
    await lockAccounts(tx);
    const person = await findFirmPerson(tx, id, { removed });
    if (!person || !mayManage(by, person)) return noSuchPerson();
    if (id === by.id) return refuse(409, 'own-account', 'Sich selbst können Sie nicht entfernen.');
    await updateUser(tx, id, change);
    if (change.deactivatedAt) {
      await endSessionsOf(tx, id);
      await endLinksOf(tx, id);
    }
    await recordAudit(tx, { actor: by.email, action, ...accountRecord(person) });
    return null;
  });
}

/** Revokes a person's access at once; can be undone for 30 days. */
export const removeFirmPerson = (services: Pick<Services, 'db'>, by: SignedInPerson, id: string) =>
  changePerson(services, by, id, { action: 'remove', change: { deactivatedAt: new Date() } });

export const restoreFirmPerson = (services: Pick<Services, 'db'>, by: SignedInPerson, id: string) =>
  changePerson(services, by, id, { action: 'restore', change: { deactivatedAt: null }, removed: true });

export const setFirmRole = (services: Pick<Services, 'db'>, by: SignedInPerson, id: string, firmRole: FirmRole) =>
  changePerson(services, by, id, { action: 'role', change: { firmRole } });
