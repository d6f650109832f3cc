import type { Transaction } from '#platform/database/database.server.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { accountRecord } from '../../core/audit/audited-record.ts';
import { removeFactors } from '../second-factor/second-factor-queries.server.ts';
import { endSessionsOf, findActiveUser, lockAccounts, type User } from '../user-queries.server.ts';
import { leaveAccountNotice } from './account-notice-mail.server.ts';

/** Phone, passkeys and recovery codes of somebody are lost: the password alone counts until a new factor is there. */
export async function forgetFactors(tx: Transaction, person: User, actor: string): Promise<void> {
  await removeFactors(tx, person.id);
  await endSessionsOf(tx, person.id);
  await recordAudit(tx, { actor, action: 'remove second factor', ...accountRecord(person) });
}

/** The same from the command line, for whom no other administrator is left to ask. */
export function forgetFactorsOf(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  email: string,
): Promise<Refusal | null> {
  return db.transaction(async (tx) => {
    await lockAccounts(tx);
    const person = await findActiveUser(tx, email);
    if (person?.kind !== 'office')
      return refuse(404, 'no-such-account', `No account of the office has the address ${email}.`);
    await forgetFactors(tx, person, 'command line');
    await leaveAccountNotice(tx, settings, person, 'factor-removed');
    return null;
  });
}
