import { overloaded } from '#platform/refusal.ts';

const longestQueue = 1_000;
/** How long a request waits for its place at the most: what is left of maxAnswerMs has to be enough for its transaction. */
const maxWaitMs = 3_500;
/** A request that would have to wait longer than this is refused before its body is read. */
const maxExpectedWaitMs = 3_200;
/** How much the last pause between two ends counts in the pace of work. */
const weightOfLast = 0.1;

/** Places for calls that write: fewer than the pool's connections, so that the office's lists find one beside them. */
const writingPlaces = 6;
/** Places for calls that read, for the same reason. */
const readingPlaces = 6;

/** Thrown when a request can't get a place in time: nothing was stored for it. */
export class Overloaded extends Error {
  readonly refusal = overloaded;
}

/**
 * Lets a bounded number of calls work at the same time; others wait in a queue, which is bounded in length and time.
 * Reading a body is not work: a slow sender takes nobody's place.
 */
export function createWork(places: number, { maxQueueLength = longestQueue } = {}) {
  let working = 0;
  /** In their order, with the time they came. */
  const waiting = new Map<() => void, number>();
  /** Milliseconds from one end of work to the next, smoothed, while others wait. */
  let pace = 0;
  let lastEnd: number | undefined;

  function measurePace(): void {
    const now = performance.now();
    if (lastEnd !== undefined) pace += (now - lastEnd - pace) * weightOfLast;
    lastEnd = waiting.size > 0 ? now : undefined;
  }

  function next(): void {
    measurePace();
    working -= 1;
    for (const start of waiting.keys()) {
      waiting.delete(start);
      start();
      return;
    }
  }

  function place(): Promise<void> | undefined {
    if (working < places) {
      working += 1;
      return undefined;
    }
    if (waiting.size >= maxQueueLength) throw new Overloaded();
    return new Promise((resolve, reject) => {
      const tooLong = setTimeout(() => {
        waiting.delete(start);
        reject(new Overloaded());
      }, maxWaitMs);
      const start = () => {
        clearTimeout(tooLong);
        working += 1;
        resolve();
      };
      waiting.set(start, performance.now());
    });
  }

  async function inWork<Result>(work: () => Promise<Result>): Promise<Result> {
    await place();
    try {
      return await work();
    } finally {
      next();
    }
  }

  return Object.assign(inWork, {
    /** Whether a request that comes now should be turned away before anything is read or looked up for it. */
    isOverloaded(): boolean {
      if (working >= places && waiting.size >= maxQueueLength) return true;
      if (waiting.size * pace > maxExpectedWaitMs) return true;
      for (const since of waiting.values()) return performance.now() - since > maxExpectedWaitMs;
      return false;
    },
  });
}

export type Work = ReturnType<typeof createWork>;

/** Places for calls, apart for those that read and those that write: a list never waits behind orders. */
export interface CallPlaces {
  reading: Work;
  writing: Work;
}

export const createCallPlaces = (): CallPlaces => ({
  reading: createWork(readingPlaces),
  writing: createWork(writingPlaces),
});
