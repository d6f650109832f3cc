import { expect, test } from 'vitest';
import { matches } from './text-search.ts';

test('every word counts, wherever it stands; case and accents don’t', () => {
  expect(matches('zurich MUSTER', 'Muster AG', null, 'Zürich')).toBe(true);
  expect(matches('bern muster', 'Muster AG', 'Zürich')).toBe(false);
  expect(matches('  ', 'Muster')).toBe(true);
  expect(matches('gz', 'AG', 'Zürich')).toBe(false);
});
