import type { Transaction } from '#platform/database/database.server.ts';
import type { JobKind, Jobs } from '#platform/jobs/jobs.server.ts';
import { insertMails, type Mail, type NewMail } from './mail-queries.server.ts';

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
