import { setTimeout as sleep } from 'node:timers/promises';

/** Limits requests to one per host and pause. */
export function createHostTurns(pauseMs: number) {
  const freeAt = new Map<string, number>();
  return async (hostname: string): Promise<void> => {
    const now = performance.now();
    const turn = Math.max(now, freeAt.get(hostname) ?? 0);
    freeAt.set(hostname, turn + pauseMs);
    if (turn > now) await sleep(turn - now);
  };
}
