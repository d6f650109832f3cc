import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/test-database.ts';
import type { Transaction } from './database.server.ts';
import { TransactionTooSlow, transactionInTime } from './transaction-in-time.server.ts';

const notes = pgTable('note', { id: integer().primaryKey() });
const database = await testDatabase({ template: 'template0' });
beforeAll(async () => {
  await database.db.execute(sql`create table note (id integer primary key)`);
});

const insert = (tx: Transaction, id: number) => tx.insert(notes).values({ id });
const stored = async () => (await database.db.select().from(notes).orderBy(notes.id)).map(({ id }) => id);

test('a transaction that is done in time is stored', async () => {
  const answer = await transactionInTime(database.db, undefined, async (tx, startClock) => {
    await startClock();
    await insert(tx, 1);
    return 'gespeichert';
  });
  expect(answer).toBe('gespeichert');
  expect(await stored()).toEqual([1]);
});

test('a transaction that waits too long for a lock is rolled back, and its connection is reused', async () => {
  await database.db.transaction(async (other) => {
    await insert(other, 2);
    const waiting = transactionInTime(database.db, performance.now(), async (tx, startClock) => {
      await startClock();
      await insert(tx, 3);
      await insert(tx, 2);
    });
    await expect(waiting).rejects.toThrow(TransactionTooSlow);
  });
  expect(await stored()).toEqual([1, 2]);
  expect(database.pool.totalCount - database.pool.idleCount).toBe(0);
});

test('a transaction that takes too long between statements is rolled back and stores nothing', async () => {
  const after = Promise.withResolvers<unknown>();
  const slow = transactionInTime(database.db, performance.now(), async (tx, startClock) => {
    await startClock();
    await insert(tx, 4);
    await sleep(600);
    await insert(tx, 5).catch((error: unknown) => {
      after.resolve(error);
      throw error;
    });
  });
  await expect(slow).rejects.toThrow(TransactionTooSlow);
  expect(await after.promise).toBeInstanceOf(Error);
  expect(await stored()).toEqual([1, 2]);
  expect(database.pool.totalCount - database.pool.idleCount).toBe(0);
});

test('there is no limit before the clock starts', async () => {
  await transactionInTime(database.db, performance.now(), async (tx) => {
    await sleep(600);
    await insert(tx, 6);
  });
  expect(await stored()).toEqual([1, 2, 6]);
});
