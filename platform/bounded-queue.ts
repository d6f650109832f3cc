import PQueue from 'p-queue';
import { overloaded } from './refusal.ts';

/** Thrown when work is dropped from a queue before it started. */
export class Overloaded extends Error {
  readonly refusal = overloaded;
}

interface Limits {
  concurrency: number;
  maxWaiting: number;
  maxWaitMs: number;
}

interface Waiting {
  priority: number;
  sinceMs: number;
  drop(): void;
}

/** A queue that drops tasks which would wait too long: the last one if there are too many, and those that waited for maxWaitMs. */
export class BoundedQueue {
  readonly #queue: PQueue;
  readonly #limits: Limits;
  /** In order of arrival. */
  readonly #waiting = new Set<Waiting>();

  constructor(limits: Limits) {
    this.#queue = new PQueue({ concurrency: limits.concurrency });
    this.#limits = limits;
  }

  /**
   * Starts work of the highest priority first, and work of equal priority in order of arrival.
   * @throws Overloaded if it was dropped
   */
  async add<Result>(work: () => Promise<Result>, priority = 0): Promise<Result> {
    const { maxWaiting, maxWaitMs } = this.#limits;
    const abort = new AbortController();
    let timeout: NodeJS.Timeout | undefined;
    const leave = () => {
      clearTimeout(timeout);
      this.#waiting.delete(waiting);
    };
    const waiting: Waiting = {
      priority,
      sinceMs: performance.now(),
      drop() {
        leave();
        abort.abort(new Overloaded());
      },
    };
    this.#waiting.add(waiting);
    const start = () => {
      leave();
      return work();
    };
    const result = this.#queue.add(start, { priority, signal: abort.signal });
    if (this.#waiting.has(waiting)) timeout = setTimeout(waiting.drop, maxWaitMs);
    if (this.#waiting.size > maxWaiting) this.#lastWaiting()?.drop();
    return result;
  }

  get waitingCount(): number {
    return this.#waiting.size;
  }

  get longestWaitMs(): number {
    const [first] = this.#waiting;
    return first ? performance.now() - first.sinceMs : 0;
  }

  /** Whether work that is added now would be dropped, or drop other work. */
  isOverloaded(): boolean {
    return this.#queue.pending >= this.#limits.concurrency && this.#waiting.size >= this.#limits.maxWaiting;
  }

  #lastWaiting(): Waiting | undefined {
    let last: Waiting | undefined;
    for (const waiting of this.#waiting) if (!last || waiting.priority <= last.priority) last = waiting;
    return last;
  }
}
