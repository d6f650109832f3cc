import pg from 'pg';
import { inject } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let template: Promise<string> | undefined;

/**
 * A database that a site has started on once, to be copied: a first start takes half a second of CPU. The first test of
 * a run that needs it makes it.
 * @param start starts a site on a migrated database, and stops it
 * @returns its name
 */
export function startedTemplate(start: (database: TestDatabase) => Promise<void>): Promise<string> {
  template ??= findOrMake(`${inject('testTemplate')}_started`, start);
  return template;
}

async function findOrMake(name: string, start: (database: TestDatabase) => Promise<void>): Promise<string> {
  const client = new pg.Client(inject('testServer'));
  await client.connect();
  try {
    // Each process of the run asks for it.
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      const database = await createTestDatabase();
      const [{ made }] = await database.query('select current_database() as made');
      await start(database);
      await database.close();
      await client.query(`alter database "${made}" rename to "${name}"`);
    }
    return name;
  } finally {
    await client.end();
  }
}
