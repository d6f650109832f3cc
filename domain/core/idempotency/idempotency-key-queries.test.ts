import { expect, test } from 'vitest';
import { testDatabase } from '#tests/test-database.ts';
import { claimKey } from './idempotency-key-queries.server.ts';

const database = await testDatabase();

const call = 'POST /api/study-orders';
const options = { maxWaitSeconds: 1, keyPrefix: 'form-' };

/** Claims a second key for the same content while the first transaction is open. */
const claimBoth = (first: string, second: string) =>
  database.db.transaction(async (tx) => {
    await claimKey(tx, { call, key: first, bodyHash: 'gleich' }, options);
    return database.db.transaction((other) => claimKey(other, { call, key: second, bodyHash: 'gleich' }, options));
  });

test('two keys of scripts with the same content do not block each other', async () => {
  expect(await claimBoth('eins', 'zwei')).toBe(true);
});

test('the key of a form posted without script blocks others with the same content, and is blocked by them', async () => {
  const refused = { cause: { code: '55P03' } };
  await expect(claimBoth('form-drei', 'vier')).rejects.toMatchObject(refused);
  await expect(claimBoth('fuenf', 'form-sechs')).rejects.toMatchObject(refused);
});
