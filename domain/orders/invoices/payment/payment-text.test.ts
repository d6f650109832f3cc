import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentText } from './payment-text.ts';

test.each([
  ['Zürcher Müller & Söhne AG', 'Zürcher Müller & Söhne AG'],
  ['Genève «Prévoyance» SA', 'Genève "Prévoyance" SA'],
  ['Dvořák – Łukasz’ Øresund Æquitas', "Dvorák - Lukasz' Oresund AEquitas"],
  ['São Tomé Å', 'Sao Tomé A'],
  ['Muster® ★ AG 🚀', 'Muster AG'],
  ['ﬁrma ①  GmbH', 'firma 1 GmbH'],
  ['Zu\u0308rich', 'Zürich'],
])('%s → %s', (text, expected) => expect(paymentText(text, 70)).toBe(expected));

test.each(['Αθήνα AG', 'Пример', '株式会社', '★', ' '])('%s has no allowed character', (text) => {
  expect(paymentText(text, 70)).toBeNull();
});

test('a long text is cut between words, or within a single word', () => {
  expect(paymentText('Schweizerische Muster Versicherungsgesellschaft', 25)).toBe('Schweizerische Muster');
  expect(paymentText('Muster Versicherungsgesellschaft', 6)).toBe('Muster');
  expect(paymentText('Muster Leben, Zweigniederlassung', 15)).toBe('Muster Leben');
  expect(paymentText('Donaudampfschifffahrt', 5)).toBe('Donau');
});

test('the result has only allowed characters, is short enough and does not change again', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.string({ maxLength: 200 }),
  );
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 70 }), (value, maximum) => {
      const result = paymentText(value, maximum);
      if (result === null) return;
      expect(result.length).toBeGreaterThan(0);
      expect(result.length).toBeLessThanOrEqual(maximum);
      expect(result).toMatch(/^[\x20-\x7e´÷£ß\u00c0-\u00fd]+$/);
      expect(paymentText(result, maximum)).toBe(result);
    }),
    { numRuns: 1000 },
  );
});
