import { setTimeout as sleep } from 'node:timers/promises';
import { resumeReading } from '#domain/contact-messages/incoming/read-mailbox.server.ts';
import { makeMissingFiles } from '#domain/editions/publication/store-missing-files.server.ts';
import { logLaunch } from '#domain/everything/launch/read-launch.server.ts';
import { resumeNews } from '#domain/news/releases/send-news.server.ts';
import { checkDocuments } from '#domain/orders/invoices/check-documents.server.ts';
import { drawDocuments } from '#domain/orders/invoices/draw-document.server.ts';
import { checkInvoiceSettings } from '#domain/orders/invoices/terms/sale-terms.server.ts';
import { readSellerState } from '#domain/orders/invoices/terms/seller-state.server.ts';
import { migrateEarlierOrders } from '#domain/orders/order-facts/migrate-earlier-orders.server.ts';
import { maxUploadBytes } from '#domain/partner-uploads/upload-limits.ts';
import { checkAdministratorSettings } from '#domain/people/office-accounts/ensure-administrator.server.ts';
import { countUnreadableSecrets } from '#domain/people/second-factor/unreadable-secrets.server.ts';
import { checkAccountsKey, makeAccountsKey } from '#platform/access/accounts-key.server.ts';
import { connectDatabase, type Database, type DatabaseAddress } from '#platform/database/database.server.ts';
import { migrate } from '#platform/database/migrate.server.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.server.ts';
import { checkFiles, openFiles } from '#platform/files.server.ts';
import { prepareDataDir } from '#platform/installation/data-dir.server.ts';
import { prepareProcess } from '#platform/installation/project-root.server.ts';
import { StartFailure } from '#platform/installation/start-failure.server.ts';
import { type JobRunner, openJobs } from '#platform/jobs/jobs.server.ts';
import { reasonOf } from '#platform/log/described-error.server.ts';
import { createLog, type Log } from '#platform/log/log.server.ts';
import { openInternet } from '#platform/network/open-internet.server.ts';
import type { Services } from '#platform/services.server.ts';
import { readSettings, type Settings, seesVisitorsAsOne, unknownSettings } from '#platform/settings.server.ts';
import { checkScanner } from '#platform/virus-scanner.server.ts';
import { createSite } from './create-site.ts';
import { createBuiltEditions } from './edition-files/built-editions.ts';
import { storeFilesInThread } from './edition-files/store-files-in-thread.ts';
import { serveBuiltFiles } from './files/built-files.ts';
import { checkPort } from './listening/listen.ts';
import { openToVisitors } from './listening/open-to-visitors.ts';
import type { FrontEnd } from './pages/make-page.ts';
import type { ServeFile } from './request-handler.ts';
import { createTeardown } from './teardown.ts';
import { endOnUnexpectedErrors } from './unexpected-errors.ts';
import { workers } from './workers.ts';

export interface ServerOptions {
  frontEnd: FrontEnd;
  /** Built files; undefined while developing, when Vite serves them. */
  clientDir?: string;
  /** Answers a request or calls next: Vite while developing. */
  serveFile?: ServeFile;
}

type Teardown = ReturnType<typeof createTeardown>;

/** Milliseconds that a stop waits for an unfinished start, of its 10 s. */
const maxStartMs = 5_000;

/**
 * Brings everything up in order (settings, database, migrations, starter content), listens and prints the address.
 * SIGTERM and SIGINT take it down in the opposite order.
 * @throws StartFailure with a message for the operator, after stopping everything already started
 */
export async function startServer(options: ServerOptions): Promise<void> {
  endOnUnexpectedErrors();
  const teardown = createTeardown();
  const start = bringUp(options, teardown);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      // A start is finished first, so that everything it began is known.
      await Promise.race([start.catch(() => undefined), sleep(maxStartMs)]);
      await teardown.run();
      process.exit(0);
    });
  }
  try {
    await start;
  } catch (error) {
    await teardown.run();
    throw error;
  }
}

async function bringUp({ frontEnd, clientDir, serveFile }: ServerOptions, teardown: Teardown) {
  prepareProcess();
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  const unknown = unknownSettings(process.env);
  if (unknown.length > 0) log.warn({ names: unknown }, 'unknown settings have no effect');
  checkInvoiceSettings(settings);
  await checkAdministratorSettings(settings);
  if (seesVisitorsAsOne(settings)) {
    log.warn('PUBLIC_URL is https and TRUST_PROXY is off: limits count all visitors as one network');
    process.stderr.write(
      'Warnung: PUBLIC_URL ist https, TRUST_PROXY aber off: Alle Besucher zählen für die Begrenzungen als einer. Steht ein eigener Proxy davor: TRUST_PROXY=on.\n',
    );
  }

  const explained = (error: Error) => {
    throw explainListening(error, settings);
  };
  await checkPort(settings).catch(explained);
  await prepareDataDir({ dataDir: settings.dataDir, log });
  await checkAccountsKey(settings);
  const files = await openFiles(settings);
  await checkFiles(files, settings);
  const address = settings.databaseUrl ?? (await startDatabase(settings, log, teardown));
  await migrate({ address, log });
  const { db, listen, close } = connectDatabase({ address, log, poolSize: 8 });
  const reading = connectDatabase({ address, log, poolSize: 3 });
  const background = connectDatabase({ address, log, poolSize: 4 });
  for (const step of [close, reading.close, background.close]) teardown.add(step);
  const jobs = openJobs({ address, log });
  teardown.add(() => jobs.stop(3_000));

  const { makePackages } = frontEnd;
  await migrateEarlierOrders({ settings, db, files, log });
  const created = await createSite({
    outside: { settings, db, jobs, files, log, internet: openInternet },
    reading: reading.db,
    listen,
    frontEnd,
    serveFile: serveFile ?? serveBuiltFiles(clientDir ?? ''),
    readBuiltEdition: clientDir === undefined ? undefined : createBuiltEditions(clientDir),
    makePackages: makePackages && (() => makePackages({ address, db, files, settings })),
  });
  const { services, generatedPassword } = created;
  teardown.add(created.keptUsage.startStoring());
  const opened = await openToVisitors(created).catch(explained);
  teardown.add(opened.close);
  const { port } = opened;
  const shown = settings.publicUrlIsSet ? settings.publicUrl : settings.publicUrl.replace(/:\d+$/, `:${port}`);
  if (generatedPassword) {
    const { adminEmail } = settings;
    process.stdout.write(
      `Anmeldung: ${adminEmail}, Passwort: ${generatedPassword} (wird nur dieses eine Mal gezeigt)\n`,
    );
  }
  process.stdout.write(`Der Versicherungsmonitor läuft auf ${shown}\n`);
  startBackgroundWork(created, jobs, background.db);
  if (clientDir !== undefined) void makeFilesOfLive(services);
}

