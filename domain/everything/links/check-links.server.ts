import PQueue from 'p-queue';
import { dayMs, hourMs } from '#platform/durations.ts';
import type { JobKind } from '#platform/jobs/jobs.server.ts';
import type { Services } from '#platform/services.server.ts';
import { loadSiteContent } from '../../editions/live-content/load-site-content.server.ts';
import { checkAddress } from './check-address.server.ts';
import {
  listWaiting,
  requestAllChecks,
  requestDueChecks,
  storeCheckResult,
  syncAddresses,
} from './link-queries.server.ts';
import { findOutgoingLinks } from './outgoing-links.server.ts';

/** Limits requests to one per host and interval. @returns a function that waits until the host may be requested */
export function createHostQueues(intervalMs: number) {
  const queues = new Map<string, PQueue>();
  return (hostname: string): Promise<void> => {
    const queue = queues.get(hostname) ?? new PQueue({ intervalCap: 1, interval: intervalMs, strict: true });
    queues.set(hostname, queue);
    return queue.add(async () => undefined);
  };
}

/** Slightly less than a day and a week, so that a run a few minutes early doesn't skip an address. */
const retryAfterMs = dayMs - 4 * hourMs;
const repeatAfterMs = 7 * dayMs - 4 * hourMs;
/** At most one request per second and host. */
const hostPauseMs = 1_000;
/** Number of hosts requested concurrently. */
const concurrency = 4;
/** The remaining addresses are left to the next job; a longer job would count as hanging and be restarted. */
const maxRunMs = 300_000;

/** Checks the due addresses every night, one job at a time across all instances. */
export const checkLinksJob: JobKind<{ isRequested?: boolean }> = {
  name: 'check-links',
  cron: '23 4 * * *',
  isExclusive: true,
};

type LinkServices = Pick<Services, 'db' | 'jobs' | 'log' | 'settings' | 'internet'>;

/** 'Check now': marks all addresses as waiting and enqueues the job. */
export async function requestLinkChecks({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  const links = await findOutgoingLinks(db, (await loadSiteContent(db)).contents.de);
  await db.transaction(async (tx) => {
    await syncAddresses(tx, [...links.keys()]);
    await requestAllChecks(tx, new Date());
    await jobs.send(tx, checkLinksJob, [{ isRequested: true }]);
  });
}

/** Checks the waiting addresses; the scheduled job first marks those that are due. */
export async function checkLinks(
  services: LinkServices,
  { isRequested = false }: { isRequested?: boolean },
): Promise<void> {
  const { db, jobs, log, settings, internet } = services;
  if (!isRequested) {
    const links = await findOutgoingLinks(db, (await loadSiteContent(db)).contents.de);
    await db.transaction(async (tx) => {
      await syncAddresses(tx, [...links.keys()]);
      await requestDueChecks(tx, new Date(), { retryAfterMs, repeatAfterMs });
    });
  }
  const userAgent = `Versicherungsmonitor link check (+${settings.publicUrl})`;
  const waitForHost = createHostQueues(hostPauseMs);
  const waiting = await listWaiting(db);
  const until = performance.now() + maxRunMs;
  const checks = waiting.map(({ address }) => async () => {
    if (performance.now() >= until) return;
    const check = await checkAddress(address, { internet, userAgent, waitForHost });
    await storeCheckResult(db, address, check, new Date());
  });
  await new PQueue({ concurrency }).addAll(checks);
  const left = (await listWaiting(db)).length;
  log.info({ checked: waiting.length, left }, 'external links were checked');
  if (left > 0 && performance.now() >= until) {
    await db.transaction((tx) => jobs.send(tx, checkLinksJob, [{ isRequested: true }]));
  }
}
