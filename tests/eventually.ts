import { setTimeout as sleep } from 'node:timers/promises';

/** Polls until the result is neither undefined, null nor false. @throws after `timeout` ms */
export async function eventually<Result>(
  ask: () => Promise<Result> | Result,
  timeout = 20_000,
): Promise<Exclude<NonNullable<Result>, false>> {
  for (const end = Date.now() + timeout; ; await sleep(50)) {
    const answer = await ask();
    if (answer !== undefined && answer !== null && answer !== false)
      return answer as Exclude<NonNullable<Result>, false>;
    if (Date.now() > end) throw new Error(`still not true after ${timeout} ms: ${ask}`);
  }
}
