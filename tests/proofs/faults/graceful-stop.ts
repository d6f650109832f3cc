/** SIGTERM under load: running requests are answered completely, acknowledged orders are stored, the process exits with 0. */
import http from 'node:http';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { runCli, startBuiltServer } from '../../built-server/built-server.ts';
import { installedDirectory } from '../../built-server/installed-directory.ts';
import { prove } from '../../built-server/report.ts';
import { keepBusy, request } from '../../built-server/requests.ts';

const busyClients = 22;

await prove('graceful-stop', async (report, { isShort }) => {
  const rounds = isShort ? 2 : 10;
  const dataDir = await installedDirectory();
  let acknowledged = 0;
  let truncated = 0;
  let answered = 0;
  let refused = 0;
  let reset = 0;
  const statuses = new Set<number>();
  let longest = 0;
  for (let round = 0; round < rounds; round++) {
    const server = await startBuiltServer(dataDir);
    let stopping = false;
    const agents = [new http.Agent({ keepAlive: true }), new http.Agent({ keepAlive: false })];
    const attempt = async (path: string, json?: unknown) => {
      try {
        const agent = agents[answered % 2] as http.Agent;
        const { status } = await request(`${server.url}${path}`, { json, agent });
        answered += 1;
        statuses.add(status);
        if (json && status === 201) acknowledged += 1;
      } catch (error) {
        const { message, wasOpen } = error as Error & { wasOpen?: boolean };
        if (message === 'truncated') truncated += 1;
        else if (wasOpen) reset += 1;
        else refused += 1;
        if (stopping) await sleep(20);
      }
    };
    const load = [
      keepBusy(8, () => attempt('/')),
      keepBusy(4, () => attempt('/api/partners')),
      keepBusy(8, () => attempt('/api/study-orders', sampleStudyOrder)),
      keepBusy(2, () => attempt(`/nicht-da-${Math.random()}`)),
    ];
    // A client that doesn't read a long response must not delay the stop.
    const idle = net.connect(server.port, '127.0.0.1', () => idle.write('GET / HTTP/1.1\r\nHost: x\r\n'));
    idle.on('error', () => undefined);
    await sleep(isShort ? 1_500 : 4_000);
    stopping = true;
    const { status, tookMs } = await server.end();
    statuses.add(status ?? -1);
    longest = Math.max(longest, tookMs);
    await Promise.all(load.map((client) => client.stop()));
    idle.destroy();
    report.check(`exit status after ${Math.round(tookMs)} ms`, status === 0, String(status));
  }
  report.figure('answers before and during the stop', answered);
  report.figure('connections refused during the stop', refused);
  report.equal('truncated responses', truncated, 0);
  // A request can arrive just as its connection closes; closing at once would lose one for each client.
  report.bound(
    `open connections ended under a request, ${busyClients} clients, ${rounds} stops (below a tenth)`,
    reset < (busyClients * rounds) / 10,
    reset,
  );
  report.check('longest stop, ms (at most 10000)', longest < 10_000, Math.round(longest));
  const stored = await runCli('person', ['export', sampleStudyOrder.email], { DATA_DIR: dataDir });
  const orders = JSON.parse(stored.out).studyOrders.length;
  report.check('acknowledged orders that are stored', orders >= acknowledged, `${orders} of ${acknowledged}`);
});
