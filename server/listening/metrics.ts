import { createServer } from 'node:http';
import { codeOf } from '#platform/error-code.ts';
import { StartFailure } from '#platform/installation/start-failure.server.ts';
import type { Services } from '#platform/services.server.ts';
import { readServiceState } from '../service-state.ts';
import type { FinishedRequest } from './request-log.ts';

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE']);

type State = Awaited<ReturnType<typeof readServiceState>>;

const stateFigures: [name: string, help: string, read: (state: State) => number][] = [
  ['mails_waiting', 'Mails that failed and will be tried again', ({ mail }) => mail.waiting],
  ['mails_failed', 'Mails that were given up', ({ mail }) => mail.failed],
  ['mails_held', 'Mails that wait for the decision of the office', ({ mail }) => mail.held],
  [
    'mailbox_failing',
    '1 while the mailbox of IMAP_URL can’t be read',
    ({ mailbox }) => (mailbox?.failingSince ? 1 : 0),
  ],
  ['jobs_waiting', 'Jobs whose time has come', ({ jobs }) => jobs.waiting],
  ['jobs_failed', 'Jobs that failed and wait for another try, or were given up', ({ jobs }) => jobs.failed],
  [
    'file_checks_late',
    'Files that have waited for their check for over two minutes',
    ({ lateFileChecks }) => lateFileChecks?.waiting ?? 0,
  ],
  ['disk_free_bytes', 'Free bytes where DATA_DIR lies', ({ disk }) => disk.freeBytes],
];

/**
 * Figures for Prometheus at http://127.0.0.1:METRICS_PORT/metrics, for this machine only: requests by route pattern,
 * mails, jobs, disk, database connections, memory and event loop. They contain no personal data.
 * @param input.cachedAnswers number of cached answers sent in front of node:http
 * @throws StartFailure if the port can't be used
 */
export async function startMetrics(input: { port: number; services: Services; cachedAnswers: () => number }) {
  const { port, services, cachedAnswers } = input;
  // Loaded only if it is used.
  const { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests that reached node:http, by route pattern; status 0: the sender went away',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers,
  });
  new Counter({
    name: 'http_cached_answers_total',
    help: 'Cached answers sent without reaching node:http',
    registers,
    collect() {
      this.reset();
      this.inc(cachedAnswers());
    },
  });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const databaseUp = gauge('database_up', '1 when the database answers');
  const gauges = stateFigures.map(([name, help, read]) => ({ figure: gauge(name, help), read }));
  const connections = new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of this process by state',
    labelNames: ['state'],
    registers,
  });

  async function refresh(): Promise<void> {
    const state = await readServiceState(services).catch(() => undefined);
    databaseUp.set(state ? 1 : 0);
    if (state) for (const { figure, read } of gauges) figure.set(read(state));
    const pool = services.db.$client;
    connections.set({ state: 'open' }, pool.totalCount);
    connections.set({ state: 'idle' }, pool.idleCount);
    connections.set({ state: 'awaited' }, pool.waitingCount);
  }

  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    await refresh();
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(await registry.metrics());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      const reason = codeOf(error) === 'EACCES' ? 'may not be used by this account' : 'is in use by another process';
      reject(new StartFailure(`METRICS_PORT ${port} ${reason}.`));
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  server.unref();
  return {
    observe({ method, route, status, seconds }: FinishedRequest): void {
      const labels = { method: knownMethods.has(method) ? method : 'other', route, status: String(status) };
      requests.observe(labels, seconds);
    },
    stop: () => server.close(),
  };
}
