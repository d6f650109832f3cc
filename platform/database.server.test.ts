import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#tests/test-database.ts';

test('a test gets a database', async () => {
  const t = performance.now();
  const database = await createTestDatabase();
  console.log('create', performance.now() - t);
  const result = await database.db.execute(sql`select count(*)::int as n from drizzle.__drizzle_migrations`);
  expect(result.rows).toEqual([{ n: 1 }]);
  await database.drop();
  console.log('all', performance.now() - t);
});
