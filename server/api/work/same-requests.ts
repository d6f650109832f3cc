import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { maxWaitSeconds, stillProcessing } from '#domain/core/idempotency/answer-once.server.ts';
import type { Refusal } from '#platform/refusal.ts';

/** Identifies equal requests by call, Idempotency-Key and input; undefined without a key. */
export function sameRequestKey(call: string, key: string | undefined, input: unknown): string | undefined {
  if (key === undefined) return undefined;
  return hash('sha256', JSON.stringify([call, key, input]), 'base64url');
}

/**
 * Lets identical requests that arrive while the first is handled wait for its answer, so that they take no place in the
 * queue and no database connection. Later ones, and those of other processes, are recognised by the database.
 * @param waitSeconds maximum wait, then 409 with Retry-After
 */
export function createSameRequests(waitSeconds = maxWaitSeconds) {
  const underway = new Map<string, Promise<unknown>>();

  return async function performOnce<Result>(
    key: string | undefined,
    work: () => Promise<Result>,
  ): Promise<Result | Refusal> {
    if (key === undefined) return work();
    const first = underway.get(key) as Promise<Result> | undefined;
    if (!first) {
      const own = work().finally(() => underway.delete(key));
      underway.set(key, own);
      return own;
    }
    const answered = new AbortController();
    const tooLong = sleep(waitSeconds * 1_000, stillProcessing, { signal: answered.signal, ref: false });
    tooLong.catch(() => undefined);
    try {
      return await Promise.race([first, tooLong]);
    } finally {
      answered.abort();
    }
  };
}
