import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { accountRecord } from '../../core/audit/audited-record.ts';
import { enqueueAccountNotice } from '../account-notice-mail.server.ts';
import { accountLanguage, accountWords } from '../account-words.server.ts';
import type { OfficePerson } from '../office-person.server.ts';
import type { SignedInPerson } from '../signed-in-person.server.ts';
import {
  endSession,
  endSessionsOf,
  findPasswordHash,
  lockAccounts,
  setPassword,
  updateUser,
} from '../user-queries.server.ts';
import { passwordFieldFault } from './password-rule.server.ts';

const refuseField = (person: SignedInPerson, path: string, message: string) =>
  refuse(400, 'bad-password', accountWords(person).check, { errors: [{ path, message }] });

export async function renameOwnAccount({ db }: Pick<Services, 'db'>, person: OfficePerson, name: string) {
  if (name === person.name) return;
  await db.transaction(async (tx) => {
    await updateUser(tx, person.id, { name });
    await recordAudit(tx, { actor: person.email, action: 'change', ...accountRecord(person) });
  });
}

/** Changes a person's own password and ends all other sessions. */
export async function changeOwnPassword(
  { db, jobs, settings }: Pick<Services, 'db' | 'jobs' | 'settings'>,
  person: SignedInPerson,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<Refusal | null> {
  const known = await findPasswordHash(db, person.id);
  const isRight = known && (await verifyPassword({ hash: known, password: currentPassword }));
  if (!isRight || currentPassword.includes('\0'))
    return refuseField(person, 'currentPassword', accountWords(person).wrongPassword);
  const fault = await passwordFieldFault(newPassword, person.email, accountLanguage(person));
  if (fault) return refuseField(person, 'newPassword', fault);
  const hash = await hashPassword(newPassword);
  return db.transaction(async (tx) => {
    await lockAccounts(tx);
    if ((await findPasswordHash(tx, person.id)) !== known)
      return refuseField(person, 'currentPassword', accountWords(person).changedMeanwhile);
    await setPassword(tx, person.id, hash);
    await endSessionsOf(tx, person.id, person.session.id);
    await enqueueAccountNotice(tx, { jobs, settings }, person, { event: 'password-changed' });
    await recordAudit(tx, { actor: person.email, action: 'password', ...accountRecord(person) });
    return null;
  });
}

/** Ends a person's own session or, without an id, all except the current one. */
export async function endOwnSessions(
  { db }: Pick<Services, 'db'>,
  person: SignedInPerson,
  id?: string,
): Promise<Refusal | null> {
  return db.transaction(async (tx) => {
    if (id === undefined) await endSessionsOf(tx, person.id, person.session.id);
    else if (!(await endSession(tx, person.id, id))) return refuse(404, 'no-such-session', '');
    await recordAudit(tx, { actor: person.email, action: 'end sessions', ...accountRecord(person) });
    return null;
  });
}
