import type { Services } from '#platform/services.server.ts';
import { recordAudit, signIns } from '../../core/audit/audit-queries.server.ts';
import { enqueueMails } from '../../core/mails/enqueue-mails.server.ts';
import { newMail } from '../../core/mails/mail-kind.server.ts';
import { accountNoticeMail } from '../account-notice-mail.server.ts';
import { setLastSignIn } from './sign-in-queries.server.ts';

interface SignInNote {
  device: string;
  network: string;
  how: string;
  /** Whether the device is new to the account. */
  isNew: boolean;
  /** False if the sign-in renews a session that was still valid. */
  isNewVisit: boolean;
}

/** Writes a sign-in to the audit log, and notifies the owner of a new device or a used recovery code. */
export async function recordSignIn(
  { db, jobs, settings }: Pick<Services, 'db' | 'jobs' | 'settings'>,
  person: { id: string; email: string; name: string },
  { device, network, how, isNew, isNewVisit }: SignInNote,
): Promise<void> {
  await db.transaction(async (tx) => {
    await setLastSignIn(tx, person.id, { isNewVisit });
    await recordAudit(tx, {
      actor: person.email,
      action: how === 'password' ? 'sign-in' : `sign-in by ${how}`,
      recordKind: signIns,
      recordId: person.id,
      recordName: person.name,
    });
    const event = how === 'recovery-code' ? 'recovery-code-used' : isNew ? 'new-device' : undefined;
    if (!event) return;
    const where = [device, network].filter(Boolean).join(', ');
    await enqueueMails(tx, jobs, [newMail(accountNoticeMail, person, settings, { details: { event, where } })]);
  });
}
