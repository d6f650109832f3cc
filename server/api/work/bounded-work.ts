import { refuse } from '#platform/refusal.ts';

const atOnce = 32;
const maxQueueLength = 1_000;
const maxWaitMs = 5_000;
/**
 * What would wait longer than this is turned away at the door: taken in, it would be read and checked, only to be turned away later
 * or answered when nobody waits for it any more.
 */
const closesAfterMs = 1_000;
/** How much the last pause between two ends counts in the pace of work. */
const weightOfLast = 0.1;

/** Thrown to whoever finds too much work waiting. */
export class Overloaded extends Error {
  readonly refusal = refuse(503, 'overloaded', '', { retryAfterSeconds: 5 });
}

/**
 * Lets a bounded number of calls work at the same time; others wait in a queue, which is bounded in length and time.
 * Reading a body is not work: a slow sender takes nobody's place.
 */
export function createWork() {
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
    if (working < atOnce) {
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
      if (waiting.size >= maxQueueLength || waiting.size * pace > closesAfterMs) return true;
      for (const since of waiting.values()) return performance.now() - since > closesAfterMs;
      return false;
    },
  });
}

export type Work = ReturnType<typeof createWork>;
