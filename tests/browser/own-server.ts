/** A separate server for the tests of one file, because their changes would disturb others, or because they read its mails. */
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.server.ts';
import { type BuiltServer, freshDirectory, startBuiltServer } from '../built-server/built-server.ts';
import { installedDirectory } from '../built-server/installed-directory.ts';
import { outboxMails } from '../built-server/outbox-mails.ts';
import { startSmtpServer, type TestSmtpServer } from '../made-up/smtp-server.ts';
import { silentLog } from '../silent-log.ts';
import { test as adminTest } from './admin-area.ts';

/**
 * Starts a separate server before the tests of the calling file, and stops it after them.
 * @returns the file's `test`, whose pages and requests are on that server
 */
export function ownServer(environment: () => Record<string, string> = () => ({})) {
  const dataDir = freshDirectory();
  let started: BuiltServer | undefined;
  const start = async (settings: Record<string, string> = {}) => {
    started = await startBuiltServer(dataDir, { ...environment(), ...settings });
  };
  const server = {
    dataDir,
    get url() {
      return started?.url ?? '';
    },
    /** Kills the process as `kill -9` does, and starts it again at the same address. */
    async killAndRestart() {
      const { port, kill } = started as BuiltServer;
      await kill('node');
      await start({ PORT: String(port) });
    },
    /** The mails to an address; empty if a mail server is set. */
    mailsTo: (email: string) => outboxMails(dataDir).filter((mail) => mail.includes(`To: ${email}`)),
  };
  // In one worker, because each worker that runs tests of the file starts a server.
  adminTest.describe.configure({ mode: 'default' });
  adminTest.beforeAll(async () => {
    await installedDirectory(dataDir);
    await start();
  });
  adminTest.afterAll(async () => {
    await started?.end();
  });
  const test = adminTest.extend({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern
    baseURL: async ({}, use) => {
      await use(server.url);
    },
  });
  return { test, server };
}

/** The database of a separate server, for changes that no page or call can make. */
export function databaseOf(dataDir: string) {
  const opened = {} as { client: pg.Client; postgres: EmbeddedPostgres };
  adminTest.beforeAll(async () => {
    opened.postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
    opened.client = new pg.Client(opened.postgres.address);
    await opened.client.connect();
  });
  adminTest.afterAll(async () => {
    await opened.client?.end();
    await opened.postgres?.stop();
  });
  return opened;
}

/** A separate server with a mail server and a connection to its database. */
export function ownOffice(environment: Record<string, string> = {}) {
  const office = {} as { smtp: TestSmtpServer; postgres: EmbeddedPostgres; database: pg.Client };
  adminTest.beforeAll(async () => {
    office.smtp = await startSmtpServer();
  });
  const own = ownServer(() => ({
    SMTP_URL: office.smtp.url,
    MAIL_FROM: 'monitor@example.org',
    STAFF_EMAIL: 'team@example.org',
    ...environment,
  }));
  const database = databaseOf(own.server.dataDir);
  adminTest.beforeAll(() => {
    Object.assign(office, { postgres: database.postgres, database: database.client });
  });
  adminTest.afterAll(async () => {
    await office.smtp?.stop();
  });
  return { ...own, office };
}
