import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { site } from '#content/site.ts';
import { checkAdministratorSettings } from '#domain/administrators/ensure-administrator.server.ts';
import { invoiceTerms } from '#domain/study-orders/sale-terms.server.ts';
import { prepareDataDir } from '#platform/data-dir.server.ts';
import { connectDatabase } from '#platform/database.server.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres.server.ts';
import { openFiles } from '#platform/files.server.ts';
import { openJobs } from '#platform/jobs.server.ts';
import { createLog } from '#platform/log.server.ts';
import { createMailer } from '#platform/mailer.server.ts';
import { migrate } from '#platform/migrate.server.ts';
import { projectRoot } from '#platform/project-root.server.ts';
import { readSettings } from '#platform/settings.server.ts';
import { StartFailure } from '#platform/start-failure.server.ts';
import { createPageListener } from './cached-page-connections.ts';
import { createSite } from './create-site.ts';
import { serveBuiltFiles } from './front-end.ts';
import { listenOn } from './listen.ts';
import { startMetrics } from './metrics.ts';
import type { FrontEnd } from './render-page.ts';
import { createRequestLog } from './request-log.ts';
import { createTeardown } from './teardown.ts';
import { workers } from './workers.ts';

export interface ServerOptions {
  frontEnd: FrontEnd;
  /** Built files; undefined while developing, when Vite serves them. */
  clientDir?: string;
  /** Answers a request or calls next: Vite while developing. */
  serveFile?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

/** Milliseconds, of the 10 s a stop may take. */
/** For the requests that are on their way on open connections: ended at once, a connection would lose them. */
const nextRequestsWithin = 1_000;
const requestsFinishedWithin = 4_000;
const startFinishedWithin = 5_000;
/**
 * Milliseconds in which nothing was read or written on a connection while a request is under way: whoever reads slowly goes
 * on reading, whoever stopped is cut off.
 */
const stalledAfter = 60_000;

/**
 * Brings everything up in order (settings, database, migrations, starter content), listens and prints the address.
 * SIGTERM and SIGINT take it down in the opposite order.
 * @throws StartFailure with a message for the operator; what was brought up before is taken down again
 */
export async function startServer(options: ServerOptions): Promise<void> {
  const teardown = createTeardown();
  const up = bringUp(options, teardown);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      // A start is finished first, so that everything it began is known.
      await Promise.race([up.catch(() => undefined), sleep(startFinishedWithin)]);
      await teardown.run();
      process.exit(0);
    });
  }
  try {
    await up;
  } catch (error) {
    await teardown.run();
    throw error;
  }
}

async function bringUp({ frontEnd, clientDir, serveFile }: ServerOptions, teardown: ReturnType<typeof createTeardown>) {
  const envFile = path.join(projectRoot, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  process.umask(0o077);
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  invoiceTerms(settings);
  checkAdministratorSettings(settings);

  await prepareDataDir({ dataDir: settings.dataDir, log });
  let address: Parameters<typeof connectDatabase>[0]['address'];
  if (settings.databaseUrl) address = settings.databaseUrl;
  else {
    const embedded = await startEmbeddedPostgres({ dataDir: settings.dataDir, log });
    teardown.add(() => embedded.stop());
    address = embedded.address;
  }
  await migrate({ address, log });
  const { db, listen, close } = connectDatabase({ address, log });
  teardown.add(close);
  const jobs = openJobs({ address, log });
  teardown.add(() => jobs.stop(3_000));

  const { services, handle, finished, generatedPassword } = await createSite({
    outside: { settings, db, jobs, files: await openFiles(settings), mailer: createMailer(settings, site.name), log },
    listen,
    frontEnd,
    serveFile: serveFile ?? serveBuiltFiles(clientDir ?? ''),
  });
  const limits = {
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 1_000,
  };
  const http = createServer(limits, (request, response) => {
    // What came in one piece with too many requests.
    if (request.socket.destroyed) return;
    follow(request, response);
    handle(request, response);
  });
  http.timeout = stalledAfter;
  const { createListener, answered, ...connections } = createPageListener(http, finished);
  const { metricsPort } = settings;
  const metrics = metricsPort && (await startMetrics({ port: metricsPort, services, cachedAnswers: answered }));
  if (metrics) teardown.add(metrics.stop);
  const follow = createRequestLog({ settings, log, ...(metrics && { observe: metrics.observe }) });
  const listening = await listenOn(settings, createListener).catch((error) => {
    throw explainListening(error, settings);
  });
  teardown.add(async () => {
    connections.announceEnd();
    const closed = listening.close();
    const enough = setTimeout(connections.closeAllConnections, requestsFinishedWithin);
    await Promise.race([closed, sleep(nextRequestsWithin)]);
    connections.closeIdleConnections();
    const again = setInterval(connections.closeIdleConnections, 50);
    await closed;
    clearInterval(again);
    clearTimeout(enough);
  });
  const { port } = listening;
  const shown = settings.publicUrlIsSet ? settings.publicUrl : settings.publicUrl.replace(/:\d+$/, `:${port}`);
  if (generatedPassword) {
    const { adminEmail } = settings;
    process.stdout.write(
      `Anmeldung: ${adminEmail}, Passwort: ${generatedPassword} (wird nur dieses eine Mal gezeigt)\n`,
    );
  }
  process.stdout.write(`Der Versicherungsmonitor läuft auf ${shown}\n`);
  void jobs.start(workers(services));
}

function explainListening(error: Error, { host, port }: { host: string; port: number }): Error {
  const code = 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') return new StartFailure(`PORT ${port} on HOST ${host} is in use by another process.`);
  if (code === 'EACCES') return new StartFailure(`PORT ${port} on HOST ${host} may not be used by this account.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartFailure(`HOST ${host} is not an address of this machine.`);
  }
  return error;
}
