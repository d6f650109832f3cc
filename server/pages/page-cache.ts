import { LRUCache } from 'lru-cache';
import type { PreparedAnswer } from './prepared-answer.ts';

/** Maximum bytes of cached answers, some hundred pages; the least recently used is removed first. */
const maxKeptBytes = 48 * 1024 * 1024;

/**
 * A package of an edition has 6 MB and is rarely requested. Concurrent downloads share it, even if it is removed
 * meanwhile.
 */
const largeBytes = 1024 * 1024;
const largeLifetimeMs = 60_000;
const lifetimeOf = ({ identity }: PreparedAnswer) => (identity.length > largeBytes ? largeLifetimeMs : 0);

interface Kept {
  answer: PreparedAnswer;
  /** The generation of the content that it was made from. */
  generation: number;
}

interface UnderWay {
  answer: Promise<PreparedAnswer>;
  generation: number;
}

/**
 * Cached answers by key. After a content change, each is made again before it is sent, one at a time per key. An answer that is
 * unchanged keeps its compressed forms.
 */
export class AnswerCache {
  #kept = new LRUCache<string, Kept>({
    maxSize: maxKeptBytes,
    // Compressed bodies are added later; together they are rarely longer than the text.
    sizeCalculation: ({ answer }) => 2 * answer.identity.length + 1,
    ttlAutopurge: true,
  });
  #underWay = new Map<string, UnderWay>();
  #generation = 0;
  /** The last generation that began with a known change. */
  #changedGeneration = 0;

  get(key: string): PreparedAnswer | undefined {
    const kept = this.#kept.get(key);
    return kept?.generation === this.#generation ? kept.answer : undefined;
  }

  /** Keys of the answers that were cached before the last change, the most recently used first. */
  outdatedKeys(): string[] {
    return [...this.#kept.entries()].filter(([, { generation }]) => generation < this.#generation).map(([key]) => key);
  }

  /**
   * Discards all answers after a change of the content. If it is unknown whether anything has changed, answers that can't be
   * made again, because the database is unavailable, are still used.
   */
  clear(isKnownChange: boolean): void {
    this.#generation += 1;
    if (isKnownChange) this.#changedGeneration = this.#generation;
  }

  /**
   * The cached answer, or the one that `make` returns. Concurrent requests share it unless the content has changed
   * since it was begun; failures aren't cached.
   */
  async getOrMake(key: string, make: () => Promise<PreparedAnswer>): Promise<PreparedAnswer> {
    const requestedGeneration = this.#generation;
    for (;;) {
      const kept = this.get(key);
      if (kept) return kept;
      const underWay = this.#underWay.get(key);
      if (!underWay) return this.#make(key, make);
      if (underWay.generation >= requestedGeneration) return underWay.answer;
      await underWay.answer.catch(() => undefined);
    }
  }

  async #make(key: string, make: () => Promise<PreparedAnswer>): Promise<PreparedAnswer> {
    const generation = this.#generation;
    const answer = make().then(
      (made) => {
        const before = this.#kept.get(key)?.answer;
        const current = before?.fingerprint === made.fingerprint ? before : made;
        if (generation === this.#generation)
          this.#kept.set(key, { answer: current, generation }, { ttl: lifetimeOf(current) });
        return current;
      },
      (error: unknown) => {
        const before = this.#kept.get(key);
        if (before && before.generation >= this.#changedGeneration) return before.answer;
        throw error;
      },
    );
    this.#underWay.set(key, { answer, generation });
    try {
      return await answer;
    } finally {
      this.#underWay.delete(key);
    }
  }
}
