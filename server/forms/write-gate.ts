import { LRUCache } from 'lru-cache';
import { watchDisk } from '#platform/installation/disk-space.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import { countedNetworks } from '#platform/network/networks.ts';
import { overloaded, type Refusal, refuse } from '#platform/refusal.ts';
import type { Settings } from '#platform/settings.server.ts';
import type { CallQueue } from '../api/work/call-queues.ts';
import { createSameRequests } from '../api/work/same-requests.ts';

/** Rejected requests of one network until further ones are blocked. */
const maxRefusedTries = 300;
const windowMs = 15 * 60_000;
/** Beyond this, the least recent networks are dropped. */
const maxNetworks = 50_000;

type GateStatus = 429 | 503;

interface WriteRequest {
  /** See networkOf; undefined if called in process or counted elsewhere. */
  network?: string | undefined;
  /** Allows writing while the disk is too full for other writes. */
  isAllowedOnFullDisk?: boolean | undefined;
}

/**
 * Gate for all writes from outside, by API calls and posted forms: closed to all while there is too much work or too
 * little disk space, and to a network with too many rejected requests. These are counted in this process, because
 * rejecting must cost less than accepting; stored submissions are counted in the database (see countSubmission).
 */
export function createWriteGate(
  { settings, log }: { settings: Pick<Settings, 'dataDir' | 'rateLimits'>; log: Pick<Log, 'warn' | 'error'> },
  queue: CallQueue,
) {
  const isDiskFull = watchDisk(settings.dataDir, log);
  const performOnce = createSameRequests();
  const refusedTries = new LRUCache<string, number>({
    // Unlike `max`, this reserves no memory beforehand.
    maxSize: maxNetworks,
    sizeCalculation: () => 1,
    ttl: windowMs,
    noUpdateTTL: true,
  });

  function secondsToWait(network: string): number {
    const full = countedNetworks(network).filter(
      (counted) => (refusedTries.get(counted.network) ?? 0) >= maxRefusedTries * counted.share,
    );
    return Math.max(0, ...full.map((counted) => Math.ceil(refusedTries.getRemainingTTL(counted.network) / 1_000)));
  }

  return {
    /** Why a request is refused before its body is read; undefined if it is admitted. */
    async refusalFor({
      network,
      isAllowedOnFullDisk,
    }: WriteRequest): Promise<(Refusal & { status: GateStatus }) | undefined> {
      const closed = (status: GateStatus, code: string, message: string, retryAfterSeconds: number) => ({
        ...refuse(status, code, message, { retryAfterSeconds }),
        status,
      });
      if (queue.isOverloaded()) return closed(503, overloaded.code, '', 5);
      if (!isAllowedOnFullDisk && (await isDiskFull())) return closed(503, 'disk-full', '', 5);
      const retryAfterSeconds = network === undefined || !settings.rateLimits ? 0 : secondsToWait(network);
      if (retryAfterSeconds === 0) return undefined;
      const message = 'Es sind zu viele Anfragen eingegangen. Bitte versuchen Sie es später noch einmal.';
      return closed(429, 'too-many-refused', message, retryAfterSeconds);
    },

    countRefusal(network: string | undefined, status: number): void {
      const isRefused = status >= 400 && status < 500 && status !== 401 && status !== 403;
      if (network === undefined || !isRefused) return;
      for (const counted of countedNetworks(network)) {
        refusedTries.set(counted.network, (refusedTries.get(counted.network) ?? 0) + 1);
      }
    },

    /**
     * Queues the work; identical concurrent requests share its result.
     * @param key the key of identical requests (see sameRequestKey); undefined if requests are never identical
     * @throws Overloaded if too many requests wait
     */
    perform: <Result>(key: string | undefined, work: () => Promise<Result>) => performOnce(key, () => queue.add(work)),
  };
}

export type WriteGate = ReturnType<typeof createWriteGate>;
