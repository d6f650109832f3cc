import { isRefusal, type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { markLinkUsed } from '../../core/account-links/account-link-queries.server.ts';
import { idOfToken } from '../../core/account-links/link-token.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { accountRecord } from '../../core/audit/audited-record.ts';
import { usableLink } from '../../people/invitations/follow-link.server.ts';
import { lockAccounts, updateUser } from '../../people/user-queries.server.ts';
import { findFirmPerson } from '../firm-person-queries.server.ts';

/** Answers by the link in the mail that access is still needed. */
export async function keepAccess(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  token: string,
): Promise<Refusal | null> {
  const id = await idOfToken(settings, token);
  return db.transaction(async (tx) => {
    await lockAccounts(tx);
    const link = await usableLink(tx, id, 'keep-access');
    if (isRefusal(link)) return link;
    const person = link.userId ? await findFirmPerson(tx, link.userId) : undefined;
    if (!person) return refuse(404, 'no-such-link', 'Diesen Link gibt es nicht mehr.');
    await updateUser(tx, person.id, { stillNeededAt: new Date() });
    await markLinkUsed(tx, link.id, person.id);
    await recordAudit(tx, { actor: person.email, action: 'keep access', ...accountRecord(person) });
    return null;
  });
}
