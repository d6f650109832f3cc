import type { Transaction } from '#platform/database/database.server.ts';
import type { JobKind, Jobs } from '#platform/jobs/jobs.server.ts';
import type { Services } from '#platform/services.server.ts';
import { insertMails, type Mail, type NewMail, resetTries } from './mail-queries.server.ts';

export const sendMailJob: JobKind<{ mailId: string }> = { name: 'send-mail' };

/**
 * Mails that will be sent when the transaction is committed, whatever happens to this process then; held ones wait.
 * @param options.notBefore when they aren't to be sent at once
 */
export async function enqueueMails(
  tx: Transaction,
  jobs: Jobs,
  promised: NewMail[],
  { notBefore }: { notBefore?: Date } = {},
): Promise<Mail[]> {
  const stored = await insertMails(tx, promised, notBefore);
  await jobs.send(
    tx,
    sendMailJob,
    stored.filter(({ status }) => status !== 'held').map(({ id }) => ({ mailId: id })),
    notBefore && { startAfter: notBefore },
  );
  return stored;
}

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
