import type { JobKind } from '#platform/jobs/jobs.server.ts';
import type { Services } from '#platform/services.server.ts';
import { loadSiteContent } from '../editions/live-content/load-site-content.server.ts';
import { askAddress } from './ask-address.server.ts';
import { createHostTurns } from './host-turns.ts';
import { keepAddresses, listWaiting, noteAsked, requestAll, requestDue } from './link-queries.server.ts';
import { findOutgoingLinks } from './outgoing-links.server.ts';

const hourMs = 3_600_000;
/** Somewhat less than a day and a week, so that a run a few minutes earlier than the last doesn't skip one. */
const dayMs = 20 * hourMs;
const weekMs = 7 * 24 * hourMs - 4 * hourMs;
/** At most one request a second to a host. */
const hostPauseMs = 1_000;
/** Different hosts that are asked at the same time. */
const atOnce = 4;
/** What isn't done by then is done by a next job: one that takes longer counts as hanging and is begun again. */
const maxRunMs = 300_000;

/** Every night: the addresses whose week is over. One at a time, among all instances. */
export const checkLinksJob: JobKind<{ isRequested?: boolean }> = {
  name: 'check-links',
  cron: '23 4 * * *',
  isExclusive: true,
};

type LinkServices = Pick<Services, 'db' | 'jobs' | 'log' | 'settings' | 'internet'>;

/** 'Check now': every address waits from now on, and the job that checks them is on its way. */
export async function requestLinkChecks({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  const links = await findOutgoingLinks(db, (await loadSiteContent(db)).content);
  await db.transaction(async (tx) => {
    await keepAddresses(tx, [...links.keys()]);
    await requestAll(tx, new Date());
    await jobs.send(tx, checkLinksJob, [{ isRequested: true }]);
  });
}

/** Checks what waits; a job of the clock first asks for what is due. */
export async function checkLinks(
  services: LinkServices,
  { isRequested = false }: { isRequested?: boolean },
): Promise<void> {
  const { db, jobs, log, settings, internet } = services;
  if (!isRequested) {
    const links = await findOutgoingLinks(db, (await loadSiteContent(db)).content);
    await db.transaction(async (tx) => {
      await keepAddresses(tx, [...links.keys()]);
      await requestDue(tx, new Date(), { weekMs, dayMs });
    });
  }
  const userAgent = `Versicherungsmonitor link check (+${settings.publicUrl})`;
  const turnOf = createHostTurns(hostPauseMs);
  const waiting = await listWaiting(db);
  const all = waiting.length;
  const until = performance.now() + maxRunMs;
  const lane = async () => {
    for (let next = waiting.shift(); next && performance.now() < until; next = waiting.shift()) {
      const asked = await askAddress(next.address, { internet, userAgent, turnOf });
      await noteAsked(db, next.address, asked, new Date());
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  const left = (await listWaiting(db)).length;
  log.info({ checked: all, left }, 'links: what pages and records lead to is checked');
  if (left > 0 && performance.now() >= until) {
    await db.transaction((tx) => jobs.send(tx, checkLinksJob, [{ isRequested: true }]));
  }
}
