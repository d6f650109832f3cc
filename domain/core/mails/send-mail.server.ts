import { isDatabaseAway } from '#platform/database/database.server.ts';
import type { JobKind } from '#platform/jobs/jobs.server.ts';
import { reasonOf } from '#platform/log/described-error.server.ts';
import { MailRefused } from '#platform/mailer.server.ts';
import type { Composer, MailOptions, MailServices } from './composed-mail.server.ts';
import { sendMailJob } from './enqueue-mails.server.ts';
import type { MailKind } from './mail-kind.server.ts';
import { beginTry, type Mail, noteDropped, noteFailure, noteSent, takeOverdueMails } from './mail-queries.server.ts';
import { nextTry } from './try-plan.ts';

/** How mails of a kind are written; the worker decides when. */
export interface MailWriter extends Pick<MailKind, 'isPaced'> {
  compose: Composer;
}

/**
 * The job of one mail: writes it, hands it to the mail server, notes the result. Sent already, given up, or not yet its
 * time: nothing. A temporary failure plans the next try.
 */
export async function sendMail(
  services: MailServices,
  writers: ReadonlyMap<string, MailWriter>,
  { mailId }: { mailId: string },
): Promise<void> {
  const { db, mailer, log } = services;
  const mail = await beginTry(db, mailId);
  if (!mail) return;
  const writer = writers.get(mail.kind);
  let composed: Awaited<ReturnType<Composer>>;
  try {
    if (!writer) throw new Error(`no mails of the kind ${mail.kind} are sent`);
    composed = await writer.compose(services, mail);
  } catch (error) {
    // Then the failure couldn't be noted either: the job itself is tried again.
    if (isDatabaseAway(error)) throw error;
    await planNextTry(services, mail, error, { isPaced: writer?.isPaced });
    return;
  }
  if (!composed || 'dropped' in composed) {
    // Not failed: nobody has to do anything about it, and nobody could send it.
    await noteDropped(
      db,
      mail.id,
      composed?.dropped ?? 'Der Datensatz, von dem die E-Mail handelt, besteht nicht mehr.',
    );
    log.info({ mail: mail.id, kind: mail.kind }, 'a mail was dropped');
    return;
  }
  const { content, onSent, onAddressRefused, ...more } = composed;
  try {
    const { id, createdAt: enqueuedAt, recipient: to, subject } = mail;
    await mailer.send({ id, enqueuedAt, to, subject, ...more, ...content });
  } catch (error) {
    await planNextTry(services, mail, error, { isPaced: writer?.isPaced, onAddressRefused });
    return;
  }
  if (!onSent) await noteSent(db, mail.id);
  else {
    await db.transaction(async (tx) => {
      await noteSent(tx, mail.id);
      await onSent(tx);
    });
  }
  log.info({ mail: mail.id, kind: mail.kind, attempts: mail.attempts }, 'a mail was sent');
}

async function planNextTry(
  { db, jobs, log }: MailServices,
  mail: Mail,
  error: unknown,
  { isPaced, onAddressRefused }: Pick<MailOptions, 'onAddressRefused'> & Pick<MailWriter, 'isPaced'>,
): Promise<void> {
  const lastError = reasonOf(error).slice(0, 500);
  const nextTryAt = error instanceof MailRefused ? null : nextTry(mail, new Date());
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  log.warn(
    { mail: mail.id, kind: mail.kind, attempts: mail.attempts, code, nextTryAt },
    nextTryAt ? 'a mail could not be sent yet' : 'a mail was given up',
  );
  await db.transaction(async (tx) => {
    if (onAddressRefused && error instanceof MailRefused && error.isAboutRecipient) {
      await noteDropped(tx, mail.id, lastError);
      await onAddressRefused(tx, lastError);
      return;
    }
    await noteFailure(tx, mail.id, { lastError, nextTryAt });
    if (nextTryAt && !isPaced) await jobs.send(tx, sendMailJob, [{ mailId: mail.id }], { startAfter: nextTryAt });
  });
}

/** Every five minutes: the outbox is the truth, jobs only wake. A mail whose job got lost gets a new one. */
export const wakeOverdueMailsJob: JobKind<object> = { name: 'wake-overdue-mails', cron: '*/5 * * * *' };

export async function wakeOverdueMails(
  { db, jobs }: Pick<MailServices, 'db' | 'jobs'>,
  kinds: readonly Pick<MailKind, 'name' | 'isPaced'>[],
): Promise<void> {
  const paced = kinds.filter(({ isPaced }) => isPaced).map(({ name }) => name);
  await db.transaction(async (tx) => {
    const overdue = await takeOverdueMails(tx, paced);
    if (overdue.length > 0)
      await jobs.send(
        tx,
        sendMailJob,
        overdue.map(({ id }) => ({ mailId: id })),
      );
  });
}
