import { mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import type { DatabaseAddress } from '#platform/database/database.server.ts';
import { migrate } from '#platform/database/migrate.server.ts';
import { isAlive } from '#platform/embedded-postgres/cluster.server.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.server.ts';
import { isPostmaster, readPostmasterFile } from '#platform/embedded-postgres/postmaster.server.ts';
import { scratchDirectory } from './scratch-directory.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address with a role that may create databases. */
    testServer: DatabaseAddress;
    /** Name of the migrated database that tests copy. */
    testTemplate: string;
  }
}

const directoryName = 'monitor-tests-';
const log = { info() {}, warn: console.warn, error: console.error };

/**
 * One PostgreSQL for the whole run: an embedded one in a temporary directory, or the one of TEST_DATABASE_URL (whose role
 * must be allowed to create databases). A database is migrated once and copied by every test that needs one.
 */
export default async function setup(project: TestProject) {
  const server = process.env.TEST_DATABASE_URL
    ? { address: process.env.TEST_DATABASE_URL, stop: async () => {} }
    : await startServer();
  const template = `template_${process.pid}`;
  await administer(server.address, `create database "${template}"`);
  await migrate({ address: withDatabase(server.address, template), log });
  project.provide('testServer', server.address);
  project.provide('testTemplate', template);
  return async () => {
    const drop = (name: string) => administer(server.address, `drop database if exists "${name}" with (force)`);
    // The second one is made by tests (started-template.ts).
    await Promise.all([template, `${template}_started`].map(drop)).finally(() => server.stop());
  };
}

async function startServer() {
  await removeLeftovers();
  const dataDir = await mkdtemp(path.join(scratchDirectory(), `${directoryName}${process.pid}-`));
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  // Test data need not survive a power cut.
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    await administer(postgres.superuser, `alter system set ${setting} = off`);
  }
  await administer(postgres.superuser, 'select pg_reload_conf()');
  return {
    address: postgres.superuser,
    async stop() {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Removes databases of runs that were killed. */
async function removeLeftovers() {
  for (const entry of await readdir(scratchDirectory())) {
    const pid = entry.startsWith(directoryName) ? Number.parseInt(entry.slice(directoryName.length), 10) : process.pid;
    if (Number.isNaN(pid) || isAlive(pid)) continue;
    const dataDir = path.join(scratchDirectory(), entry);
    const left = await readPostmasterFile(path.join(dataDir, 'postgres'));
    if (left && (await isPostmaster(left.pid, path.join(dataDir, 'postgres')))) process.kill(left.pid, 'SIGQUIT');
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}

export async function administer(address: DatabaseAddress, statement: string) {
  const client = new pg.Client(address);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** The same server, another database. */
export function withDatabase(address: DatabaseAddress, database: string): DatabaseAddress {
  if (typeof address !== 'string') return { ...address, database };
  const url = new URL(address);
  url.pathname = `/${database}`;
  return url.href;
}
