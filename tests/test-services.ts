import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll } from 'vitest';
import { readInstitution } from '#domain/editions/live-content/find-live-document.server.ts';
import { openFiles } from '#platform/files.server.ts';
import { type JobRunner, openJobs } from '#platform/jobs/jobs.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { createMailer } from '#platform/mailer.server.ts';
import type { Services } from '#platform/services.server.ts';
import { readSettings, type Settings } from '#platform/settings.server.ts';
import { workers } from '#server/workers.ts';
import { noInternet } from './made-up/made-up-internet.ts';
import { publishInstitution, realInstitution } from './made-up/real-institution.ts';
import { scratchDirectory } from './scratch-directory.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export interface TestServices extends Services, AsyncDisposable {
  jobs: JobRunner;
  database: TestDatabase;
  query: TestDatabase['query'];
  /** Ends the work and removes database and directory. */
  end(): Promise<void>;
}

/**
 * Real services on a new database and directory, with a real seller; mails go to the outbox or SMTP_URL.
 * @param options.seller 'sample' keeps the sample seller of the starter content
 */
export async function createTestServices(
  environment: Record<string, string> = {},
  { seller = 'real' }: { seller?: 'real' | 'sample' } = {},
): Promise<TestServices> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(path.join(scratchDirectory(), 'monitor-services-'));
  const settings: Settings = readSettings({
    DATA_DIR: dataDir,
    PUBLIC_URL: 'https://www.example.org',
    MAIL_FROM: 'website@example.org',
    STAFF_EMAIL: 'team@example.org',
    ...environment,
  });
  const log = createLog('silent');
  const jobs = openJobs({ address: database.address, log });
  const services: Services & { jobs: JobRunner } = {
    settings,
    db: database.db,
    jobs,
    files: await openFiles(settings),
    mailer: createMailer(settings, async () => (await readInstitution(database.db)).senderName),
    log,
    internet: noInternet,
    contentChanged: async () => {},
  };
  if (seller === 'real') await publishInstitution(services, realInstitution);
  await jobs.start(workers(services, { makePackages: async () => {}, requestsWait: () => false }));
  async function end() {
    await jobs.stop(2_000);
    await database.drop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
  return { ...services, database, query: database.query, end, [Symbol.asyncDispose]: end };
}

/** The services of a test file, ended after its tests. */
export async function testServices(...options: Parameters<typeof createTestServices>): Promise<TestServices> {
  const services = await createTestServices(...options);
  afterAll(() => services.end());
  return services;
}
