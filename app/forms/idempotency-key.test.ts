import { expect, test } from 'vitest';
import { createIdempotencyKeys } from './idempotency-key.ts';

test('the same body keeps its key, a different body gets a new one', () => {
  const keyOf = createIdempotencyKeys();
  const first = keyOf({ city: 'Bern' });
  expect(first.length).toBeGreaterThanOrEqual(16);
  expect(keyOf({ city: 'Bern' })).toBe(first);
  expect(keyOf({ city: 'Chur' })).not.toBe(first);
  expect(createIdempotencyKeys()({ city: 'Bern' })).not.toBe(first);
});
