import { eq, sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '#tests/test-database.ts';
import { prepareOnce } from './prepare-once.server.ts';

const notes = pgTable('note', { id: integer().primaryKey() });
const findNote = prepareOnce((db) =>
  db
    .select()
    .from(notes)
    .where(eq(notes.id, sql.placeholder('id')))
    .prepare('note'),
);

test('a connection prepares a query once, in a transaction and outside', async () => {
  const { db, drop } = await createTestDatabase({ template: 'template0' });
  onTestFinished(drop);
  await db.execute(sql`create table note (id integer primary key)`);
  await db.insert(notes).values([{ id: 1 }, { id: 2 }]);
  expect(findNote(db)).toBe(findNote(db));
  expect(await findNote(db).execute({ id: 1 })).toEqual([{ id: 1 }]);
  await db.transaction(async (tx) => {
    for (const id of [1, 2]) expect(await findNote(tx).execute({ id })).toEqual([{ id }]);
    const { rows } = await tx.execute(sql`select name from pg_prepared_statements`);
    expect(rows).toEqual([{ name: 'note' }]);
  });
});
