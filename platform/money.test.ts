import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forAll } from '#tests/for-all.ts';
import { formatFrancs, formatRappen, includedVat } from './money.ts';

const rappen = fc.integer({ min: 0, max: 1_000_000_000 });
const rate = fc.integer({ min: 0, max: 9999 }).map((hundredths) => hundredths / 100);

describe('money', () => {
  test('formats the study’s prices', () => {
    expect(formatFrancs(695)).toBe('CHF 695');
    expect(formatFrancs(1295)).toBe("CHF 1'295");
    expect(formatRappen(179_500)).toBe("1'795.00");
    expect(formatRappen(9705)).toBe('97.05');
    expect(formatRappen(-5)).toBe('-0.05');
  });

  test('formatted rappen are parsed back to the same amount', () => {
    forAll(rappen, (amount) => {
      expect(Math.round(Number(formatRappen(amount).replaceAll("'", '')) * 100)).toBe(amount);
    });
  });

  test('VAT at 8.1 percent', () => {
    expect(includedVat(129_500, 8.1)).toBe(9704);
    expect(includedVat(69_500, 8.1)).toBe(5208);
    expect(includedVat(69_500, 0)).toBe(0);
  });

  test('VAT is rounded to the nearest rappen', () => {
    forAll(rappen, rate, (gross, percent) => {
      const vat = includedVat(gross, percent);
      const hundredths = BigInt(Math.round(percent * 100));
      const difference = BigInt(vat) * (10_000n + hundredths) - BigInt(gross) * hundredths;
      const distance = difference < 0n ? -difference : difference;
      expect(2n * distance <= 10_000n + hundredths).toBe(true);
      expect(vat).toBeLessThanOrEqual(gross);
    });
  });
});
