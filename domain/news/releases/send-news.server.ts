import { setTimeout as sleep } from 'node:timers/promises';
import type { JobKind } from '#platform/jobs/jobs.server.ts';
import { originalLanguage } from '#platform/languages.ts';
import type { Services } from '#platform/services.server.ts';
import { newsSubject } from './news-mail.server.ts';
import {
  findNextNewsMail,
  insertReleaseMails,
  lockDueRelease,
  lockNewsSending,
  markSentReleases,
  setReleaseStatus,
} from './news-release-queries.server.ts';

/** A job hands over to the next after this time, so that a shutdown never waits for a whole release. */
const maxTurnMs = 2_000;

/** Runs when a release is due, and every minute for retries and work left by a dead process. */
export const sendNewsJob: JobKind<object> = { name: 'send-news', cron: '* * * * *' };

type NewsServices = Pick<Services, 'db' | 'jobs' | 'settings' | 'log'>;

/**
 * Enqueues the mails of the next due release. Each release has its own transaction, because mails are sent in the order
 * of the transactions that enqueued them.
 * @returns whether a release was due
 */
function beginDueRelease({ db, log }: NewsServices): Promise<boolean> {
  return db.transaction(async (tx) => {
    const release = await lockDueRelease(tx);
    if (!release) return false;
    const mailCount = await insertReleaseMails(tx, release, newsSubject(release, originalLanguage));
    await setReleaseStatus(tx, release.id, { status: 'sending', begunAt: new Date(), mailCount });
    log.info({ release: release.id, mailCount }, 'sending a release');
    return true;
  });
}

/**
 * Sends due mails one by one at the configured rate, in one process across all instances. Other mails have their own
 * queue and never wait for these.
 * @param send sends one mail and stores its result
 */
export async function sendNews(services: NewsServices, send: (mailId: string) => Promise<void>): Promise<void> {
  const { db, jobs, settings } = services;
  while (await beginDueRelease(services));
  const pauseMs = 60_000 / settings.newsMailsPerMinute;
  const isMoreLeft = await db.transaction(async (tx) => {
    if (!(await lockNewsSending(tx))) return false;
    const until = performance.now() + maxTurnMs;
    let next = await findNextNewsMail(db);
    while (next && performance.now() <= until) {
      await Promise.all([send(next), sleep(pauseMs)]);
      next = await findNextNewsMail(db);
    }
    // A release can be complete while mails of another one are left.
    await markSentReleases(db);
    return next !== undefined;
  });
  if (isMoreLeft) await db.transaction((tx) => jobs.send(tx, sendNewsJob, [{}]));
}

/** At start, resumes the work left by an ended process. */
export const resumeNews = ({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> =>
  db.transaction((tx) => jobs.send(tx, sendNewsJob, [{}]));
