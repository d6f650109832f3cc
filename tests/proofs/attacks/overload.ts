/**
 * Sends ten times as many orders as the server can process, and measures how many it stores and how it answers the
 * others. Goodput is the orders stored per second, as a fraction of those at full load with the same generator on the
 * same cores.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { freshDirectory, startBuiltServer } from '../../built-server/built-server.ts';
import { createOrderStorm } from '../../built-server/order-storm.ts';
import { cpuSeconds, megabytesOf } from '../../built-server/process-usage.ts';
import { prove } from '../../built-server/report.ts';
import { keepBusy, quantile, request } from '../../built-server/requests.ts';

await prove('overload', async (report, { short }) => {
  const [rounds, roundSeconds] = short ? [3, 3] : [5, 10];
  /** Milliseconds of either load before its responses count: at first all orders of a burst are in progress, and none is done. */
  const filling = 1_500;
  const isCounted = (begun: number) => {
    const running = performance.now() - begun - filling;
    return running >= 0 && running < roundSeconds * 1_000;
  };
  const server = await startBuiltServer(freshDirectory(), { LOG_LEVEL: 'error' });
  const { place } = createOrderStorm(server.port);
  const warmUp = keepBusy(16, place);
  await sleep(3_000);
  await warmUp.stop();

  let placed = 0;
  let taken = 0;
  let sent = 0;
  let failed = 0;
  let withoutRetryAfter = 0;
  const counts = new Map<number, number>();
  const waits: number[] = [];
  const pages: number[] = [];
  let [cpuAtFullLoad, cpuInOverload] = [0, 0];
  const before = megabytesOf(server.pid);

  /** Places as many orders as the server can process, 32 at a time. */
  async function fullLoad(): Promise<void> {
    const begun = performance.now();
    const load = keepBusy(32, async () => {
      const { status } = await place();
      if (status === 201 && isCounted(begun)) placed += 1;
    });
    await sleep(filling);
    const cpuBefore = cpuSeconds(server.pid);
    await sleep(roundSeconds * 1_000);
    cpuAtFullLoad += cpuSeconds(server.pid) - cpuBefore;
    await load.stop();
  }

  /** Places orders at a fixed rate without waiting for responses. */
  async function overload(offered: number): Promise<void> {
    const under: Promise<void>[] = [];
    const recordFailure = () => {
      failed += 1;
    };
    let cpuBefore = 0;
    const begun = performance.now();
    for (let sentNow = 0; performance.now() - begun < filling + roundSeconds * 1_000; ) {
      if (isCounted(begun)) cpuBefore ||= cpuSeconds(server.pid);
      const due = ((performance.now() - begun) / 1_000) * offered;
      for (; sentNow < due; sentNow++, sent++) {
        under.push(
          place().then(({ status, retryAfter, milliseconds }) => {
            counts.set(status, (counts.get(status) ?? 0) + 1);
            if (status === 201) {
              waits.push(milliseconds);
              if (isCounted(begun)) taken += 1;
            } else if (status === 503 && !retryAfter) withoutRetryAfter += 1;
          }, recordFailure),
        );
        if (sentNow % 200 === 0)
          under.push(
            request(`${server.url}/`).then(({ milliseconds }) => void pages.push(milliseconds), recordFailure),
          );
      }
      await sleep(2);
    }
    cpuInOverload += cpuSeconds(server.pid) - cpuBefore;
    await Promise.all(under);
  }

  // Alternating, so that other load on the machine affects both.
  for (let round = 1; round <= rounds; round++) {
    await fullLoad();
    await overload((placed / round / roundSeconds) * 10);
  }
  const seconds = rounds * roundSeconds;
  report.figure('orders per second at full load', (placed / seconds).toFixed(0));
  report.figure(
    '  CPU of the server meanwhile, seconds per second; ms per order',
    `${(cpuAtFullLoad / seconds).toFixed(2)}; ${((cpuAtFullLoad / placed) * 1_000).toFixed(1)}`,
  );
  const goodput = taken / placed;
  report.figure(
    'orders sent per second by the generator on the same machine',
    Math.round(sent / (seconds + (rounds * filling) / 1_000)),
  );
  report.figure('  CPU of the server meanwhile, seconds per second', (cpuInOverload / seconds).toFixed(2));
  report.figure('answers by status', JSON.stringify(Object.fromEntries(counts)));
  report.bound('goodput at 10 × load (at least 80 %)', goodput >= 0.8, `${Math.round(goodput * 100)} %`);
  report.promise('rejections have a Retry-After header', withoutRetryAfter === 0, `${counts.get(503) ?? 0} × 503`);
  report.promise('broken connections', failed === 0, failed);
  report.figure(
    'wait of accepted orders, median and 99 %, ms',
    `${Math.round(quantile(waits, 0.5))} ${Math.round(quantile(waits, 0.99))}`,
  );
  report.figure(
    'home page meanwhile, median and 99 %, ms',
    `${Math.round(quantile(pages, 0.5))} ${Math.round(quantile(pages, 0.99))}`,
  );
  report.figure('memory before and after, MB', `${Math.round(before)} ${Math.round(megabytesOf(server.pid))}`);
  await sleep(1_000);
  const last = await place();
  report.promise('orders are accepted again afterwards', last.status === 201, last.status);
  await server.end();
});
