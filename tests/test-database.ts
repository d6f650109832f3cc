import { randomUUID } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { type ConnectedDatabase, connectDatabase, type DatabaseAddress } from '#platform/database/database.server.ts';
import { administer, withDatabase } from './global-database.ts';
import { silentLog } from './silent-log.ts';

export interface TestDatabase extends ConnectedDatabase {
  address: DatabaseAddress;
  /** @returns the rows */
  // biome-ignore lint/suspicious/noExplicitAny: tests look at all kinds of rows
  query(statement: string, ...values: unknown[]): Promise<any[]>;
  /** Closes the connections and removes the database. */
  drop(): Promise<void>;
}

interface TestDatabaseOptions {
  /** The database that is copied; by default the migrated, empty one. 'template0' has no tables. */
  template?: string;
}

/** A new database, copied from a template in some milliseconds. Call `drop` at the end. */
export async function createTestDatabase({
  template = inject('testTemplate'),
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = inject('testServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database "${name}" template "${template}"`);
  const address = withDatabase(server, name);
  const connected = connectDatabase({ address, log: silentLog, poolSize: 5 });
  return {
    ...connected,
    address,
    query: async (statement, ...values) => (await connected.pool.query(statement, values)).rows,
    async drop() {
      await connected.close();
      await administer(server, `drop database "${name}" with (force)`);
    },
  };
}

/** The database of a test file, removed after its tests. */
export async function testDatabase(...options: Parameters<typeof createTestDatabase>): Promise<TestDatabase> {
  const database = await createTestDatabase(...options);
  afterAll(() => database.drop());
  return database;
}

/** DATABASE_URL of a test's database, for commands. */
export function urlOf(address: DatabaseAddress): string {
  if (typeof address === 'string') return address;
  const { host = '', port, user, database: name } = address;
  return `postgresql://${user}@localhost/${name}?${new URLSearchParams({ host, port: String(port) })}`;
}
