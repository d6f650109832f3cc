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
const vat = (of: BookkeepingEntry['kind'], rate: number) => (entry: BookkeepingEntry) => {
  const sum = entry.kind === of ? entry.vat.find(({ ratePercent }) => ratePercent === rate) : undefined;
  return sum ? francs(sum.rappen) : null;
};

type Column = [head: string, cell: (entry: BookkeepingEntry) => CsvCell];

/** The VAT of each rate that occurs: of invoices in one column, of credit notes in another. */
function vatColumns(entries: readonly BookkeepingEntry[]): Column[] {
  const rates = new Set(entries.flatMap((entry) => entry.vat.map(({ ratePercent }) => ratePercent)));
  return [...rates]
    .sort((a, b) => a - b)
    .flatMap((rate): Column[] => [
      [`Verrechnete MWST ${rate} % CHF`, vat('invoice', rate)],
      [`Gutgeschriebene MWST ${rate} % CHF`, vat('credit-note', rate)],
    ]);
}

const columns = (entries: readonly BookkeepingEntry[]): Column[] => [
  ['Datum', ({ day }) => day],
  ['Art', ({ kind }) => kindNames[kind]],
  ['Bestellung', ({ orderNumber }) => orderNumber],
  ['Beleg', ({ documentNumber }) => documentNumber],
  ['Unternehmen', ({ organization }) => organization],
  ['Verrechnet CHF', amount(isDocument, false)],
  ['Gutgeschrieben CHF', amount(isDocument, true)],
  ['Eingegangen CHF', amount((entry) => !isDocument(entry), false)],
  ['Zurück CHF', amount((entry) => !isDocument(entry), true)],
  ...vatColumns(entries),
  ['Zahlungsreferenz', ({ reference }) => reference],
  ['Erfasst von', ({ recordedBy }) => recordedBy],
  ['Bemerkung', ({ note }) => note],
];

/** Documents and payments as CSV for the accounts. */
export function bookkeepingCsv(entries: readonly BookkeepingEntry[]): string {
  const all = columns(entries);
  return csvFile([all.map(([head]) => head), ...entries.map((entry) => all.map(([, cell]) => cell(entry)))]);
}
