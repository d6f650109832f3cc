/** Hours of ordinary use in fast motion: memory and descriptors must not grow. */
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { freshDirectory, startBuiltServer } from '../../built-server/built-server.ts';
import { footprint } from '../../built-server/process-usage.ts';
import { prove } from '../../built-server/report.ts';
import { keepBusy, request } from '../../built-server/requests.ts';
import { slope } from '../../built-server/slope.ts';
import { sampleMessage } from '../../made-up/sample-input.ts';

await prove('soak', async (report, { isShort }) => {
  const [warmUp, measured] = isShort ? [15_000, 20_000] : [5 * 60_000, 30 * 60_000];
  // A limited heap shows a leak; an unlimited one only shows lazy garbage collection.
  await using server = await startBuiltServer(freshDirectory(), {
    LOG_LEVEL: 'error',
    NODE_OPTIONS: '--max-old-space-size=160 --max-semi-space-size=4',
  });
  const agent = new http.Agent({ keepAlive: true });
  let requests = 0;
  const paths = [
    '/',
    '/partners',
    '/studies',
    '/media',
    '/about',
    '/insights',
    '/order',
    '/api/partners',
    '/api/media',
    '/api/health',
  ];
  const ask = async (path: string, json?: unknown) => {
    requests += 1;
    await request(`${server.url}${path}`, { json, agent });
    await sleep(2);
  };
  const load = [
    keepBusy(2, () => ask(paths[requests % paths.length] as string)),
    keepBusy(1, () => ask(`/nicht-da-${requests}`)),
    keepBusy(1, () => ask('/api/study-orders', sampleStudyOrder).then(() => sleep(50))),
    keepBusy(1, () => ask('/api/contact-messages', sampleMessage).then(() => sleep(50))),
  ];
  await sleep(warmUp);
  const points: { x: number; y: number }[] = [];
  const descriptors: number[] = [];
  const begun = performance.now();
  while (performance.now() - begun < measured) {
    const { megabytes, descriptors: open } = footprint(server.pid);
    points.push({ x: (performance.now() - begun) / 60_000, y: megabytes });
    descriptors.push(open);
    await sleep(isShort ? 250 : 2_000);
  }
  for (const client of load) await client.stop();
  // The minimum of each interval is the memory that garbage collection could not free.
  const perInterval = Math.ceil(points.length / 10);
  const lows = Array.from({ length: 10 }, (_, index) => points.slice(index * perInterval, (index + 1) * perInterval))
    .filter((part) => part.length > 0)
    .map((part) => part.reduce((least, point) => (point.y < least.y ? point : least)));
  const growth = slope(lows);
  report.figure('requests', requests);
  report.figure('memory at the beginning and the end, MB', `${lows[0]?.y.toFixed(0)} ${lows.at(-1)?.y.toFixed(0)}`);
  report.bound('memory growth, MB per minute (below 1)', growth < 1, growth.toFixed(2));
  const spread = Math.max(...descriptors) - Math.min(...descriptors);
  report.check(
    'descriptors, lowest and highest',
    spread <= 20,
    `${Math.min(...descriptors)} ${Math.max(...descriptors)}`,
  );
});
