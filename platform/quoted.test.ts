import { expect, test } from 'vitest';
import { quoted } from './quoted.ts';

test('a quotation has the marks of its language, once', () => {
  expect(quoted('«Mehr Licht»', 'de')).toBe('«Mehr Licht»');
  expect(quoted('“Più luce”', 'it')).toBe('«Più luce»');
  expect(quoted(' "Mehr Licht!" ', 'fr')).toBe('«Mehr Licht!»');
  expect(quoted('More light', 'en')).toBe('“More light”');
});
