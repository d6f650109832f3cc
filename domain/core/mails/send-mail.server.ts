import { isDatabaseAway } from '#platform/database/database.server.ts';
import type { JobKind } from '#platform/jobs/jobs.server.ts';
import { reasonOf } from '#platform/log/described-error.server.ts';
import { MailRefused } from '#platform/mailer.server.ts';
import type { Composer, MailOptions, MailServices } from './composed-mail.server.ts';
import { sendMailJob } from './enqueue-mails.server.ts';
import type { MailKind } from './mail-kind.server.ts';
import {
  beginTry,
  claimSeconds,
  findClaimEnd,
  type Mail,
  markDropped,
  markSent,
  recordFailure,
  renewClaim,
  takeOverdueMails,
} from './mail-queries.server.ts';
import { nextTry } from './try-plan.ts';

export interface MailWriter extends Pick<MailKind, 'isPaced'> {
  compose: Composer;
}

/**
 * The job of one mail: writes and sends it and records the result. Does nothing if it is sent, given up, or not due. A
 * temporary failure schedules a retry.
 */
export async function sendMail(
  services: MailServices,
  writers: ReadonlyMap<string, MailWriter>,
  { mailId }: { mailId: string },
): Promise<void> {
  const { db } = services;
  const mail = await beginTry(db, mailId);
  if (!mail) return returnAfterClaim(services, mailId);
  // A failed renewal is followed by the next one.
  const renew = () => void renewClaim(db, mailId).catch(() => undefined);
  const renewal = setInterval(renew, (claimSeconds * 1_000) / 4);
  try {
    await tryToSend(services, writers.get(mail.kind), mail);
  } finally {
    clearInterval(renewal);
  }
}

/** Tries again once a claim of another process ends, because that process may be dead. */
async function returnAfterClaim({ db, jobs }: MailServices, mailId: string): Promise<void> {
  const startAfter = await findClaimEnd(db, mailId);
  if (startAfter) await db.transaction((tx) => jobs.send(tx, sendMailJob, [{ mailId }], { startAfter }));
}

async function tryToSend(services: MailServices, writer: MailWriter | undefined, mail: Mail): Promise<void> {
  const { db, mailer, log } = services;
  let composed: Awaited<ReturnType<Composer>>;
  try {
    if (!writer) throw new Error(`no mails of the kind ${mail.kind} are sent`);
    composed = await writer.compose(services, mail);
  } catch (error) {
    // The failure couldn't be recorded either, so the job is retried.
    if (isDatabaseAway(error)) throw error;
    await scheduleRetry(services, mail, error, { isPaced: writer?.isPaced });
    return;
  }
  if (!composed || 'dropped' in composed) {
    // Not a failure: there is nothing to do about it.
    await markDropped(
      db,
      mail.id,
      composed?.dropped ?? 'Der Datensatz, von dem die E-Mail handelt, besteht nicht mehr.',
    );
    log.info({ mail: mail.id, kind: mail.kind }, 'a mail was dropped');
    return;
  }
  const { content, onSent, onAddressRefused, subject = mail.subject, ...more } = composed;
  try {
    const { id, createdAt: enqueuedAt, recipient: to } = mail;
    await mailer.send({ id, enqueuedAt, to, subject, ...more, ...content });
  } catch (error) {
    await scheduleRetry(services, mail, error, { isPaced: writer?.isPaced, onAddressRefused });
    return;
  }
  if (!onSent) await markSent(db, { id: mail.id, subject });
  else {
    await db.transaction(async (tx) => {
      await markSent(tx, { id: mail.id, subject });
      await onSent(tx);
    });
  }
  log.info({ mail: mail.id, kind: mail.kind, attempts: mail.attempts }, 'a mail was sent');
}

/** What nodemailer adds to an error. */
interface SmtpFailure {
  code?: string;
  /** The server's answer, if it gave one. */
  responseCode?: number;
}

async function scheduleRetry(
  { db, jobs, log }: MailServices,
  mail: Mail,
  error: unknown,
  { isPaced, onAddressRefused }: Pick<MailOptions, 'onAddressRefused'> & Pick<MailWriter, 'isPaced'>,
): Promise<void> {
  const lastError = reasonOf(error).slice(0, 500);
  const nextTryAt = error instanceof MailRefused ? null : nextTry(mail, new Date());
  const { code, responseCode } = (error instanceof MailRefused ? error.cause : error) as SmtpFailure;
  // A server's answer may name the recipient, so only its code is logged.
  const reason = responseCode === undefined ? lastError : undefined;
  log.warn(
    { mail: mail.id, kind: mail.kind, attempts: mail.attempts, code, responseCode, reason, nextTryAt },
    nextTryAt ? 'a mail could not be sent yet' : 'a mail was given up',
  );
  await db.transaction(async (tx) => {
    if (onAddressRefused && error instanceof MailRefused && error.isAboutRecipient) {
      // The record before its mail, as when it is deleted, to avoid deadlocks.
      await onAddressRefused(tx, lastError);
      await markDropped(tx, mail.id, lastError);
      return;
    }
    await recordFailure(tx, mail.id, { lastError, nextTryAt });
    if (nextTryAt && !isPaced) await jobs.send(tx, sendMailJob, [{ mailId: mail.id }], { startAfter: nextTryAt });
  });
}

/** Every five minutes: overdue mails, whose job was lost, get a new job. */
export const requeueOverdueMailsJob: JobKind<object> = { name: 'wake-overdue-mails', cron: '*/5 * * * *' };

export async function requeueOverdueMails(
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
