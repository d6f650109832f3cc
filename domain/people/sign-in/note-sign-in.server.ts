import type { Services } from '#platform/services.server.ts';
import { recordAudit, signIns } from '../../core/audit/audit-queries.server.ts';
import { enqueueMails } from '../../core/mails/enqueue-mails.server.ts';
import { newMail } from '../../core/mails/mail-kind.server.ts';
import { accountNoticeMail } from '../office-accounts/account-notice-mail.server.ts';
import { noteLastSignIn } from './sign-in-queries.server.ts';

interface SignInNote {
  device: string;
  network: string;
  how: string;
  /** Nobody signed in on it before. */
  isNew: boolean;
}

/** Writes down who came in and how; the owner hears of a new device, and of a recovery code that was used. */
export async function noteSignIn(
  { db, jobs, settings }: Pick<Services, 'db' | 'jobs' | 'settings'>,
  person: { id: string; email: string; name: string },
  { device, network, how, isNew }: SignInNote,
): Promise<void> {
  await db.transaction(async (tx) => {
    await noteLastSignIn(tx, person.id);
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
