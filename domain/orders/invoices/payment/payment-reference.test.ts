import fc from 'fast-check';
import { isQRReferenceValid, isSCORReferenceValid } from 'swissqrbill/utils';
import { describe, expect, test } from 'vitest';
import { forAll } from '#tests/for-all.ts';
import { mod97 } from '#tests/mod97.ts';
import { studyOrderNumber } from '../../study-orders/study-order-queries.server.ts';
import { paymentReference, qrReference, scorReference } from './payment-reference.ts';

const orderNumber = fc
  .tuple(fc.integer({ min: 2024, max: 2200 }), fc.integer({ min: 1, max: 9_999_999 }))
  .map(([year, number]) => studyOrderNumber(year, number));

describe('payment reference', () => {
  test('an order number has the year and a running number', () => {
    expect(studyOrderNumber(2026, 123)).toBe('VM-2026-000123');
    expect(studyOrderNumber(2027, 1_000_000)).toBe('VM-2027-1000000');
  });

  test('references match the examples of the standards', () => {
    expect(scorReference('539007547034')).toBe('RF18539007547034');
    expect(qrReference('21000000000313947143000901')).toBe('210000000003139471430009017');
  });

  test('every order number has valid references', () => {
    forAll(orderNumber, (number) => {
      const scor = scorReference(number);
      expect(scor.slice(4)).toBe(number.replaceAll('-', ''));
      expect(mod97(scor.slice(4) + scor.slice(0, 4))).toBe(1);
      expect(isSCORReferenceValid(scor)).toBe(true);
      expect(isQRReferenceValid(qrReference(number))).toBe(true);
    });
  });

  test('different orders have different references', () => {
    forAll(orderNumber, orderNumber, (a, b) => {
      expect(scorReference(a) === scorReference(b)).toBe(a === b);
      expect(qrReference(a) === qrReference(b)).toBe(a === b);
    });
  });

  test('the account decides between a SCOR and a QR reference', () => {
    expect(paymentReference('VM-2026-000123', 'CH58 0079 1123 0008 8901 2')).toMatch(/^RF\d\dVM2026000123$/);
    expect(paymentReference('VM-2026-000123', 'CH44 3199 9123 0008 8901 2')).toMatch(/^0{16}2026000123\d$/);
  });

  test('input that fits no reference is an error, not a wrong reference', () => {
    expect(() => scorReference('---')).toThrow(RangeError);
    expect(() => scorReference('1'.repeat(22))).toThrow(RangeError);
    expect(() => qrReference('000')).toThrow(RangeError);
    expect(() => qrReference('1'.repeat(27))).toThrow(RangeError);
  });
});
