/**
 * Ten times as many orders as the server can take: how many it still takes, and what the others are told. Goodput is the orders
 * taken a second then, as a part of those taken a second at full load, by the same generator on the same cores.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuSeconds, footprint, freshDirectory, startBuiltServer } from './built-server.ts';
import { createOrderStorm } from './order-storm.ts';
import { prove } from './report.ts';
import { keepBusy, quantile, request } from './requests.ts';

await prove('overload', async (report, { short }) => {
  const seconds = short ? 6 : 30;
  const server = await startBuiltServer(freshDirectory(), { LOG_LEVEL: 'error' });
  const { place } = createOrderStorm(server.port);
  const warmUp = keepBusy(16, place);
  await sleep(3_000);
  await warmUp.stop();

  let placed = 0;
  const cpuBefore = cpuSeconds(server.pid);
  const measured = keepBusy(32, async () => {
    if ((await place()).status === 201) placed += 1;
  });
  await sleep(seconds * 1_000);
  await measured.stop();
  const capacity = placed / seconds;
  const cpuAtFullLoad = cpuSeconds(server.pid) - cpuBefore;
  report.figure('orders a second at full load', capacity.toFixed(0));
  report.figure(
    '  CPU of the server then, seconds a second; ms an order',
    `${(cpuAtFullLoad / seconds).toFixed(2)}; ${((cpuAtFullLoad / placed) * 1_000).toFixed(1)}`,
  );
  const cpuUnderway = cpuSeconds(server.pid);

  // Ten times as many, sent at their times whether the earlier ones are answered or not.
  const offered = Math.round(capacity * 10);
  const counts = new Map<number, number>();
  const waits: number[] = [];
  const pages: number[] = [];
  let failed = 0;
  const noteFailure = () => {
    failed += 1;
  };
  let withoutRetryAfter = 0;
  let taken = 0;
  let sent = 0;
  const under: Promise<void>[] = [];
  const begun = performance.now();
  const before = footprint(server.pid).megabytes;
  while (performance.now() - begun < seconds * 1_000) {
    const due = ((performance.now() - begun) / 1_000) * offered;
    for (; sent < due; sent++) {
      under.push(
        place().then(({ status, retryAfter, milliseconds }) => {
          counts.set(status, (counts.get(status) ?? 0) + 1);
          if (status === 201) {
            waits.push(milliseconds);
            if (performance.now() - begun < seconds * 1_000) taken += 1;
          } else if (status === 503 && !retryAfter) withoutRetryAfter += 1;
        }, noteFailure),
      );
      if (sent % 200 === 0)
        under.push(request(`${server.url}/`).then(({ milliseconds }) => void pages.push(milliseconds), noteFailure));
    }
    await sleep(2);
  }
  const cpuInOverload = cpuSeconds(server.pid) - cpuUnderway;
  await Promise.all(under);
  const goodput = taken / seconds / capacity;
  report.figure('sent a second, of the same and one generator on the same machine', Math.round(sent / seconds));
  report.figure('  CPU of the server then, seconds a second', (cpuInOverload / seconds).toFixed(2));
  report.figure('answers by status', JSON.stringify(Object.fromEntries(counts)));
  report.promise('goodput at 10 × load (at least 80 %)', goodput >= 0.8, `${Math.round(goodput * 100)} %`);
  report.promise(
    'refusals say when to come back (Retry-After)',
    withoutRetryAfter === 0,
    `${counts.get(503) ?? 0} × 503`,
  );
  report.promise('connections broken', failed === 0, failed);
  report.figure(
    'wait of those taken, median and 99 %, ms',
    `${Math.round(quantile(waits, 0.5))} ${Math.round(quantile(waits, 0.99))}`,
  );
  report.figure(
    'home page meanwhile, median and 99 %, ms',
    `${Math.round(quantile(pages, 0.5))} ${Math.round(quantile(pages, 0.99))}`,
  );
  report.figure('memory before and after, MB', `${Math.round(before)} ${Math.round(footprint(server.pid).megabytes)}`);
  await sleep(1_000);
  report.promise('takes orders again afterwards', (await place()).status === 201, 'yes');
  await server.end();
});
