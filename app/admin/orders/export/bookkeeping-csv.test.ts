import { expect, test } from 'vitest';
import { sampleEntry } from '#tests/made-up/sample-bookkeeping-entry.ts';
import { bookkeepingCsv } from './bookkeeping-csv.ts';

const invoice = sampleEntry({
  orderNumber: 'VM-2026-000001',
  organization: '=SUMME(A1)',
  documentNumber: 'VM-2026-000001',
  vat: [
    { ratePercent: 2.6, onRappen: 69_500, rappen: 1_761 },
    { ratePercent: 8.1, onRappen: 50_000, rappen: 3_747 },
  ],
  reference: 'RF18VM2026000001',
});

test('each document and payment has a row, amounts have two decimals and no sign, formulas are escaped', () => {
  const creditNote = {
    ...invoice,
    kind: 'credit-note' as const,
    documentNumber: 'VM-2026-000002',
    amountRappen: -119_500,
    vat: invoice.vat.map((sum) => ({ ...sum, onRappen: -sum.onRappen, rappen: -sum.rappen })),
  };
  const payment = { ...invoice, kind: 'payment' as const, amountRappen: 69_505, vat: [], recordedBy: 'bank file' };
  const assigned = { ...payment, recordedBy: 'buero@example.org', isFromBank: true };
  expect(bookkeepingCsv([assigned])).toContain(';Bankdatei, zugeordnet von buero@example.org;');
  const undone = { ...payment, amountRappen: -69_505, note: 'Gegenbuchung' };
  const lines = bookkeepingCsv([invoice, creditNote, payment, undone])
    .split('\r\n')
    .map((line) => line.split(';'));
  expect(lines[1]).toEqual(
    expect.arrayContaining(['2026-03-01', 'Rechnung', "'=SUMME(A1)", '1195.00', '17.61', '37.47']),
  );
  expect(lines[0]?.slice(9, 13)).toEqual([
    'Verrechnete MWST 2.6 % CHF',
    'Gutgeschriebene MWST 2.6 % CHF',
    'Verrechnete MWST 8.1 % CHF',
    'Gutgeschriebene MWST 8.1 % CHF',
  ]);
  expect(lines[3]?.at(-2)).toBe('Bankdatei');
  const amounts = lines.slice(1, 5).map((cells) => cells.slice(5, 13));
  expect(amounts).toEqual([
    ['1195.00', '', '', '', '17.61', '', '37.47', ''],
    ['', '1195.00', '', '', '', '17.61', '', '37.47'],
    ['', '', '695.05', '', '', '', '', ''],
    ['', '', '', '695.05', '', '', '', ''],
  ]);
});

test('without VAT there is no column for it', () => {
  expect(bookkeepingCsv([{ ...invoice, vat: [] }])).not.toContain('MWST');
});

test('the total row counts the entries and sums each column of amounts', () => {
  const payment = { ...invoice, kind: 'payment' as const, amountRappen: 69_505, vat: [] };
  const [, ...rows] = bookkeepingCsv([invoice, invoice, payment], { hasTotals: true }).trimEnd().split('\r\n');
  expect(rows.at(-1)).toBe('Total;3 Zeilen;;;;2390.00;0.00;695.05;0.00;35.22;0.00;74.94;0.00;;;');
  expect(rows).toHaveLength(4);
});
