import type { Transaction } from '#platform/database/database.server.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { accountRecord } from '../../core/audit/audited-record.ts';
import { storeAccountNotice } from '../account-notice-mail.server.ts';
import { removeFactors } from '../second-factor/second-factor-queries.server.ts';
import { endSessionsOf, findActiveUser, lockAccounts, type User } from '../user-queries.server.ts';

/** Removes all factors of an account; until a new one is added the password alone is enough. */
export async function resetSecondFactor(tx: Transaction, person: User, actor: string): Promise<void> {
  await removeFactors(tx, person.id);
  await endSessionsOf(tx, person.id);
  await recordAudit(tx, { actor, action: 'remove second factor', ...accountRecord(person) });
}

/** The same from the command line, if no other administrator can do it. */
export function resetSecondFactorByEmail(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  email: string,
): Promise<Refusal | null> {
  return db.transaction(async (tx) => {
    await lockAccounts(tx);
    const person = await findActiveUser(tx, email);
    if (person?.kind !== 'office')
      return refuse(404, 'no-such-account', `No account of the office has the address ${email}.`);
    await resetSecondFactor(tx, person, 'command line');
    await storeAccountNotice(tx, settings, person, 'factor-removed');
    return null;
  });
}
