import { expect, test } from 'vitest';
import { createAttemptKeys } from './attempt-key.ts';

test('the same body keeps its key, another one gets another', () => {
  const keyOf = createAttemptKeys();
  const first = keyOf({ city: 'Bern' });
  expect(first.length).toBeGreaterThanOrEqual(16);
  expect(keyOf({ city: 'Bern' })).toBe(first);
  expect(keyOf({ city: 'Chur' })).not.toBe(first);
  expect(createAttemptKeys()({ city: 'Bern' })).not.toBe(first);
});
