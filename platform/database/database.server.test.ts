import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { scratchDirectory } from '#tests/scratch-directory.ts';
import { silentLog } from '#tests/silent-log.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.server.ts';
import { readPostmasterFile } from '../embedded-postgres/postmaster.server.ts';
import { type ConnectedDatabase, connectDatabase, isDatabaseAway, onCommit, type Readable } from './database.server.ts';

const notes = pgTable('note', { id: integer().primaryKey(), firstWord: text() });
const createNotes = sql`create table note (id integer primary key, first_word text)`;

const errorOf = (promise: PromiseLike<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a connected database', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase({ template: 'template0' });
    await database.db.execute(createNotes);
  });
  afterAll(() => database.drop());

  test('names columns in snake_case', async () => {
    const [row] = await database.db.insert(notes).values({ id: 1, firstWord: 'Grüezi' }).returning();
    expect(row).toEqual({ id: 1, firstWord: 'Grüezi' });
  });

  test('gives read-only queries a handle that cannot write, in a transaction too', async () => {
    const read = (from: Readable) => from.select().from(notes).where(eq(notes.id, 2));
    // @ts-expect-error a Readable has no insert
    const _ = (from: Readable) => from.insert(notes);
    const seen = await database.db.transaction(async (tx) => {
      await tx.insert(notes).values({ id: 2, firstWord: 'Salü' });
      return read(tx);
    });
    expect(seen).toEqual(await read(database.db));
    expect(seen).toHaveLength(1);
  });

  test('runs commit callbacks after the commit, when the connection is free, and never after a rollback', async () => {
    const { db, pool, close } = connectDatabase({ address: database.address, log: silentLog, poolSize: 1 });
    onTestFinished(close);
    const { promise: seen, resolve } = Promise.withResolvers<number>();
    const rolledBack = db.transaction(async (tx) => {
      onCommit(tx, () => resolve(-1));
      throw new Error('no');
    });
    expect(await errorOf(rolledBack)).toBeInstanceOf(Error);
    await db.transaction(async (tx) => {
      await tx.insert(notes).values({ id: 30, firstWord: 'Hoi' });
      onCommit(tx, (committed) => {
        expect(pool.totalCount - pool.idleCount).toBe(0);
        resolve(committed.$count(notes, eq(notes.id, 30)));
      });
    });
    expect(await seen).toBe(1);
  });

  test('releases the connection of a transaction that could not begin or failed', async () => {
    const { db, pool, close } = connectDatabase({ address: database.address, log: silentLog, poolSize: 2 });
    onTestFinished(close);
    for (let tries = 0; tries < 5; tries++) {
      const isolationLevel = 'unheard of' as 'serializable';
      expect(await errorOf(db.transaction(async () => 1, { isolationLevel }))).toBeInstanceOf(Error);
      expect(await errorOf(db.transaction((tx) => tx.execute(sql`select 1 / 0`)))).toBeInstanceOf(Error);
      const isEnded = db.transaction((tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`));
      expect(isDatabaseAway(await errorOf(isEnded))).toBe(true);
    }
    expect(await db.transaction(async (tx) => (await tx.execute(sql`select 1 as one`)).rows)).toEqual([{ one: 1 }]);
    expect(pool.totalCount - pool.idleCount).toBe(0);
  });

  test('limits how long a statement and an idle transaction may take', async () => {
    const { rows } = await database.db.execute(sql`
      select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as transaction`);
    expect(rows).toEqual([{ statement: '15s', transaction: '30s' }]);
  });

  test('delivers notifications per channel', async () => {
    const heard: unknown[] = [];
    await database.listen('content Changed', (payload) => heard.push(payload));
    await database.listen('other', (payload) => heard.push(payload));
    await database.db.execute(sql`select pg_notify('content Changed', 'partners'), pg_notify('other', '')`);
    await eventually(() => heard.length === 2);
    expect(heard.sort()).toEqual(['', 'partners']);
  });

  test('a handler that throws does not affect the others', async () => {
    const heard: unknown[] = [];
    await database.listen('mixed', () => {
      throw new Error('no');
    });
    await database.listen('mixed', (payload) => heard.push(payload));
    await database.db.execute(sql`select pg_notify('mixed', 'x')`);
    await eventually(() => heard.length === 1);
  });

  test('a connection lost inside a transaction fails only that transaction', async () => {
    const error = await errorOf(
      database.db.transaction(async (tx) => {
        await tx.insert(notes).values({ id: 3, firstWord: 'lost' });
        const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        await database.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`);
        await tx.select().from(notes);
      }),
    );
    expect(isDatabaseAway(error)).toBe(true);
    expect(await database.db.select().from(notes).where(eq(notes.id, 3))).toEqual([]);
  });
});

