import { LRUCache } from 'lru-cache';
import { watchDisk } from '#platform/installation/disk-space.server.ts';
import { countedNetworks } from '#platform/network/networks.ts';
import { overloaded, type Refusal, refuse } from '#platform/refusal.ts';
import type { Settings } from '#platform/settings.server.ts';
import type { CallQueue } from '../api/work/call-queues.ts';
import { createSameRequests } from '../api/work/same-requests.ts';

/** Tries that were refused, of one network, until more of them aren't looked at any more. */
const maxRefusedTries = 300;
const windowMs = 15 * 60_000;
/** Beyond it the networks that were quiet longest are forgotten. */
const maxNetworks = 50_000;

type DoorStatus = 429 | 503;

/** What comes to the door. */
interface Comer {
  /** As networkOf gives it; undefined: called in process, or counted elsewhere. */
  network?: string | undefined;
  /** True for what may be written while the disk is too full for anything else. */
  evenOnFullDisk?: boolean | undefined;
}

/**
 * The one door for everything that is written from outside, calls of the API and posted forms alike: closed to all while there is too
 * much work or too little disk, and to a network whose tries were refused too often. Those are counted in this process, because a
 * refused try must cost less than what it asks for; what is stored is counted in the database (see countSubmission).
 */
export function createWriteDoor(settings: Pick<Settings, 'dataDir' | 'rateLimits'>, queue: CallQueue) {
  const isDiskFull = watchDisk(settings.dataDir);
  const performOnce = createSameRequests();
  const refusedTries = new LRUCache<string, number>({ max: maxNetworks, ttl: windowMs, noUpdateTTL: true });

  function secondsToWait(network: string): number {
    const full = countedNetworks(network).filter(
      (counted) => (refusedTries.get(counted.network) ?? 0) >= maxRefusedTries * counted.share,
    );
    return Math.max(0, ...full.map((counted) => Math.ceil(refusedTries.getRemainingTTL(counted.network) / 1_000)));
  }

  return {
    /** Why nothing is taken in now; undefined: it is. To be asked before anything of a body is read. */
    async closedTo({ network, evenOnFullDisk }: Comer): Promise<(Refusal & { status: DoorStatus }) | undefined> {
      const closed = (status: DoorStatus, code: string, sentence: string, retryAfterSeconds: number) => ({
        ...refuse(status, code, sentence, { retryAfterSeconds }),
        status,
      });
      if (queue.isOverloaded()) return closed(503, overloaded.code, '', 5);
      if (!evenOnFullDisk && (await isDiskFull())) return closed(503, 'disk-full', '', 5);
      const retryAfterSeconds = network === undefined || !settings.rateLimits ? 0 : secondsToWait(network);
      if (retryAfterSeconds === 0) return undefined;
      const sentence = 'Es sind zu viele Anfragen eingegangen. Bitte versuchen Sie es später noch einmal.';
      return closed(429, 'too-many-refused', sentence, retryAfterSeconds);
    },

    /** Counts a try that was answered with a "no". */
    noteAnswer(network: string | undefined, status: number): void {
      const isRefused = status >= 400 && status < 500 && status !== 401 && status !== 403;
      if (network === undefined || !isRefused) return;
      for (const counted of countedNetworks(network)) {
        refusedTries.set(counted.network, (refusedTries.get(counted.network) ?? 0) + 1);
      }
    },

    /**
     * Does the work in its turn, and once for all who ask for the same at the same moment.
     * @param same what tells that they are (see sameRequestKey); undefined: nothing, every one is its own
     * @throws Overloaded when too much waits
     */
    perform: <Result>(same: string | undefined, work: () => Promise<Result>) =>
      performOnce(same, () => queue.add(work)),
  };
}

export type WriteDoor = ReturnType<typeof createWriteDoor>;
