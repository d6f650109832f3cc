import { expect, test } from 'vitest';
import { isUsed } from './figure-keys.ts';

test('a figure is used by a chart or a text that names it, not by one that names a longer key', () => {
  const figures = { offers: { mehr: {}, mehr2023: {} } };
  expect(isUsed('offers.mehr', { figures, chart: { figure: 'offers.mehr2023' }, text: '{{offers.mehr2023}}' })).toBe(
    false,
  );
  expect(isUsed('offers.mehr', { figures, chart: { figure: 'offers.mehr' } })).toBe(true);
  expect(isUsed('offers.mehr', { figures, text: 'Es sind {{offers.mehr}}.' })).toBe(true);
});
