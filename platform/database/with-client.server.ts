import pg from 'pg';
import { clientConfig, type DatabaseAddress } from './database.server.ts';

/** Runs work on a connection of its own. @param name shown in pg_stat_activity */
export async function withClient<Result>(
  address: DatabaseAddress,
  name: string,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ ...clientConfig(address), application_name: name });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await use(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
