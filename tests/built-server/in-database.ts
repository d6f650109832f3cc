import pg from 'pg';
import { startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.server.ts';
import { silentLog } from '../silent-log.ts';

/** Works with a connection to the embedded database of a directory, while its site is running or stopped. */
export async function inDatabase<Result>(
  dataDir: string,
  work: (database: pg.Client) => Promise<Result>,
): Promise<Result> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
  const database = new pg.Client(postgres.address);
  await database.connect();
  try {
    return await work(database);
  } finally {
    await database.end();
    await postgres.stop();
  }
}
