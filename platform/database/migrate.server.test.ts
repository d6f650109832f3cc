import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { scratchDirectory } from '#tests/scratch-directory.ts';
import { silentLog } from '#tests/silent-log.ts';
import { createTestDatabase } from '#tests/test-database.ts';
import { projectRoot } from '../installation/project-root.server.ts';
import { StartFailure } from '../installation/start-failure.server.ts';
import { migrate } from './migrate.server.ts';

const ours = path.join(projectRoot, 'database/migrations');

async function newDatabase(options?: { template: string }) {
  const database = await createTestDatabase(options);
  onTestFinished(() => database.drop());
  const state = async () => {
    const { rows } = await database.db.execute<{ name: string }>(sql`
      select oid::regclass::text as name from pg_class
      where relkind = 'r' and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema') order by 1`);
    return rows.map(({ name }) => name);
  };
  const applied = async () =>
    (await database.db.execute(sql`select * from drizzle.__drizzle_migrations order by created_at`)).rows;
  return { ...database, state, applied };
}

/** Migrations as drizzle-kit writes them, one per minute. */
async function folderWith(migrations: Record<string, string>, start?: string) {
  const folder = await mkdtemp(path.join(scratchDirectory(), 'monitor-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(ours, folder, { recursive: true });
  const journalFile = path.join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(journalFile, 'utf8'));
  if (start === 'empty') journal.entries = [];
  let when = Math.max(0, ...journal.entries.map((entry: { when: number }) => entry.when));
  for (const [tag, statements] of Object.entries(migrations)) {
    when += 60_000;
    journal.entries.push({ idx: journal.entries.length, version: '7', when, tag, breakpoints: true });
    await writeFile(path.join(folder, `${tag}.sql`), statements);
  }
  await writeFile(journalFile, JSON.stringify(journal));
  return folder;
}

const failureOf = async (input: Parameters<typeof migrate>[0]) =>
  migrate(input).then(
    () => undefined,
    (error) => error,
  );

test('an empty database gets every table, and a second run changes nothing', async () => {
  const { address, state, applied } = await newDatabase({ template: 'template0' });
  await migrate({ address, log: silentLog });
  const tables = await state();
  const record = await applied();
  expect(tables).toContain('study_orders');
  expect(record.length).toBeGreaterThan(0);
  await migrate({ address, log: silentLog });
  expect(await state()).toEqual(tables);
  expect(await applied()).toEqual(record);
});

test('concurrent processes migrate once', async () => {
  const { address, applied } = await newDatabase({ template: 'template0' });
  const folder = await folderWith({ one: 'create table one (id int)' }, 'empty');
  await Promise.all([1, 2, 3].map(() => migrate({ address, log: silentLog, folder })));
  expect(await applied()).toHaveLength(1);
});

test('newer migrations are applied to an older database', async () => {
  const { address, state, applied } = await newDatabase();
  const before = (await applied()).length;
  const statements = 'create table later (id int);\n--> statement-breakpoint\ninsert into later values (1), (2);';
  await migrate({ address, log: silentLog, folder: await folderWith({ later: statements }) });
  expect(await state()).toContain('later');
  expect(await applied()).toHaveLength(before + 1);
});

test('a failing migration rolls back all of them', async () => {
  const { address, state, applied } = await newDatabase();
  const [tables, record] = [await state(), await applied()];
  const folder = await folderWith({
    good: 'create table good (id int)',
    bad: 'drop table study_orders cascade; select nonsense',
  });
  const failure = await failureOf({ address, log: silentLog, folder });
  expect(failure).toBeInstanceOf(StartFailure);
  expect(failure.message).toMatch(/failed: column "nonsense" does not exist. The database is as it was before/);
  expect(await state()).toEqual(tables);
  expect(await applied()).toEqual(record);
});

test('a newer database is refused and unchanged', async () => {
  const { address, state } = await newDatabase();
  await migrate({ address, log: silentLog, folder: await folderWith({ future: 'create table future (id int)' }) });
  const tables = await state();
  const failure = await failureOf({ address, log: silentLog });
  expect(failure).toBeInstanceOf(StartFailure);
  expect(failure.message).toMatch(/newer than this version/);
  expect(await state()).toEqual(tables);
});

test('a database whose migrations differ is refused', async () => {
  const { address } = await newDatabase({ template: 'template0' });
  await migrate({ address, log: silentLog, folder: await folderWith({ one: 'create table one (id int)' }, 'empty') });
  const other = await folderWith({ one: 'create table two (id int)' }, 'empty');
  const failure = await failureOf({ address, log: silentLog, folder: other });
  expect(failure).toBeInstanceOf(StartFailure);
  expect(failure.message).toMatch(/differs/);
});

test("somebody else's database is refused and unchanged", async () => {
  const { address, db, state } = await newDatabase({ template: 'template0' });
  await db.execute(sql`create schema shop`);
  await db.execute(sql`create table shop.basket (id int)`);
  const failure = await failureOf({ address, log: silentLog });
  expect(failure).toBeInstanceOf(StartFailure);
  expect(failure.message).toMatch(/not of this application \(shop.basket\)/);
  expect(await state()).toEqual(['shop.basket']);
});

test('a record of migrations that is not drizzle’s is refused', async () => {
  const { address, db } = await newDatabase({ template: 'template0' });
  await db.execute(sql`create schema drizzle`);
  await db.execute(sql`create table drizzle.__drizzle_migrations (something text)`);
  const failure = await failureOf({ address, log: silentLog });
  expect(failure).toBeInstanceOf(StartFailure);
  expect(failure.message).toMatch(/can't be used/);
});

test('a database with another encoding is refused', async () => {
  const { address, db } = await newDatabase({ template: 'template0' });
  await db.execute(
    sql`create database latin encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' locale_provider libc template template0`,
  );
  onTestFinished(async () => {
    await db.execute(sql`drop database latin with (force)`);
  });
  const latin =
    typeof address === 'string' ? address.replace(/\/test_\w+/, '/latin') : { ...address, database: 'latin' };
  const failure = await failureOf({ address: latin, log: silentLog });
  expect(failure).toBeInstanceOf(StartFailure);
  expect(failure.message).toMatch(/encoding LATIN1/);
});

test('an unreachable server is reported in a readable message', async () => {
  const failure = await failureOf({ address: 'postgresql://nobody@127.0.0.1:1/nothing', log: silentLog });
  expect(failure).toBeInstanceOf(StartFailure);
  expect(failure.message).toMatch(/^The database of DATABASE_URL can't be used: connect ECONNREFUSED/);
});
