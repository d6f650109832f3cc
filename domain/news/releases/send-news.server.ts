import { setTimeout as sleep } from 'node:timers/promises';
import type { JobKind } from '#platform/jobs/jobs.server.ts';
import type { Services } from '#platform/services.server.ts';
import { newsSubject } from './news-mail.server.ts';
import {
  becomeOnlySender,
  findNextNewsMail,
  insertReleaseMails,
  lockDueReleases,
  noteSentReleases,
  setReleaseStatus,
} from './news-release-queries.server.ts';

/** A job goes on for so long and hands over to a next one, so that a stop never waits for a whole release. */
const maxTurnMs = 2_000;

/** Comes when a release is to go out, and every minute for what is left: a try that failed, or a process that died. */
export const sendNewsJob: JobKind<object> = { name: 'send-news', cron: '* * * * *' };

type NewsServices = Pick<Services, 'db' | 'jobs' | 'settings' | 'log'>;

/** Writes down a mail for everybody who is told of a release whose time has come, in one transaction. */
async function beginDueReleases({ db, log }: NewsServices): Promise<void> {
  await db.transaction(async (tx) => {
    for (const release of await lockDueReleases(tx)) {
      const mailCount = await insertReleaseMails(tx, release, newsSubject(release));
      await setReleaseStatus(tx, release.id, { status: 'sending', begunAt: new Date(), mailCount });
      log.info({ release: release.id, mailCount }, 'a release begins to go out');
    }
  });
}

/**
 * Sends what is due of releases, one mail after the other at the pace that is set, by one process among all. Mails of other
 * kinds have a queue of their own and never wait for these.
 * @param send sends one mail and notes what became of it
 */
export async function sendNews(services: NewsServices, send: (mailId: string) => Promise<void>): Promise<void> {
  const { db, jobs, settings } = services;
  await beginDueReleases(services);
  const pauseMs = 60_000 / settings.newsMailsPerMinute;
  const isMoreLeft = await db.transaction(async (tx) => {
    if (!(await becomeOnlySender(tx))) return false;
    const until = performance.now() + maxTurnMs;
    for (let next = await findNextNewsMail(db); next; next = await findNextNewsMail(db)) {
      if (performance.now() > until) return true;
      await Promise.all([send(next), sleep(pauseMs)]);
    }
    await noteSentReleases(db);
    return false;
  });
  if (isMoreLeft) await db.transaction((tx) => jobs.send(tx, sendNewsJob, [{}]));
}

/** At a start: what a process that ended has left goes on at once. */
export const goOnWithNews = ({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> =>
  db.transaction((tx) => jobs.send(tx, sendNewsJob, [{}]));
