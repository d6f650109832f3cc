import type { Transaction } from '#platform/database/database.server.ts';
import { isRefusal, type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { idOfToken } from '../../core/account-links/link-token.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { isActiveFirm } from '../../partners/firm-access-queries.server.ts';
import { usableLink } from '../../people/invitations/follow-link.server.ts';
import { lockAccounts } from '../../people/user-queries.server.ts';
import { findFirmName, findFirmPerson, listFirmPeople } from '../firm-person-queries.server.ts';
import { removeLockedPerson } from '../manage-firm-people.server.ts';
import { markReviewConfirmed } from './people-review-queries.server.ts';

type ReviewServices = Pick<Services, 'db' | 'settings'>;

const noLongerLead = refuse(404, 'no-such-link', 'Diesen Link gibt es nicht mehr.');

/** The lead whom the link was sent to, if they still are one. */
async function findReviewer(tx: Transaction, settings: ReviewServices['settings'], token: string) {
  const link = await usableLink(tx, await idOfToken(settings, token), 'people-review');
  if (isRefusal(link)) return link;
  const lead = link.userId ? await findFirmPerson(tx, link.userId) : undefined;
  const isStillLead = lead?.firmRole === 'lead' && lead.firmId === link.firmId;
  if (!lead || !isStillLead || !(await isActiveFirm(tx, lead.firmId))) return noLongerLead;
  return lead;
}

const listActive = async (tx: Transaction, firmId: string) =>
  (await listFirmPeople(tx, firmId)).filter(({ switchedOffAt }) => !switchedOffAt);

/** The list to confirm. Reading it changes nothing. */
export function readReviewedPeople({ db, settings }: ReviewServices, token: string) {
  return db.transaction(async (tx) => {
    const lead = await findReviewer(tx, settings, token);
    if (isRefusal(lead)) return lead;
    const people = await listActive(tx, lead.firmId);
    return {
      firmName: await findFirmName(tx, lead.firmId),
      people: people.map((person) => ({ ...person, isSelf: person.id === lead.id })),
    };
  });
}

/** Confirms the list as the lead saw it, and removes those who no longer need access. */
export async function confirmPeople(
  { db, settings }: ReviewServices,
  { token, keptIds, removedIds }: { token: string; keptIds: string[]; removedIds: string[] },
): Promise<Refusal | null> {
  return db.transaction(async (tx) => {
    await lockAccounts(tx);
    const lead = await findReviewer(tx, settings, token);
    if (isRefusal(lead)) return lead;
    const { firmId, email } = lead;
    if (removedIds.includes(lead.id)) return refuse(409, 'own-account', 'Sich selbst können Sie nicht entfernen.');
    const ids = (await listActive(tx, firmId)).map(({ id }) => id);
    const seen = new Set([...keptIds, ...removedIds]);
    if (seen.size !== ids.length || !ids.every((id) => seen.has(id)))
      return refuse(409, 'list-changed', 'Die Liste hat sich inzwischen geändert. Bitte prüfen Sie sie noch einmal.');
    const by = { kind: 'partner', id: lead.id, email, firmId } as const;
    for (const id of new Set(removedIds)) await removeLockedPerson(tx, by, id);
    await markReviewConfirmed(tx, firmId, lead.id);
    const recordName = await findFirmName(tx, firmId);
    const record = { recordKind: 'people-reviews', recordId: firmId, recordName };
    await recordAudit(tx, { actor: email, action: 'confirm people', ...record });
    return null;
  });
}
