import { expect, test } from 'vitest';
import { sampleEntry } from '#tests/made-up/sample-bookkeeping-entry.ts';
import { accountingFile, initialValues, issuesOf, isWithin, sumsText } from './accounting-export.ts';

const invoice = sampleEntry({ vat: [{ ratePercent: 8.1, onRappen: 50_000, rappen: 3_747 }] });
const payment = { ...invoice, kind: 'payment' as const, day: '2026-03-31', amountRappen: 50_000, vat: [] };
const values = { ...initialValues([8.1]), format: 'abacus', from: '2026-03-01', to: '2026-03-31' };
const problems = (changes: Record<string, string>, entries = [invoice]) =>
  issuesOf({ ...values, ...changes }, [8.1], entries).map(({ path }) => path[0]);

test('the first and the last day belong to the period', () => {
  const entries = [{ ...invoice, day: '2026-02-28' }, invoice, payment, { ...payment, day: '2026-04-01' }];
  expect(entries.filter(isWithin(values))).toEqual([invoice, payment]);
});

test('problems are shown at their fields', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ from: '2026-04-01' })).toEqual(['to']);
  expect(problems({ from: '', to: '' })).toEqual(['from', 'to']);
  expect(problems({}, [])).toEqual(['to']);
  expect(problems({ bank: 'Bank', 'taxCode8.1': 'UN81' })).toEqual(['bank', 'taxCode8.1']);
  expect(problems({ format: 'bexio', 'taxCode8.1': 'UN81' })).toEqual([]);
  expect(problems({ format: 'table', bank: '' })).toEqual([]);
});

test('count and sums are those of the file', () => {
  expect(sumsText(values, [8.1], [invoice, payment])).toBe(
    "2 entries: invoiced CHF 1'195.00, credited CHF 0.00, received CHF 500.00, paid back or undone CHF 0.00. " +
      "The file has 3 bookings with a total of CHF 1'695.00: compare both with what was imported.",
  );
  expect(accountingFile(values, [8.1], [invoice, payment]).trimEnd().split('\r\n')).toHaveLength(4);
  expect(sumsText({ ...values, format: 'table' }, [8.1], [invoice])).toMatch(/^1 entry: .*0\.00\.$/);
  expect(accountingFile({ ...values, format: 'table' }, [8.1], [invoice])).toContain('Total;1 Zeile;');
});
