import { isDatabaseAway, type Transaction } from '#platform/database/database.server.ts';
import type { JobKind } from '#platform/jobs/jobs.server.ts';
import { reasonOf } from '#platform/log/described-error.server.ts';
import { type Attachment, MailRefused } from '#platform/mailer.server.ts';
import type { Services } from '#platform/services.server.ts';
import { sendMailJob } from './enqueue-mails.server.ts';
import type { MailContent } from './layout/render-mail.server.ts';
import { isPaced, type MailKindName } from './mail-kinds.ts';
import { beginTry, type Mail, noteDropped, noteFailure, noteSent, takeOverdueMails } from './mail-queries.server.ts';
import { nextTry } from './try-plan.ts';

export type MailServices = Pick<Services, 'db' | 'jobs' | 'mailer' | 'files' | 'settings' | 'log'>;

/** A mail written anew for every try, from the record it speaks of. */
interface ComposedMail {
  content: MailContent;
  replyTo?: string;
  /** Where its reader's mail program unsubscribes by one post (RFC 8058). */
  unsubscribeAt?: string;
  attachments?: Attachment[];
  /** What somebody wrote, not the site itself. */
  isWrittenByHand?: boolean;
  /** What else becomes true with the mail's being sent, in the same transaction. */
  onSent?: (tx: Transaction) => Promise<void>;
  /** And with the mail server's taking nothing for the address, ever: then there is nothing that somebody could send again. */
  onAddressRefused?: (tx: Transaction, reason: string) => Promise<void>;
}

/** Why there is nothing to say any more, as when the order was cancelled meanwhile. */
interface DroppedMail {
  dropped: string;
}

/** null: what it speaks of is gone, so there is nothing to send any more. */
export type Composer = (services: MailServices, mail: Mail) => Promise<ComposedMail | DroppedMail | null>;

/**
 * The job of one mail: writes it, hands it to the mail server, notes the result. Sent already, given up, or not yet its
 * time: nothing. A temporary failure plans the next try.
 */
export async function sendMail(
  services: MailServices,
  composers: Record<MailKindName, Composer>,
  { mailId }: { mailId: string },
): Promise<void> {
  const { db, mailer, log } = services;
  const mail = await beginTry(db, mailId);
  if (!mail) return;
  let composed: ComposedMail | DroppedMail | null;
  try {
    composed = await composers[mail.kind](services, mail);
  } catch (error) {
    // Then the failure couldn't be noted either: the job itself is tried again.
    if (isDatabaseAway(error)) throw error;
    await planNextTry(services, mail, error);
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
    await planNextTry(services, mail, error, onAddressRefused);
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
  onAddressRefused?: ComposedMail['onAddressRefused'],
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
    if (nextTryAt && !isPaced(mail.kind))
      await jobs.send(tx, sendMailJob, [{ mailId: mail.id }], { startAfter: nextTryAt });
  });
}

/** Every five minutes: the outbox is the truth, jobs only wake. A mail whose job got lost gets a new one. */
export const wakeOverdueMailsJob: JobKind<object> = { name: 'wake-overdue-mails', cron: '*/5 * * * *' };

export async function wakeOverdueMails({ db, jobs }: MailServices): Promise<void> {
  await db.transaction(async (tx) => {
    const overdue = await takeOverdueMails(tx);
    if (overdue.length > 0)
      await jobs.send(
        tx,
        sendMailJob,
        overdue.map(({ id }) => ({ mailId: id })),
      );
  });
}
