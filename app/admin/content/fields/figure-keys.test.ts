import { expect, test } from 'vitest';
import { edition2024 } from '#content/edition-2024.ts';
import { withoutOpenFigures } from '#domain/editions/documents/without-open-figures.ts';
import { withValue } from '#domain/editions/values/content-value.ts';
import { figureLabel, isUsed, keyOf } from './figure-keys.ts';

test('a figure is used by a chart or a text that names it, not by one that names a longer key', () => {
  const figures = { offers: { mehr: {}, mehr2023: {} } };
  expect(isUsed('offers.mehr', { figures, chart: { figure: 'offers.mehr2023' }, text: '{{offers.mehr2023}}' })).toBe(
    false,
  );
  expect(isUsed('offers.mehr', { figures, chart: { figure: 'offers.mehr' } })).toBe(true);
  expect(isUsed('offers.mehr', { figures, text: 'Es sind {{offers.mehr}}.' })).toBe(true);
});

test('a figure is shown while its field of decimals holds any number or text', () => {
  for (const decimals of [-1, 101, 'zwei', null])
    expect(figureLabel({ value: 42, unit: 'percent', decimals }), String(decimals)).toBe('42%');
  const edition = withoutOpenFigures(withValue(edition2024, 'figures.premiums.health.decimals', -1));
  expect(edition?.figures.premiums).not.toHaveProperty('health');
});

test('a key made from words folds their accents, and umlauts in the German way', () => {
  expect(keyOf('Nicht wichtig')).toBe('nichtWichtig');
  expect(keyOf('Sécurité générale für Città')).toBe('securiteGeneraleFuerCitta');
});
