/**
 * Sends ten times as many orders as the server can process, and measures how many it stores and how it answers the
 * others. Goodput is the orders stored per second, as a fraction of those at full load with the same generator on the
 * same cores.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type BuiltServer, freshDirectory, startBuiltServer } from '../../built-server/built-server.ts';
import { createOrderStorm } from '../../built-server/order-storm.ts';
import { cpuSeconds, megabytesOf } from '../../built-server/process-usage.ts';
import { prove, type Report } from '../../built-server/report.ts';
import { keepBusy, quantile, request } from '../../built-server/requests.ts';

/** Milliseconds of either load before its responses count: at first all orders of a burst are in progress, and none is done. */
const filling = 1_500;

interface Storm {
  server: BuiltServer;
  place: ReturnType<typeof createOrderStorm>['place'];
  roundSeconds: number;
}

/** Whether a response counts that comes now, in a load that began then. */
function isCounted(begun: number, roundSeconds: number): boolean {
  const running = performance.now() - begun - filling;
  return running >= 0 && running < roundSeconds * 1_000;
}

/** Places as many orders as the server can process, 32 at a time. @returns the orders and CPU seconds that count */
async function fullLoad({ server, place, roundSeconds }: Storm) {
  let placed = 0;
  const begun = performance.now();
  const load = keepBusy(32, async () => {
    const { status } = await place();
    if (status === 201 && isCounted(begun, roundSeconds)) placed += 1;
  });
  await sleep(filling);
  const cpuBefore = cpuSeconds(server.pid);
  await sleep(roundSeconds * 1_000);
  const cpu = cpuSeconds(server.pid) - cpuBefore;
  await load.stop();
  return { placed, cpu };
}

/** What happened in the overloads of all rounds. */
const createOutcome = () => ({
  taken: 0,
  sent: 0,
  failed: 0,
  withoutRetryAfter: 0,
  counts: new Map<number, number>(),
  /** Milliseconds of accepted orders, and of pages. */
  waits: [] as number[],
  pages: [] as number[],
  cpu: 0,
});
type Outcome = ReturnType<typeof createOutcome>;

/** Places orders at a fixed rate without waiting for responses. */
async function overload({ server, place, roundSeconds }: Storm, offered: number, outcome: Outcome): Promise<void> {
  const under: Promise<void>[] = [];
  const recordFailure = () => {
    outcome.failed += 1;
  };
  let cpuBefore = 0;
  const begun = performance.now();
  for (let sentNow = 0; performance.now() - begun < filling + roundSeconds * 1_000; ) {
    if (isCounted(begun, roundSeconds)) cpuBefore ||= cpuSeconds(server.pid);
    const due = ((performance.now() - begun) / 1_000) * offered;
    for (; sentNow < due; sentNow++, outcome.sent++) {
      under.push(
        place().then(({ status, retryAfter, milliseconds }) => {
          outcome.counts.set(status, (outcome.counts.get(status) ?? 0) + 1);
          if (status === 201) {
            outcome.waits.push(milliseconds);
            if (isCounted(begun, roundSeconds)) outcome.taken += 1;
          } else if (status === 503 && !retryAfter) outcome.withoutRetryAfter += 1;
        }, recordFailure),
      );
      if (sentNow % 200 === 0)
        under.push(
          request(`${server.url}/`).then(({ milliseconds }) => void outcome.pages.push(milliseconds), recordFailure),
        );
    }
    await sleep(2);
  }
  outcome.cpu += cpuSeconds(server.pid) - cpuBefore;
  await Promise.all(under);
}

const medianAnd99 = (waits: number[]) => `${Math.round(quantile(waits, 0.5))} ${Math.round(quantile(waits, 0.99))}`;

function reportOutcome(report: Report, outcome: Outcome, placed: number, seconds: number): void {
  const goodput = outcome.taken / placed;
  report.figure('  CPU of the server meanwhile, seconds per second', (outcome.cpu / seconds).toFixed(2));
  report.figure('answers by status', JSON.stringify(Object.fromEntries(outcome.counts)));
  report.bound('goodput at 10 × load (at least 80 %)', goodput >= 0.8, `${Math.round(goodput * 100)} %`);
  report.check(
    'rejections have a Retry-After header',
    outcome.withoutRetryAfter === 0,
    `${outcome.counts.get(503) ?? 0} × 503`,
  );
  report.equal('broken connections', outcome.failed, 0);
  report.figure('wait of accepted orders, median and 99 %, ms', medianAnd99(outcome.waits));
  report.figure('home page meanwhile, median and 99 %, ms', medianAnd99(outcome.pages));
}

await prove('overload', async (report, { isShort }) => {
  const [rounds, roundSeconds] = isShort ? [3, 3] : [5, 10];
  await using server = await startBuiltServer(freshDirectory(), { LOG_LEVEL: 'error' });
  const { place } = createOrderStorm(server.port);
  const warmUp = keepBusy(16, place);
  await sleep(3_000);
  await warmUp.stop();

  const storm = { server, place, roundSeconds };
  const outcome = createOutcome();
  let [placed, cpuAtFullLoad] = [0, 0];
  const before = megabytesOf(server.pid);
  // Alternating, so that other load on the machine affects both.
  for (let round = 1; round <= rounds; round++) {
    const full = await fullLoad(storm);
    placed += full.placed;
    cpuAtFullLoad += full.cpu;
    await overload(storm, (placed / round / roundSeconds) * 10, outcome);
  }
  const seconds = rounds * roundSeconds;
  report.figure('orders per second at full load', (placed / seconds).toFixed(0));
  report.figure(
    '  CPU of the server meanwhile, seconds per second; ms per order',
    `${(cpuAtFullLoad / seconds).toFixed(2)}; ${((cpuAtFullLoad / placed) * 1_000).toFixed(1)}`,
  );
  report.figure(
    'orders sent per second by the generator on the same machine',
    Math.round(outcome.sent / (seconds + (rounds * filling) / 1_000)),
  );
  reportOutcome(report, outcome, placed, seconds);
  report.figure('memory before and after, MB', `${Math.round(before)} ${Math.round(megabytesOf(server.pid))}`);
  await sleep(1_000);
  report.equal('orders are accepted again afterwards', (await place()).status, 201);
});
