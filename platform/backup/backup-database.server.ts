import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import type { DatabaseAddress } from '../database/database.server.ts';
import { type Applied, appliedMigrations } from '../database/migrate.server.ts';
import { withClient } from '../database/with-client.server.ts';
import { StartFailure } from '../installation/start-failure.server.ts';

export interface BackedUpTable {
  name: string;
  columns: string[];
}

/** A consistent snapshot of the database, unaffected by concurrent writes. */
export interface Snapshot {
  /** Like '18.4'. */
  server: string;
  migrations: Applied[];
  /** Referenced tables precede those that refer to them. */
  tables: BackedUpTable[];
  /** Writes a table's rows to a file in COPY's text format and gives their number. */
  copyTo(table: BackedUpTable, file: FileHandle): Promise<number>;
  /** The first column of a query's result in the snapshot. */
  values(query: string): Promise<string[]>;
}

const tableQuery = `
  select relation.relname as name,
    array(select attribute.attname::text from pg_attribute attribute
      where attribute.attrelid = relation.oid and attribute.attnum > 0 and not attribute.attisdropped
        and attribute.attgenerated = '' order by attribute.attnum) as columns,
    array(select other.relname::text from pg_constraint reference join pg_class other on other.oid = reference.confrelid
      where reference.conrelid = relation.oid and reference.contype = 'f' and other.oid <> relation.oid) as needs
  from pg_class relation join pg_namespace schema on schema.oid = relation.relnamespace
  where relation.relkind = 'r' and schema.nspname = 'public'
    and not exists (select from pg_depend where objid = relation.oid and deptype = 'e')
  order by relation.relname`;

async function listTables(client: pg.Client): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable & { needs: string[] }>(tableQuery);
  const ordered = new Map<string, BackedUpTable>();
  const add = ({ name, columns, needs }: (typeof rows)[number]) => {
    if (ordered.has(name)) return;
    for (const row of rows) if (needs.includes(row.name)) add(row);
    ordered.set(name, { name, columns });
  };
  for (const row of rows) add(row);
  return [...ordered.values()];
}

const copyList = ({ name, columns }: BackedUpTable) =>
  `public.${pg.escapeIdentifier(name)} (${columns.map(pg.escapeIdentifier).join(', ')})`;

/** Reads a snapshot in one transaction, without locking out writers. */
export function readSnapshot<Result>(
  address: DatabaseAddress,
  read: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  return withClient(address, 'backup', async (client) => {
    await client.query('begin transaction isolation level repeatable read, read only');
    const { rows } = await client.query('show server_version');
    return read({
      server: rows[0].server_version,
      migrations: await appliedMigrations(client),
      tables: await listTables(client),
      async copyTo(table, file) {
        const stream = client.query(to(`copy ${copyList(table)} to stdout`));
        await file.writeFile(stream);
        return stream.rowCount;
      },
      async values(query) {
        const answer = await client.query<string[]>({ text: query, rowMode: 'array' });
        return answer.rows.map(([value]) => String(value));
      },
    });
  });
}

/** @throws StartFailure if a table holds rows, or the database has later migrations than `migrations` */
export async function requireEmptyDatabase(address: DatabaseAddress, migrations: Applied[]): Promise<void> {
  await withClient(address, 'backup', async (client) => {
    for (const { name } of await listTables(client)) {
      const { rowCount } = await client.query(`select from public.${pg.escapeIdentifier(name)} limit 1`);
      if (rowCount) {
        throw new StartFailure(
          `The database is not empty (table ${name} holds rows). A backup is restored into an empty installation only. Nothing was changed.`,
        );
      }
    }
    const known = new Set(migrations.map(({ hash }) => hash));
    if ((await appliedMigrations(client)).some(({ hash }) => !known.has(hash))) {
      throw new StartFailure(
        'The database is empty, but its tables are of a newer version than the backup. Give it a new database. Nothing was changed.',
      );
    }
  });
}

/** Fills empty tables, all or none. `finish` runs in the same transaction. */
export async function fillTables(
  address: DatabaseAddress,
  fill: (copyFrom: (table: BackedUpTable, rows: Readable) => Promise<number>) => Promise<string[]>,
): Promise<void> {
  await withClient(address, 'backup', async (client) => {
    await client.query('begin');
    const afterwards = await fill(async (table, rows) => {
      const stream = client.query(from(`copy ${copyList(table)} from stdin`));
      await pipeline(rows, stream);
      await moveSequences(client, table);
      return stream.rowCount;
    });
    for (const statement of afterwards) await client.query(statement);
    await client.query('commit');
  });
}

/** Running numbers continue after the highest restored one. */
async function moveSequences(client: pg.Client, { name, columns }: BackedUpTable): Promise<void> {
  const table = `public.${pg.escapeIdentifier(name)}`;
  for (const column of columns) {
    const { rows } = await client.query('select pg_get_serial_sequence($1, $2) as sequence', [table, column]);
    if (!rows[0].sequence) continue;
    await client.query(
      `select setval($1::regclass, highest) from (select max(${pg.escapeIdentifier(column)}) as highest from ${table}) as filled where highest is not null`,
      [rows[0].sequence],
    );
  }
}
