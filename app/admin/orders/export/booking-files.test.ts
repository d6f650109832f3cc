import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BookkeepingEntry } from '#domain/orders/order-facts/bookkeeping-answer.ts';
import { csvRows } from '#platform/csv.ts';
import { forAll } from '#tests/for-all.ts';
import { sampleEntry } from '#tests/made-up/sample-bookkeeping-entry.ts';
import { bookingFile } from './booking-files.ts';
import { type BookingAccounts, bookingsOf } from './bookings.ts';

const accounts: BookingAccounts = {
  debtors: '1100',
  bank: '1020',
  revenue: '3400',
  taxCodes: new Map([
    [2.6, 'UR'],
    [8.1, 'UN'],
  ]),
};

const entry = (changes: Partial<BookkeepingEntry>) => sampleEntry({ organization: 'Muster; Beispiel AG', ...changes });
const vat = [
  { ratePercent: 2.6, onRappen: 69_500, rappen: 1_761 },
  { ratePercent: 8.1, onRappen: 50_000, rappen: 3_747 },
];
const negative = vat.map((sum) => ({ ...sum, onRappen: -sum.onRappen, rappen: -sum.rappen }));
const lines = (...entries: BookkeepingEntry[]) =>
  bookingsOf(entries, accounts).map(({ debit, credit, rappen, taxCode }) => [debit, credit, rappen, taxCode]);

test('an invoice has a booking for each rate, and one without tax code for the rest', () => {
  expect(lines(entry({ vat }))).toEqual([
    ['1100', '3400', 69_500, 'UR'],
    ['1100', '3400', 50_000, 'UN'],
  ]);
  expect(lines(entry({ vat: vat.slice(1) }))).toEqual([
    ['1100', '3400', 50_000, 'UN'],
    ['1100', '3400', 69_500, null],
  ]);
  expect(lines(entry({}))).toEqual([['1100', '3400', 119_500, null]]);
});

test('credit notes swap the accounts of invoices, refunds and undone payments those of payments', () => {
  expect(lines(entry({ kind: 'credit-note', amountRappen: -119_500, vat: negative }))).toEqual([
    ['3400', '1100', 69_500, 'UR'],
    ['3400', '1100', 50_000, 'UN'],
  ]);
  expect(lines(entry({ kind: 'payment', amountRappen: 500 }))).toEqual([['1020', '1100', 500, null]]);
  expect(lines(entry({ kind: 'payment', amountRappen: -500 }))).toEqual([['1100', '1020', 500, null]]);
  expect(lines(entry({ kind: 'refund', amountRappen: -500 }))).toEqual([['1100', '1020', 500, null]]);
});

test('for any entries, the debtors’ balance equals the open amount of documents and payments', () => {
  const kinds = fc.constantFrom('invoice', 'credit-note', 'payment', 'refund');
  const isDocument = (kind: BookkeepingEntry['kind']) => kind === 'invoice' || kind === 'credit-note';
  const anyEntry = fc
    .tuple(kinds, fc.integer({ min: 1, max: 300_000 }), fc.nat(300_000))
    .map(([kind, amountRappen, part]) => {
      const sign = kind === 'invoice' || kind === 'payment' ? 1 : -1;
      const sums = [{ ratePercent: 8.1, onRappen: sign * Math.min(part, amountRappen), rappen: 0 }];
      return entry({ kind, amountRappen: sign * amountRappen, vat: isDocument(kind) ? sums : [] });
    });
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  forAll(fc.array(anyEntry), (entries) => {
    const open = entries.map(({ kind, amountRappen }) => (isDocument(kind) ? amountRappen : -amountRappen));
    const balance = bookingsOf(entries, accounts).flatMap(({ debit, credit, rappen }) => [
      debit === '1100' ? rappen : 0,
      credit === '1100' ? -rappen : 0,
    ]);
    expect(sum(balance)).toBe(sum(open));
  });
});

test('the columns of Bexio', () => {
  expect(csvRows(bookingFile('bexio', bookingsOf([entry({ vat })], accounts))).slice(0, 2)).toEqual([
    ['date', 'reference_nr', 'debit_account', 'credit_account', 'tax_code', 'description', 'amount', 'currency'],
    [
      '2026-03-01',
      'VM-2026-000123',
      '1100',
      '3400',
      'UR',
      'Rechnung VM-2026-000123, Muster; Beispiel AG',
      '695.00',
      'CHF',
    ],
  ]);
});

test('the columns of Abacus, with numbers cut to 10 digits and texts to 80 characters', () => {
  const payment = entry({ kind: 'payment', amountRappen: 69_505, documentNumber: null, note: 'x'.repeat(100) });
  const [head, first, , last] = csvRows(bookingFile('abacus', bookingsOf([entry({ vat }), payment], accounts)));
  expect(head).toEqual([
    'EntryDate',
    'DocumentNumber',
    'DebitCredit',
    'Account',
    'SingleInformation.Account',
    'KeyCurrency',
    'KeyAmount',
    'TaxIncluded',
    'TaxCode',
    'Text1',
    'Text2',
  ]);
  expect(first?.slice(0, 9)).toEqual(['2026-03-01', '2026000123', 'D', '1100', '3400', 'CHF', '695.00', 'I', 'UR']);
  expect(last?.slice(1, 9)).toEqual(['2026000123', 'D', '1020', '1100', 'CHF', '695.05', '', '']);
  expect(last?.[9]).toBe(`Zahlung VM-2026-000123, ${'x'.repeat(56)}`);
});
