import PQueue from 'p-queue';

/** Limits requests to one per host and interval. @returns a function that waits until the host may be requested */
export function createHostQueues(intervalMs: number) {
  const queues = new Map<string, PQueue>();
  return (hostname: string): Promise<void> => {
    const queue = queues.get(hostname) ?? new PQueue({ intervalCap: 1, interval: intervalMs, strict: true });
    queues.set(hostname, queue);
    return queue.add(async () => undefined);
  };
}
