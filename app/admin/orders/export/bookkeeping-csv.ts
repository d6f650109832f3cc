import type { BookkeepingEntry } from '#domain/orders/order-facts/bookkeeping-answer.ts';
import { bankFile } from '#domain/orders/order-facts/order-account.ts';
import { type CsvCell, csvFile } from '#platform/csv.ts';

export const kindNames: Record<BookkeepingEntry['kind'], string> = {
  invoice: 'Rechnung',
  'credit-note': 'Gutschrift',
  payment: 'Zahlung',
  refund: 'Rückzahlung',
};

const isDocument = ({ kind }: BookkeepingEntry) => kind === 'invoice' || kind === 'credit-note';
/** Negative amounts have their own column, because csvFile turns cells that begin with a minus into text. */
const amount = (isIncluded: (entry: BookkeepingEntry) => boolean, isNegative: boolean) => (entry: BookkeepingEntry) =>
  isIncluded(entry) && entry.amountRappen < 0 === isNegative ? entry.amountRappen : 0;
const vat = (kind: BookkeepingEntry['kind'], rate: number) => (entry: BookkeepingEntry) =>
  (entry.kind === kind && entry.vat.find(({ ratePercent }) => ratePercent === rate)?.rappen) || 0;

interface TextColumn {
  head: string;
  text: (entry: BookkeepingEntry) => CsvCell;
}
interface AmountColumn {
  head: string;
  /** The amount of an entry; zero leaves the cell empty. */
  rappen: (entry: BookkeepingEntry) => number;
}
type Column = TextColumn | AmountColumn;

/** Two columns for each rate that occurs: the VAT of invoices, and of credit notes. */
const vatColumns = (entries: readonly BookkeepingEntry[]): AmountColumn[] =>
  vatRates(entries).flatMap((rate) => [
    { head: `Verrechnete MWST ${rate} % CHF`, rappen: vat('invoice', rate) },
    { head: `Gutgeschriebene MWST ${rate} % CHF`, rappen: vat('credit-note', rate) },
  ]);

export const amountColumns: AmountColumn[] = [
  { head: 'Verrechnet CHF', rappen: amount(isDocument, false) },
  { head: 'Gutgeschrieben CHF', rappen: amount(isDocument, true) },
  { head: 'Eingegangen CHF', rappen: amount((entry) => !isDocument(entry), false) },
  { head: 'Zurück CHF', rappen: amount((entry) => !isDocument(entry), true) },
];

/** Who recorded a payment; one of a bank file may have been assigned by a person. */
function recorder({ recordedBy, isFromBank }: BookkeepingEntry): string | null {
  if (recordedBy === bankFile) return 'Bankdatei';
  return isFromBank ? `Bankdatei, zugeordnet von ${recordedBy}` : recordedBy;
}

const columns = (entries: readonly BookkeepingEntry[]): Column[] => [
  { head: 'Datum', text: ({ day }) => day },
  { head: 'Art', text: ({ kind }) => kindNames[kind] },
  { head: 'Bestellung', text: ({ orderNumber }) => orderNumber },
  { head: 'Beleg', text: ({ documentNumber }) => documentNumber },
  { head: 'Unternehmen', text: ({ organization }) => organization },
  ...amountColumns,
  ...vatColumns(entries),
  { head: 'Zahlungsreferenz', text: ({ reference }) => reference },
  { head: 'Erfasst von', text: recorder },
  { head: 'Bemerkung', text: ({ note }) => note },
];

const amountCell = (rappen: number): CsvCell => (rappen === 0 ? null : csvAmount(rappen));

/** The number of entries, and the sum of every column of amounts. */
const totalRow = (all: readonly Column[], entries: readonly BookkeepingEntry[]): CsvCell[] => [
  'Total',
  `${entries.length} ${entries.length === 1 ? 'Zeile' : 'Zeilen'}`,
  ...all.slice(2).map((column) => ('rappen' in column ? csvAmount(sumOf(column, entries)) : null)),
];

export const sumOf = ({ rappen }: Pick<AmountColumn, 'rappen'>, entries: readonly BookkeepingEntry[]): number =>
  entries.reduce((sum, entry) => sum + rappen(entry), 0);

/** The VAT rates that occur, ascending. */
export const vatRates = (entries: readonly BookkeepingEntry[]): number[] =>
  [...new Set(entries.flatMap((entry) => entry.vat.map(({ ratePercent }) => ratePercent)))].sort((a, b) => a - b);

/** Documents and payments as CSV for bookkeeping. */
export function bookkeepingCsv(entries: readonly BookkeepingEntry[], options: { hasTotals?: boolean } = {}): string {
  const all = columns(entries);
  return csvFile([
    all.map(({ head }) => head),
    ...entries.map((entry) =>
      all.map((column) => ('rappen' in column ? amountCell(column.rappen(entry)) : column.text(entry))),
    ),
    ...(options.hasTotals ? [totalRow(all, entries)] : []),
  ]);
}

/** '695.00', without sign and apostrophe, which spreadsheets and accounting programs read as a number. */
export function csvAmount(rappen: number): string {
  const amount = Math.abs(rappen);
  return `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}
