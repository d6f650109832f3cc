import { dayMs, hourMs } from '#platform/durations.ts';
import type { JobKind } from '#platform/jobs/jobs.server.ts';
import { reasonOf } from '#platform/log/described-error.server.ts';
import { type Mailbox, MailboxFailure, mailboxName, openMailbox } from '#platform/mailbox.server.ts';
import type { Services } from '#platform/services.server.ts';
import {
  type Bookmark,
  findOrInsertMailbox,
  lockMailboxReading,
  recordFailedReading,
  recordReading,
  setBookmark,
} from './mailbox-queries.server.ts';
import { takeIncomingMail } from './take-incoming-mail.server.ts';

/** Runs every minute, and at the start, when it ignores a pause after failures. */
export const readMailboxJob: JobKind<{ isFirst?: boolean }> = { name: 'read-mailbox', cron: '* * * * *' };

/** A job hands over to the next one after this time. */
const maxTurnMs = 30_000;
/** Longer than any pause after failures: one of more was stored before the clock was set back. */
const maxPauseMs = 2 * hourMs;
const mailsAtOnce = 10;
/** Older mails are skipped when a mailbox is first read. */
const firstReadingDays = 30;

/** Reads the new mails of the office's mailbox, in one process across all instances. */
export async function readMailbox(services: Services, { isFirst = false }: { isFirst?: boolean }): Promise<void> {
  const { db, jobs, settings, log } = services;
  if (!settings.imapUrl) return;
  const { imapUrl } = settings;
  const name = mailboxName(imapUrl);
  const isMoreLeft = await db.transaction(async (tx) => {
    if (!(await lockMailboxReading(tx))) return false;
    const { nextTryAt } = await findOrInsertMailbox(db, name);
    const pauseMs = nextTryAt ? nextTryAt.getTime() - Date.now() : 0;
    if (!isFirst && pauseMs > 0 && pauseMs < maxPauseMs) return false;
    try {
      return await readNewMails(services, imapUrl);
    } catch (error) {
      const reason = error instanceof MailboxFailure ? error.message : reasonOf(error);
      log.warn({ reason }, 'the mailbox could not be read; it is tried again');
      await recordFailedReading(db, name, reason.slice(0, 500));
      return false;
    }
  });
  if (isMoreLeft) await db.transaction((tx) => jobs.send(tx, readMailboxJob, [{ isFirst }]));
}

/** @returns whether mails are left for the next turn */
async function readNewMails(services: Services, imapUrl: URL): Promise<boolean> {
  const { db } = services;
  const name = mailboxName(imapUrl);
  const until = performance.now() + maxTurnMs;
  const mailbox = await openMailbox(imapUrl);
  try {
    let bookmark = await findBookmark(services, mailbox, name);
    const uids = await mailbox.listUids(bookmark.lastUid);
    for (let start = 0; start < uids.length; start += mailsAtOnce) {
      for (const mail of await mailbox.readHeads(uids.slice(start, start + mailsAtOnce))) {
        await takeIncomingMail(services, mailbox, bookmark, mail);
        bookmark = { ...bookmark, lastUid: mail.uid };
        if (performance.now() > until) return true;
      }
    }
  } finally {
    await mailbox.close();
  }
  await recordReading(db, name);
  return false;
}

/** The bookmark, set again if the mailbox was never read or has given its mails new UIDs. */
async function findBookmark({ db }: Services, mailbox: Mailbox, name: string): Promise<Bookmark> {
  const { uidValidity } = mailbox;
  const known = await findOrInsertMailbox(db, name);
  if (known.uidValidity === uidValidity) return { name, uidValidity, lastUid: known.lastUid };
  const lastUid = await mailbox.uidBefore(new Date(Date.now() - firstReadingDays * dayMs));
  const bookmark = { name, uidValidity, lastUid };
  await setBookmark(db, bookmark);
  return bookmark;
}

/** At start, reads what arrived in the meantime. */
export const resumeReading = ({ db, jobs, settings }: Pick<Services, 'db' | 'jobs' | 'settings'>): Promise<void> =>
  settings.imapUrl ? db.transaction((tx) => jobs.send(tx, readMailboxJob, [{ isFirst: true }])) : Promise.resolve();
