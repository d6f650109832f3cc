import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { lockKeys } from '../database/advisory-locks.server.ts';
import { codeOf } from '../error-code.ts';
import { StartFailure } from '../installation/start-failure.server.ts';

/** For pg. `host` is the directory of the socket. */
export interface PostgresAddress {
  host: string;
  port: number;
  user: string;
  database: string;
}

/**
 * Registers this process as a user of the server while the connection is open.
 * @returns 'absent' if nothing listens, 'busy' while the server starts or is being stopped
 */
export async function takeLease(address: PostgresAddress): Promise<pg.Client | 'absent' | 'busy'> {
  const client = new pg.Client({ ...address, ssl: false, application_name: 'lease', connectionTimeoutMillis: 5_000 });
  // Every error is followed by 'end', which is handled instead.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query('select pg_try_advisory_lock_shared($1) as taken', [
      lockKeys.embeddedServerLease,
    ]);
    if (rows[0].taken) return client;
    await client.end();
    return 'busy';
  } catch (error) {
    client.end().catch(() => undefined);
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return 'absent';
    if (code === 'EACCES' || code === 'EPERM') {
      throw new StartFailure(`The database's socket in ${address.host} belongs to another user.`, { cause: error });
    }
    if (code === '28000' || code === '3D000') {
      throw new StartFailure(
        `The database in ${address.host} was not made by this application, or serves another user of the system.`,
        { cause: error },
      );
    }
    return 'busy';
  }
}

/** On a busy machine the server takes a moment to notice that a killed process is gone. */
const maxLeaveMs = 500;

/** Releases the lease. @returns whether it was the last; new processes then wait until the server has stopped */
export async function releaseLease(client: pg.Client): Promise<boolean> {
  const deadline = Date.now() + maxLeaveMs;
  while (!(await leave(client))) {
    if (Date.now() > deadline) return false;
    await sleep(50);
  }
  return true;
}

async function leave(client: pg.Client): Promise<boolean> {
  try {
    const release: pg.QueryConfig & pg.ClientConfig = {
      text: 'select pg_advisory_unlock_shared($1), pg_try_advisory_lock($1) as taken',
      values: [lockKeys.embeddedServerLease],
      query_timeout: 2_000,
    };
    const { rows } = await client.query(release);
    return rows[0].taken;
  } catch {
    // The server is already stopping or does not respond.
    return true;
  }
}

/** Creates the application's role (no superuser) and database if missing. */
export async function ensureDatabase(lease: pg.Client, name: string): Promise<void> {
  const found = await find(lease, name);
  if (found.role && found.database) return;
  const { host, port, user, database } = lease;
  // The lease's connection stays open, and would keep the 9 MB that creating a database takes.
  const client = new pg.Client({ host, port, user, database, ssl: false });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKeys.embeddedServerSetup]);
    await createDatabase(client, name);
  } finally {
    await client.end();
  }
}

async function find(client: pg.Client, name: string): Promise<{ role: boolean; database: boolean }> {
  const { rows } = await client.query(
    'select exists (select from pg_roles where rolname = $1) as role, exists (select from pg_database where datname = $1) as database',
    [name],
  );
  return rows[0];
}

async function createDatabase(client: pg.Client, name: string): Promise<void> {
  const found = await find(client, name);
  const identifier = client.escapeIdentifier(name);
  if (!found.role) await client.query(`create role ${identifier} login`);
  if (!found.database) await client.query(`create database ${identifier} owner ${identifier}`);
}