/** Starts the embedded database. @returns its address */
async function startDatabase({ dataDir }: Settings, log: Log, teardown: Teardown): Promise<DatabaseAddress> {
  const embedded = await startEmbeddedPostgres({ dataDir, log });
  teardown.add(() => embedded.stop());
  return embedded.address;
}

/** Starts the jobs, and what the process before may have left unfinished. Failures are logged. */
function startBackgroundWork(site: Awaited<ReturnType<typeof createSite>>, jobs: JobRunner, db: Database): void {
  const { services, packages, content, requestsWait } = site;
  const logged = (message: string) => (err: Error) => services.log.warn({ err }, message);
  jobs
    .start(workers({ ...services, db }, { makePackages: packages.makeMissing, requestsWait }))
    .then(() => {
      resumeNews(services).catch(logged('sending news could not be resumed: the job retries every minute'));
      resumeReading(services).catch(logged('reading the mailbox could not be resumed: the job retries'));
      packages
        .planMissing(content)
        .catch(logged('missing packages could not be scheduled: the nightly job makes them'));
    })
    .catch(logged('the job queue could not be started'));
  drawDocuments(services).catch(logged('documents could not be drawn: the job retries every minute'));
  checkDocuments(services).catch(logged('the stored documents could not be checked: the nightly job retries'));
  logLaunch(services).catch(logged('the launch checklist could not be read'));
  makeAccountsKey(services.settings).catch(logged('accounts.key could not be made: its first use retries'));
  void warnOfAccountsKey(services);
  void warnOfScanner(services);
  void warnOfSampleSeller(services);
}

/** Makes files of live editions that no build has, as after an upgrade from a release that did not store them. */
async function makeFilesOfLive(services: Services): Promise<void> {
  try {
    if ((await makeMissingFiles(services, storeFilesInThread(services))) > 0) await services.contentChanged();
  } catch (error) {
    services.log.warn({ err: error }, 'files of an edition could not be made: the next start retries');
  }
}

/** Logs for the operator what a sample seller means for orders. */
async function warnOfSampleSeller(services: Pick<Services, 'db' | 'settings' | 'log'>): Promise<void> {
  const state = await readSellerState(services).catch(() => 'real');
  if (state === 'marked') services.log.warn('the seller is a sample: documents carry the word Muster');
  if (state !== 'held') return;
  services.log.error(
    'the seller is a sample: orders are stored, their invoices and confirmations wait for the real one',
  );
  process.stderr.write(
    'Achtung: Die Verkäuferin ist noch ein Muster. Bestellungen werden gespeichert, Rechnungen und Bestätigungen warten, bis die Institution veröffentlicht ist (Verwaltung: Studies, Page texts, Institution).\n',
  );
}

/** Warns the operator if the accounts' secrets were sealed with another key, as after a restore without accounts.key. */
async function warnOfAccountsKey(services: Pick<Services, 'db' | 'settings' | 'log'>): Promise<void> {
  const count = await countUnreadableSecrets(services).catch(() => 0);
  if (count === 0) return;
  services.log.error(
    { count },
    'accounts.key or ACCOUNTS_KEY is not the key of these accounts: codes of their apps are rejected',
  );
  process.stderr.write(
    `Achtung: DATA_DIR/accounts.key oder ACCOUNTS_KEY ist ein anderer Schlüssel als früher. Codes der Authenticator-Apps von ${count === 1 ? 'einem Konto' : `${count} Konten`} gelten nicht, bis der frühere zurück ist; Passkeys und Wiederherstellungscodes gelten weiter.\n`,
  );
}

/** Warns the operator if uploads wait because the scanner is unavailable or rejects files of the maximum size. */
async function warnOfScanner({ settings, log }: Pick<Services, 'settings' | 'log'>): Promise<void> {
  if (!settings.clamdUrl) return;
  const scannedMegabytes = maxUploadBytes / 1024 ** 2 + 1;
  await checkScanner(settings.clamdUrl, scannedMegabytes * 1024 ** 2).catch((error: Error) => {
    log.warn({ reason: reasonOf(error) }, 'CLAMD_URL: uploads wait until the virus scanner is available');
    process.stderr.write(
      `Warnung: ${error.message} (CLAMD_URL). Uploads von Partnern warten, bis er antwortet und Dateien von ${scannedMegabytes} MB annimmt (StreamMaxLength ${scannedMegabytes}M).\n`,
    );
  });
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
