import { existsSync } from 'node:fs';
import path from 'node:path';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { Client } from 'pg';
import type { Logger } from 'pino';
import { codeOf } from '../error-code.ts';
import { projectRoot } from '../installation/project-root.server.ts';
import { StartFailure } from '../installation/start-failure.server.ts';
import { lockKeys } from './advisory-locks.server.ts';
import { type DatabaseAddress, isDatabaseAway } from './database.server.ts';
import { withClient } from './with-client.server.ts';

/** Oldest PostgreSQL version covered by the tests. */
const oldestServer = 15;

/**
 * Applies the missing migrations of database/migrations in one transaction, one process at a time. Applied migrations
 * are recorded as drizzle-kit does.
 * @throws StartFailure if the database belongs to another application, is newer, its server is too old, or a migration
 * fails; nothing is changed then
 */
export async function migrate(input: {
  address: DatabaseAddress;
  log: Pick<Logger, 'info'>;
  /** Directory of the migrations; default: database/migrations of the project. */
  folder?: string;
  /** The last migration to apply, by its `when`: a backup is restored into the tables of its time. */
  through?: number;
}): Promise<void> {
  const { address, log, folder = findMigrations(), through = Number.POSITIVE_INFINITY } = input;
  const known = readMigrationFiles({ migrationsFolder: folder });
  await withExplainedErrors(address, async (client) => {
    await checkServer(client);
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockKeys.migrations]);
    const applied = await appliedMigrations(client);
    refuseUnknown(applied, known);
    const done = new Set(applied.map(({ when }) => when));
    const missing = known.filter(({ folderMillis: when }) => !done.has(when) && when <= through);
    if (missing.length > 0 && applied.length === 0) await createMigrationTable(client);
    for (const migration of missing) await apply(client, migration);
    await client.query('commit');
    if (missing.length > 0) log.info({ migrations: missing.length }, 'the database was migrated');
  });
}

/** Whether the database has this application's tables. @throws StartFailure if it can't be used or is another's */
export async function isInstalled(address: DatabaseAddress): Promise<boolean> {
  return withExplainedErrors(address, async (client) => (await appliedMigrations(client)).length > 0);
}

const withExplainedErrors = <Result>(address: DatabaseAddress, use: (client: Client) => Promise<Result>) =>
  withClient(address, 'migrations', use).catch((error) => {
    throw explain(error, address);
  });

function findMigrations(): string {
  const folder = path.join(projectRoot, 'database/migrations');
  if (existsSync(path.join(folder, 'meta/_journal.json'))) return folder;
  throw new StartFailure('The directory database/migrations is missing. Install the application completely.');
}

async function checkServer(client: Client) {
  const { rows } = await client.query(
    "select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding",
  );
  const { version, encoding } = rows[0];
  if (version < oldestServer) {
    throw new StartFailure(`The database server is PostgreSQL ${version}; version ${oldestServer} or newer is needed.`);
  }
  if (encoding !== 'UTF8') {
    throw new StartFailure(`The database has the encoding ${encoding}; one with UTF8 is needed. Nothing was changed.`);
  }
}

export interface Applied {
  hash: string;
  /** When the migration was written (milliseconds since 1970); identifies it. */
  when: number;
}

/** Whether this version has all these migrations, so that it can apply the later ones. */
export function knowsMigrations(applied: Applied[]): boolean {
  const hashes = new Set(readMigrationFiles({ migrationsFolder: findMigrations() }).map(({ hash }) => hash));
  return applied.every(({ hash }) => hashes.has(hash));
}

/** The migrations applied to a database, oldest first. @throws StartFailure if it holds another application's tables */
export async function appliedMigrations(client: Client): Promise<Applied[]> {
  const { rows: found } = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as ours");
  if (found[0].ours) {
    const { rows } = await client.query(
      'select hash, created_at from drizzle.__drizzle_migrations order by created_at',
    );
    return rows.map((row) => ({ hash: row.hash, when: Number(row.created_at) }));
  }
  const { rows: foreign } = await client.query(`
    select relation.oid::regclass::text as name
    from pg_class relation join pg_namespace schema on schema.oid = relation.relnamespace
    where relation.relkind in ('r', 'p', 'v', 'm', 'f')
      and schema.nspname not like 'pg\\_%' and schema.nspname <> 'information_schema'
      and not exists (select from pg_depend where objid = relation.oid and deptype = 'e')
    order by 1 limit 3`);
  if (foreign.length > 0) {
    const names = foreign.map(({ name }) => name).join(', ');
    throw new StartFailure(
      `The database holds tables that are not of this application (${names}). Give it an empty database. Nothing was changed.`,
    );
  }
  return [];
}

function refuseUnknown(applied: Applied[], known: MigrationMeta[]) {
  const hashes = new Map(known.map(({ folderMillis, hash }) => [folderMillis, hash]));
  const newest = Math.max(...known.map(({ folderMillis }) => folderMillis));
  for (const { when, hash } of applied) {
    if (hashes.get(when) === hash) continue;
    const made = new Date(when).toISOString().slice(0, 10);
    if (when > newest) {
      throw new StartFailure(
        `The database is newer than this version of the application (a migration of ${made} is unknown here). ` +
          'Start the newer version, or restore a backup made by this one. Nothing was changed.',
      );
    }
    throw new StartFailure(
      `The database was not made by this version or an older one (the migration of ${made} differs). Nothing was changed.`,
    );
  }
}

async function createMigrationTable(client: Client) {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
}

async function apply(client: Client, migration: MigrationMeta) {
  try {
    for (const statement of migration.sql) await client.query(statement);
  } catch (error) {
    if (isDatabaseAway(error) || !(error instanceof Error)) throw error;
    const made = new Date(migration.folderMillis).toISOString().slice(0, 10);
    throw new StartFailure(`The migration of ${made} failed: ${error.message}. The database is as it was before.`, {
      cause: error,
    });
  }
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    migration.hash,
    migration.folderMillis,
  ]);
}

/** Turns connection and permission errors into a message for the operator. */
function explain(error: unknown, address: DatabaseAddress): unknown {
  if (error instanceof StartFailure || !(error instanceof Error)) return error;
  const state = codeOf(error);
  const isAccess = /^(28...|3D000|42501|42P01|42703)$/.test(state);
  // pg and node report problems of TLS, and pg a missing password, without a common code.
  const isAboutConnecting = /\bSSL\b|certificate|^SASL/i.test(error.message);
  if (!isAccess && !isAboutConnecting && !isDatabaseAway(error)) return error;
  const reason = error.message || state;
  const database = typeof address === 'string' ? 'The database of DATABASE_URL' : 'The database';
  return new StartFailure(`${database} can't be used: ${reason}. Nothing was changed.`, { cause: error });
}
