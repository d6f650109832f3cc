import type { Transaction } from '#platform/database/database.server.ts';
import { onlyRow } from '#platform/database/only-row.server.ts';
import type { JobKind, Jobs } from '#platform/jobs/jobs.server.ts';
import type { Services } from '#platform/services.server.ts';
import { insertMails, type Mail, type NewMail, resetTries } from './mail-queries.server.ts';

/** Large batches, because taking and completing a batch costs the database as much as three mails. */
export const sendMailJob: JobKind<{ mailId: string }> = { name: 'send-mail', batchSize: 20 };

/**
 * Enqueues mails: once the transaction is committed they will be sent even if this process dies. Held ones wait, and letters
 * until the office has printed them.
 * @param options.notBefore earliest time to send them
 */
export async function enqueueMails(
  tx: Transaction,
  jobs: Jobs,
  newMails: NewMail[],
  { notBefore }: { notBefore?: Date } = {},
): Promise<Mail[]> {
  const stored = await insertMails(tx, newMails, notBefore);
  await jobs.send(
    tx,
    sendMailJob,
    stored.filter(({ status }) => status === 'waiting').map(({ id }) => ({ mailId: id })),
    notBefore && { startAfter: notBefore },
  );
  return stored;
}

/**
 * Retries a waiting or failed mail, or sends a held one. A sent one is copied, because mailboxes may hide a second mail with
 * the same Message-ID.
 */
export async function enqueueAgain(tx: Transaction, { jobs }: Pick<Services, 'jobs'>, mail: Mail): Promise<Mail> {
  const reset = await resetTries(tx, mail.id);
  if (reset) {
    if (reset.status === 'waiting') await jobs.send(tx, sendMailJob, [{ mailId: mail.id }]);
    return reset;
  }
  const { kind, recordKind, recordId, recipient, subject } = mail;
  const details = { ...mail.details, cause: 'resent' };
  return onlyRow(await enqueueMails(tx, jobs, [{ kind, recordKind, recordId, recipient, subject, details }]));
}