describe('when the database goes away', () => {
  let dataDir: string;
  let postgres: EmbeddedPostgres;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(scratchDirectory(), 'monitor-away-'));
    postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
  });
  afterAll(async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true });
  });

  function connect(overrides: Partial<Parameters<typeof connectDatabase>[0]> = {}): ConnectedDatabase {
    const database = connectDatabase({ address: postgres.address, log: silentLog, ...overrides });
    onTestFinished(() => database.close());
    return database;
  }

  test('queries fail, and queries and listeners recover when it is back', async () => {
    const { db, listen } = connect();
    const heard: unknown[] = [];
    await db.execute(sql`select 1`);
    await listen('content_changed', (payload) => heard.push(payload));
    const server = (await readPostmasterFile(path.join(dataDir, 'postgres')))?.pid ?? Number.NaN;
    const cut = errorOf(db.execute(sql`select pg_sleep(10)`));
    process.kill(server, 'SIGKILL');
    expect(isDatabaseAway(await cut)).toBe(true);
    await eventually(async () => {
      const error = await errorOf(db.execute(sql`select 1`));
      expect(error === undefined || isDatabaseAway(error)).toBe(true);
      return error === undefined;
    });
    await eventually(() => heard.length === 1);
    expect(heard).toEqual([undefined]);
    await db.execute(sql`select pg_notify('content_changed', 'partners')`);
    await eventually(() => heard.length === 2);
    expect(heard).toEqual([undefined, 'partners']);
  });

  test('a listener is notified when the server ends its connection', async () => {
    const { db, listen } = connect();
    const heard: unknown[] = [];
    await listen('content_changed', (payload) => heard.push(payload));
    await db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name like '% listener'`,
    );
    await eventually(() => heard.length === 1);
    expect(heard).toEqual([undefined]);
  });

  test.each([
    ['no server listens on the socket', () => ({ ...postgres.address, host: path.join(dataDir, 'nowhere') })],
    ['no server listens on the port', () => 'postgresql://nobody@127.0.0.1:1/nothing'],
    ['the name is unknown', () => 'postgresql://nobody@database.invalid/nothing'],
  ])('it counts as away when %s', async (_, address) => {
    const { db, listen } = connect({ address: address() });
    expect(isDatabaseAway(await errorOf(db.execute(sql`select 1`)))).toBe(true);
    expect(isDatabaseAway(await errorOf(listen('any', () => undefined)))).toBe(true);
  });

  test('it counts as away when it has no connection left', async () => {
    const { db: admin } = connect({ address: postgres.superuser });
    await admin.execute(sql`create role crowd login connection limit 0`);
    const { db } = connect({ address: { ...postgres.address, user: 'crowd' } });
    expect(isDatabaseAway(await errorOf(db.execute(sql`select 1`)))).toBe(true);
  });

  test('it counts as away when the queue of its socket is full, or this process has no file descriptor left', () => {
    for (const code of ['EAGAIN', 'EMFILE']) {
      const full = Object.assign(new Error(`connect ${code}`), { code, syscall: 'connect' });
      expect(isDatabaseAway(full)).toBe(true);
    }
    expect(isDatabaseAway(Object.assign(new Error('read EAGAIN'), { code: 'EAGAIN', syscall: 'read' }))).toBe(false);
  });

  test('programming errors do not count as away', async () => {
    const { db } = connect();
    for (const statement of [
      sql`select nonsense`,
      sql`select 1/0`,
      sql`set statement_timeout = 1; select pg_sleep(1)`,
    ]) {
      const error = await errorOf(db.execute(statement));
      expect(error).toBeInstanceOf(Error);
      expect(isDatabaseAway(error)).toBe(false);
    }
    expect(isDatabaseAway(undefined)).toBe(false);
    expect(isDatabaseAway(Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }))).toBe(false);
  });
});
