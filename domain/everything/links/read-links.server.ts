import { hourMs } from '#platform/durations.ts';
import type { Services } from '#platform/services.server.ts';
import { loadSiteContent } from '../../editions/live-content/load-site-content.server.ts';
import type { Links } from './link-answer.ts';
import { type LinkCheck, listLinkChecks } from './link-queries.server.ts';
import { findOutgoingLinks, type LinkPlace } from './outgoing-links.server.ts';

/** Time between two failures that makes a link dead, so that a short outage does not. */
const deadAfterMs = 20 * hourMs;

function failingLink({ address, result, status, checkedAt, failingSince }: LinkCheck, places: LinkPlace[]) {
  if (!result || !checkedAt || !failingSince) return [];
  const isDead = checkedAt.getTime() - failingSince.getTime() >= deadAfterMs;
  return [{ address, result, status, since: failingSince, checkedAt, isDead, places }];
}

/** State of all links, without addresses that are no longer linked. */
export async function readLinks({ db }: Pick<Services, 'db'>) {
  const links = await findOutgoingLinks(db, (await loadSiteContent(db)).contents.de);
  const checks = (await listLinkChecks(db)).filter(({ address }) => links.has(address));
  const checkedAt = checks.reduce<Date | null>(
    (last, check) => (check.checkedAt && (!last || check.checkedAt > last) ? check.checkedAt : last),
    null,
  );
  const failing = checks.flatMap((check) => failingLink(check, links.get(check.address) ?? []));
  return {
    total: links.size,
    waiting: checks.filter(({ requestedAt }) => requestedAt !== null).length,
    checkedAt,
    failing: failing.toSorted((a, b) => Number(b.isDead) - Number(a.isDead)),
  } satisfies Record<keyof Links, unknown>;
}
