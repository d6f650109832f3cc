import type { Administrator } from '#platform/access/sessions.server.ts';
import type { Transaction } from '#platform/database/database.server.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../audit/audit-queries.server.ts';
import { enqueueMails, sendMailJob } from './enqueue-mails.server.ts';
import { goesOutOnce } from './mail-kinds.ts';
import { findMail, type Mail, resetTries } from './mail-queries.server.ts';

/**
 * Tries a waiting or failed mail again at once. One that was sent becomes a new mail with a Message-ID of its own, since
 * mailboxes may hide a second one with the same.
 */
export async function enqueueAgain(tx: Transaction, { jobs }: Pick<Services, 'jobs'>, mail: Mail): Promise<Mail> {
  const begun = await resetTries(tx, mail.id);
  if (begun) {
    await jobs.send(tx, sendMailJob, [{ mailId: mail.id }]);
    return begun;
  }
  const { kind, recordKind, recordId, recipient, subject } = mail;
  const details = { ...mail.details, cause: 'resent' };
  const [copy] = await enqueueMails(tx, jobs, [{ kind, recordKind, recordId, recipient, subject, details }]);
  return copy as Mail;
}

export async function resendMail(
  services: Pick<Services, 'db' | 'jobs'>,
  id: string,
  administrator: Administrator,
): Promise<Mail | Refusal> {
  return services.db.transaction(async (tx) => {
    const mail = await findMail(tx, id);
    if (!mail) return refuse(404, 'no-such-mail', 'No such mail.');
    if (goesOutOnce(mail.kind) && (mail.status === 'sent' || mail.status === 'dropped')) {
      return refuse(409, 'goes-out-once', 'Nobody gets this mail a second time.');
    }
    await recordAudit(tx, {
      actor: administrator.email,
      action: 'resend',
      recordKind: 'mails',
      recordId: id,
      recordName: mail.kind,
    });
    return enqueueAgain(tx, services, mail);
  });
}
