import type { PrintOrder } from '#domain/orders/print-orders/print-order-answer.ts';
import { printOrderNumber } from '#domain/orders/print-orders/print-order-number.ts';
import { studyLanguageWords } from '#domain/studies/study-language-words.ts';
import { type CsvCell, csvTable } from '#platform/csv.ts';

/** German headings, because the file is for the Swiss Post's programs. */
const columns: [head: string, cell: (order: PrintOrder) => CsvCell][] = [
  ['Firma', ({ organization }) => organization],
  ['Vorname', ({ firstName }) => firstName],
  ['Name', ({ lastName }) => lastName],
  ['Strasse', ({ street }) => street],
  ['PLZ', ({ zipCode }) => zipCode],
  ['Ort', ({ city }) => city],
  ['Referenz', ({ id }) => printOrderNumber(id)],
  ['Exemplare', ({ quantity }) => String(quantity)],
  ['Sprache', ({ language }) => studyLanguageWords('de')[language]],
];

/** The addresses of print orders as CSV for the post. */
export const shippingCsv = (orders: readonly PrintOrder[]): string => csvTable(columns, orders);
