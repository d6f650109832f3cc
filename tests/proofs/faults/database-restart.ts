/** The database dies under load: cached pages are served, writes get 503 with Retry-After, nothing acknowledged is lost. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { freshDirectory, postmasterPid, runCli, startBuiltServer } from '../../built-server/built-server.ts';
import { prove } from '../../built-server/report.ts';
import { keepBusy, request } from '../../built-server/requests.ts';

await prove('database-restart', async (report, { isShort }) => {
  const dataDir = freshDirectory();
  await using server = await startBuiltServer(dataDir, { LOG_LEVEL: 'error' });
  await request(`${server.url}/`);
  let pages = 0;
  let failedPages = 0;
  let acknowledged = 0;
  let askedToWait = 0;
  const odd = new Map<number, number>();
  let lastFailure = 0;
  const load = [
    keepBusy(2, async () => {
      const answer = await request(`${server.url}/`).catch(() => undefined);
      if (answer?.status === 200) pages += 1;
      else failedPages += 1;
      await sleep(2);
    }),
    keepBusy(4, async () => {
      const { status, headers } = await request(`${server.url}/api/study-orders`, { json: sampleStudyOrder });
      if (status === 201) acknowledged += 1;
      else lastFailure = performance.now();
      if (status === 503 && headers['retry-after']) askedToWait += 1;
      else if (status !== 201) odd.set(status, (odd.get(status) ?? 0) + 1);
      await sleep(5);
    }),
  ];
  await sleep(1_000);
  const recoveries: number[] = [];
  const signals: NodeJS.Signals[] = isShort
    ? ['SIGQUIT', 'SIGKILL']
    : ['SIGINT', 'SIGQUIT', 'SIGKILL', 'SIGKILL', 'SIGKILL'];
  for (const signal of signals) {
    const pid = postmasterPid(dataDir);
    if (!pid) throw new Error('the database is not running');
    const killed = performance.now();
    process.kill(pid, signal);
    await sleep(100);
    while ((await request(`${server.url}/api/study-orders`, { json: sampleStudyOrder })).status !== 201)
      await sleep(20);
    acknowledged += 1;
    await sleep(isShort ? 1_500 : 4_000);
    recoveries.push(Math.max(lastFailure - killed, 0));
    report.bound(
      `writes go on after ${signal}, ms (at most 5000)`,
      (recoveries.at(-1) ?? 0) < 5_000,
      Math.round(recoveries.at(-1) ?? 0),
    );
  }
  for (const client of load) await client.stop();
  report.check('cached pages answered with 200 meanwhile', failedPages === 0, `${pages} of ${pages + failedPages}`);
  report.check(
    'writes that failed were asked to wait (503, Retry-After)',
    odd.size === 0,
    `${askedToWait}${odd.size ? `, others ${JSON.stringify([...odd])}` : ''}`,
  );
  const stored = JSON.parse((await runCli('person', ['export', sampleStudyOrder.email], { DATA_DIR: dataDir })).out);
  report.check(
    'acknowledged orders that are stored',
    stored.studyOrders.length >= acknowledged,
    `${stored.studyOrders.length} of ${acknowledged}`,
  );
});
