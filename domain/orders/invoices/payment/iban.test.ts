import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mod97 } from '#tests/mod97.ts';
import { isQrIban, isSwissIban } from './iban.ts';

// IBANs from the examples of the standard.
const iban = 'CH58 0079 1123 0008 8901 2';
const qrIban = 'CH44 3199 9123 0008 8901 2';

describe('IBAN', () => {
  test('a valid IBAN is accepted in any spelling', () => {
    for (const text of [iban, iban.replaceAll(' ', ''), iban.toLowerCase(), 'LI21 0881 0000 2324 013A A']) {
      expect(isSwissIban(text)).toBe(true);
    }
  });

  test.each([
    '',
    'CH',
    'CH58 0079 1123 0008 8901 3',
    'CH58 0079 1123 0008 8901',
    'DE89 3704 0044 0532 0130 00',
    'CH58-0079-1123',
  ])('%j is refused', (text) => {
    expect(isSwissIban(text)).toBe(false);
    expect(isQrIban(text)).toBe(false);
  });

  test('a QR-IBAN is recognised', () => {
    expect(isSwissIban(qrIban)).toBe(true);
    expect(isQrIban(qrIban)).toBe(true);
    expect(isQrIban(iban)).toBe(false);
  });

  test('one wrong digit or two swapped digits never pass', () => {
    const account = fc.tuple(fc.constantFrom('CH', 'LI'), fc.stringMatching(/^\d{5}[A-Z\d]{12}$/));
    fc.assert(
      fc.property(account, fc.nat(18), fc.integer({ min: 1, max: 9 }), ([country, rest], index, step) => {
        const check = String(98 - mod97(`${rest}${country}00`)).padStart(2, '0');
        const good = `${country}${check}${rest}`;
        expect(isSwissIban(good)).toBe(true);
        const position = index + 2;
        const character = good[position] ?? '';
        if (/\d/.test(character)) {
          const wrong = good.slice(0, position) + ((Number(character) + step) % 10) + good.slice(position + 1);
          expect(isSwissIban(wrong)).toBe(false);
        }
        // In three cases (1B, 2M, 3X) check digits don't detect that a digit and a letter are swapped.
        const next = good[position + 1] ?? '';
        if (/\d\d/.test(character + next) && next !== character) {
          expect(isSwissIban(good.slice(0, position) + next + character + good.slice(position + 2))).toBe(false);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
