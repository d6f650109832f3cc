import { LRUCache } from 'lru-cache';
import type { FinishedAnswer } from './finished-answer.ts';

/** Bytes of finished answers that are kept: those of some hundred pages; what was asked for longest ago goes first. */
const maxKeptBytes = 48 * 1024 * 1024;

interface Kept {
  answer: FinishedAnswer;
  /** The content's generation that it was made of. */
  generation: number;
}

interface UnderWay {
  answer: Promise<FinishedAnswer>;
  generation: number;
}

/**
 * Finished answers by key. When the content changes, each is made again only when it is asked for, one at a time per key. An answer that
 * turns out the same as before keeps what was compressed for it.
 */
export class AnswerCache {
  #kept = new LRUCache<string, Kept>({
    maxSize: maxKeptBytes,
    // Compressed bodies are added later; together they are rarely longer than the text.
    sizeCalculation: ({ answer }) => 2 * answer.identity.length + 1,
  });
  #underWay = new Map<string, UnderWay>();
  #generation = 0;

  get(key: string): FinishedAnswer | undefined {
    const kept = this.#kept.get(key);
    return kept?.generation === this.#generation ? kept.answer : undefined;
  }

  /** To be called when the content has changed: no answer made before is given out any more. */
  clear(): void {
    this.#generation += 1;
  }

  /**
   * The cached answer, or the one that `make` finishes. Concurrent requests share it, unless the content has changed since it was
   * begun. Failures aren't kept.
   */
  async getOrMake(key: string, make: () => Promise<FinishedAnswer>): Promise<FinishedAnswer> {
    const askedFor = this.#generation;
    for (;;) {
      const kept = this.get(key);
      if (kept) return kept;
      const underWay = this.#underWay.get(key);
      if (!underWay) return this.#make(key, make);
      if (underWay.generation >= askedFor) return underWay.answer;
      await underWay.answer.catch(() => undefined);
    }
  }

  async #make(key: string, make: () => Promise<FinishedAnswer>): Promise<FinishedAnswer> {
    const generation = this.#generation;
    const answer = make().then((made) => {
      const before = this.#kept.get(key)?.answer;
      const same = before?.fingerprint === made.fingerprint ? before : made;
      if (generation === this.#generation) this.#kept.set(key, { answer: same, generation });
      return same;
    });
    this.#underWay.set(key, { answer, generation });
    try {
      return await answer;
    } finally {
      this.#underWay.delete(key);
    }
  }
}
