import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { nextPublication } from '#domain/media/media-item-queries.server.ts';
import { loadStarterContent } from '#domain/starter-content.server.ts';
import { connectDatabase } from '#platform/database.server.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres.server.ts';
import { openFiles } from '#platform/files.server.ts';
import { createLog } from '#platform/log.server.ts';
import { migrate } from '#platform/migrate.server.ts';
import { projectRoot } from '#platform/project-root.server.ts';
import type { Services } from '#platform/services.server.ts';
import { readSettings } from '#platform/settings.server.ts';
import { createApp } from './app.ts';
import { serveBuiltFiles } from './front-end.ts';
import { createPageRenderer, type FrontEnd } from './render-page.ts';
import { createRequestHandler } from './request-handler.ts';

export interface ServerOptions {
  frontEnd: FrontEnd;
  /** Built files; undefined while developing, when Vite serves them. */
  clientDir?: string;
  /** Answers a request or calls next: Vite while developing. */
  serveFile?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

const channel = 'content_changed';
const longestTimer = 2 ** 31 - 1;

/**
 * Brings everything up in order (settings, database, migrations, starter content), listens and prints the address.
 * @throws StartFailure with a message for the operator
 */
export async function startServer({ frontEnd, clientDir, serveFile }: ServerOptions): Promise<void> {
  const envFile = path.join(projectRoot, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  process.umask(0o077);
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  const embedded = settings.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: settings.dataDir, log });
  const address = settings.databaseUrl ?? (embedded?.address as NonNullable<typeof embedded>['address']);
  await migrate({ address, log });
  const { db, listen, close } = connectDatabase({ address, log });
  const services: Services = {
    settings,
    db,
    files: openFiles(settings),
    log,
    async contentChanged() {
      pages.clear();
      await db.execute(`notify ${channel}`);
    },
  };
  if (settings.starterContent) await loadStarterContent(services);

  const app = createApp(services);
  const pages = createPageRenderer({
    frontEnd,
    publicUrl: settings.publicUrl,
    async answer(apiPath) {
      const response = await app.request(apiPath);
      if (!response.ok) throw new Error(`${apiPath} answered ${response.status}`);
      return response.json();
    },
  });

  let publication: NodeJS.Timeout | undefined;
  const onContentChanged = async () => {
    pages.clear();
    clearTimeout(publication);
    const next = await nextPublication(db).catch(() => null);
    if (!next) return;
    publication = setTimeout(onContentChanged, Math.min(Math.max(next.getTime() - Date.now(), 0) + 1, longestTimer));
    publication.unref();
  };
  await listen(channel, onContentChanged);
  await onContentChanged();

  const handle = createRequestHandler({
    settings,
    log,
    pages,
    frontEnd,
    serveFile: serveFile ?? serveBuiltFiles(clientDir ?? ''),
    api: getRequestListener(app.fetch, { overrideGlobalObjects: false }),
  });
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 }, handle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.port, settings.host, resolve);
  });
  const port = (server.address() as AddressInfo).port;
  const shown = settings.publicUrlIsSet ? settings.publicUrl : settings.publicUrl.replace(/:\d+$/, `:${port}`);
  process.stdout.write(`Der Versicherungsmonitor läuft auf ${shown}\n`);

  const stop = async () => {
    const forced = setTimeout(() => process.exit(0), 9_500);
    forced.unref();
    server.close();
    server.closeIdleConnections();
    await new Promise((resolve) => server.once('close', resolve));
    await close();
    await embedded?.stop();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
