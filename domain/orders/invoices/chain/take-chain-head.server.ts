import { isDatabaseAway } from '#platform/database/database.server.ts';
import type { JobKind } from '#platform/jobs/jobs.server.ts';
import type { Services } from '#platform/services.server.ts';
import { enqueueMails } from '../../../core/mails/enqueue-mails.server.ts';
import { newMail } from '../../../core/mails/mail-kind.server.ts';
import { chainHeadMail } from './chain-head-mail.server.ts';
import { findLatestChainHead, insertChainHead, setTimestamp } from './chain-head-queries.server.ts';
import { chainDrawnPdfs, findLastChainEntry } from './document-chain-queries.server.ts';
import { requestTimestamp } from './request-timestamp.server.ts';

/** Every night, before the day ends. */
export const takeChainHeadJob: JobKind<object> = { name: 'take-chain-head', cron: '55 23 * * *', isExclusive: true };

type HeadServices = Pick<Services, 'db' | 'jobs' | 'settings' | 'log'>;

/** Stores the chain's head and mails it to the office, if the chain grew; then requests a time stamp, where a service is set. */
export async function takeChainHead(services: HeadServices): Promise<void> {
  const { db, jobs, settings } = services;
  await chainDrawnPdfs(db);
  await db.transaction(async (tx) => {
    const last = await findLastChainEntry(tx);
    const stored = last && (await insertChainHead(tx, last));
    if (stored) await enqueueMails(tx, jobs, [newMail(chainHeadMail, stored, settings)]);
  });
  if (settings.timestampUrl) await stampLatestHead(services, settings.timestampUrl);
}

/** A failure is logged and stored for the overview; the next night tries again. */
async function stampLatestHead({ db, log }: HeadServices, service: URL): Promise<void> {
  const latest = await findLatestChainHead(db);
  if (!latest || latest.timestamp) return;
  try {
    await setTimestamp(db, latest.id, { timestamp: await requestTimestamp(service, latest.head) });
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ reason }, 'no time stamp could be obtained for the document chain: the nightly job tries again');
    await setTimestamp(db, latest.id, { timestampFailure: reason });
  }
}
