import type { BookkeepingEntry } from '#domain/orders/order-facts/bookkeeping-answer.ts';
import { type CsvCell, csvFile } from '#platform/csv.ts';

const kindNames: Record<BookkeepingEntry['kind'], string> = {
  invoice: 'Rechnung',
  'credit-note': 'Gutschrift',
  payment: 'Zahlung',
  refund: 'Rückzahlung',
};

/** '695.00', without sign and apostrophe, which spreadsheets read as a number. */
const francs = (rappen: number): string => {
  const amount = Math.abs(rappen);
  return `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
};

const isDocument = ({ kind }: BookkeepingEntry) => kind === 'invoice' || kind === 'credit-note';
/** Negative amounts have their own column, because csvFile makes a cell that begins with a minus a text. */
const amount = (of: (entry: BookkeepingEntry) => boolean, isNegative: boolean) => (entry: BookkeepingEntry) =>
  of(entry) && entry.amountRappen < 0 === isNegative && entry.amountRappen !== 0 ? francs(entry.amountRappen) : null;
const vat = (of: BookkeepingEntry['kind']) => (entry: BookkeepingEntry) =>
  (entry.kind === of && entry.vat.map(({ rappen }) => francs(rappen)).join(' / ')) || null;

const columns: [head: string, cell: (entry: BookkeepingEntry) => CsvCell][] = [
  ['Datum', ({ day }) => day],
  ['Art', ({ kind }) => kindNames[kind]],
  ['Bestellung', ({ orderNumber }) => orderNumber],
  ['Beleg', ({ documentNumber }) => documentNumber],
  ['Unternehmen', ({ organization }) => organization],
  ['Verrechnet CHF', amount(isDocument, false)],
  ['Gutgeschrieben CHF', amount(isDocument, true)],
  ['Eingegangen CHF', amount((entry) => !isDocument(entry), false)],
  ['Zurück CHF', amount((entry) => !isDocument(entry), true)],
  ['Verrechnete MWST CHF', vat('invoice')],
  ['Gutgeschriebene MWST CHF', vat('credit-note')],
  ['MWST-Satz %', ({ vat }) => vat.map(({ ratePercent }) => String(ratePercent)).join(' / ') || null],
  ['Zahlungsreferenz', ({ reference }) => reference],
  ['Erfasst von', ({ recordedBy }) => recordedBy],
  ['Bemerkung', ({ note }) => note],
];

/** Documents and payments as CSV for the accounts. */
export function bookkeepingCsv(entries: readonly BookkeepingEntry[]): string {
  return csvFile([columns.map(([head]) => head), ...entries.map((entry) => columns.map(([, cell]) => cell(entry)))]);
}
