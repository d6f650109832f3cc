/** Two servers on one directory: both use one database, and one continues when the other ends. */
import { readdirSync, readFileSync } from 'node:fs';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { freshDirectory, postmasterPid, startBuiltServer } from '../../built-server/built-server.ts';
import { statOf } from '../../built-server/process-usage.ts';
import { prove } from '../../built-server/report.ts';
import { request } from '../../built-server/requests.ts';
import { eventually } from '../../eventually.ts';

/** The PostgreSQL servers on a directory, without their forks, which at first have the same command line. */
function databaseServers(dataDir: string): string[] {
  const found = new Map<string, string>();
  for (const pid of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const [program = '', ...args] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      if (program.endsWith('/postgres') && args.includes(`${dataDir}/postgres`)) {
        found.set(pid, statOf(Number(pid))[1] ?? '');
      }
    } catch {
      // It has ended.
    }
  }
  return [...found].filter(([, parent]) => !found.has(parent)).map(([pid]) => pid);
}

await prove('two-starts', async (report, { isShort }) => {
  const dataDir = freshDirectory();
  const orders = isShort ? 50 : 500;
  const [one, two] = await Promise.all([startBuiltServer(dataDir), startBuiltServer(dataDir)]);
  // The second one finds the first one's lock and ends.
  await eventually(() => databaseServers(dataDir).length === 1).catch(() => undefined);
  const servers = databaseServers(dataDir);
  report.equal('database servers on the directory', servers.length, 1);
  const numbers: string[] = [];
  const place = async (url: string) => {
    const answer = await request(`${url}/api/study-orders`, { json: sampleStudyOrder });
    numbers.push(answer.json.orderNumber);
  };
  await Promise.all(
    [one, two].flatMap(({ url }) => [
      (async () => {
        for (let i = 0; i < orders / 2; i++) await place(url);
      })(),
    ]),
  );
  report.equal('orders placed at both have different numbers', new Set(numbers).size, orders);
  const third = await startBuiltServer(dataDir, { PORT: String(one.port) }).then(
    async (server) => `started: ${(await server.end()).status}`,
    (error) => String(error.message),
  );
  report.check(
    'a third start on the first one’s port says why it ends',
    /in use by another process/.test(third),
    third.split('\n').at(-2) ?? third,
  );
  const untouched = freshDirectory();
  await startBuiltServer(untouched, { PORT: String(one.port) }).catch(() => undefined);
  report.equal('files it makes in a directory of its own', readdirSync(untouched).length, 0);
  const first = await one.end();
  report.check(
    'exit status of the first at SIGTERM',
    first.status === 0,
    `${first.status} after ${Math.round(first.tookMs)} ms`,
  );
  const after = await request(`${two.url}/api/study-orders`, { json: sampleStudyOrder });
  report.equal('the second still accepts orders', after.status, 201);
  const killed = await two.end('SIGKILL');
  report.figure('the second is killed', killed.status ?? 'SIGKILL');
  const restarted = await startBuiltServer(dataDir);
  report.bound(
    'ready again with the database of the killed one, ms (below 10000)',
    restarted.readyAfterMs < 10_000,
    Math.round(restarted.readyAfterMs),
  );
  await restarted.end();
  report.equal('no database is left running', postmasterPid(dataDir), undefined);
});
