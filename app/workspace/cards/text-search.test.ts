import { expect, test } from 'vitest';
import { matches } from './text-search.ts';

test('every word has to be found, in any text; case and accents are ignored', () => {
  expect(matches('zurich MUSTER', 'Muster AG', null, 'Zürich')).toBe(true);
  expect(matches('bern muster', 'Muster AG', 'Zürich')).toBe(false);
  expect(matches('  ', 'Muster')).toBe(true);
  expect(matches('gz', 'AG', 'Zürich')).toBe(false);
});
