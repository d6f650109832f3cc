import { BoundedQueue } from '#platform/bounded-queue.ts';

const maxWaiting = 1_000;
/** Leaves enough of maxAnswerMs for the transaction. */
const maxWaitMs = 3_500;
/** A request that would have to wait longer than this is refused before its body is read. */
const maxExpectedWaitMs = 3_200;
/** Weight of the latest interval in the moving average. */
const weightOfLast = 0.1;

/** Concurrent calls of one kind: fewer than the pool's connections, so that lists are read while orders wait for a lock. */
const concurrency = 6;

/** Queue of calls that measures its pace. Reading a body is not part of the work, so a slow sender blocks no other call. */
export class CallQueue extends BoundedQueue {
  /** Moving average of the milliseconds between two completed calls while others wait. */
  #paceMs = 0;
  #lastEnd: number | undefined;

  constructor(calls = concurrency) {
    super({ concurrency: calls, maxWaiting, maxWaitMs });
  }

  override add<Result>(work: () => Promise<Result>): Promise<Result> {
    return super.add(() => work().finally(() => this.#measurePace()));
  }

  /** Whether a new request should be refused before anything is read or looked up for it. */
  override isOverloaded(): boolean {
    if (super.isOverloaded()) return true;
    return Math.max(this.waitingCount * this.#paceMs, this.longestWaitMs) > maxExpectedWaitMs;
  }

  #measurePace(): void {
    const now = performance.now();
    if (this.#lastEnd !== undefined) this.#paceMs += (now - this.#lastEnd - this.#paceMs) * weightOfLast;
    this.#lastEnd = this.waitingCount > 0 ? now : undefined;
  }
}

/** Separate queues, so that a list never waits behind orders. */
export interface CallQueues {
  reading: CallQueue;
  writing: CallQueue;
}

export const createCallQueues = (): CallQueues => ({ reading: new CallQueue(), writing: new CallQueue() });
