import { type CsvCell, csvTable } from '#platform/csv.ts';
import type { Booking } from './bookings.ts';
import { csvAmount } from './bookkeeping-csv.ts';

type Column = [head: string, cell: (booking: Booking) => CsvCell];

/** Columns named as in Bexio's API for manual entries, with account numbers and tax codes instead of internal ids. */
const bexio: Column[] = [
  ['date', ({ day }) => day],
  ['reference_nr', ({ number }) => number],
  ['debit_account', ({ debit }) => debit],
  ['credit_account', ({ credit }) => credit],
  ['tax_code', ({ taxCode }) => taxCode],
  ['description', ({ text, organization }) => `${text}, ${organization}`],
  ['amount', ({ rappen }) => csvAmount(rappen)],
  ['currency', () => 'CHF'],
];

const longestAbacusText = 80;
const longestAbacusNumber = 10;

/** 'VM-2026-000123' → '2026000123' */
const abacusNumber = (number: string) => number.replace(/\D/g, '').slice(-longestAbacusNumber);

/** Columns named as in AbaConnect's interface for entries; the account of the single information is the credit account. */
const abacus: Column[] = [
  ['EntryDate', ({ day }) => day],
  ['DocumentNumber', ({ number }) => abacusNumber(number)],
  ['DebitCredit', () => 'D'],
  ['Account', ({ debit }) => debit],
  ['SingleInformation.Account', ({ credit }) => credit],
  ['KeyCurrency', () => 'CHF'],
  ['KeyAmount', ({ rappen }) => csvAmount(rappen)],
  ['TaxIncluded', ({ taxCode }) => taxCode && 'I'],
  ['TaxCode', ({ taxCode }) => taxCode],
  ['Text1', ({ text }) => text.slice(0, longestAbacusText)],
  ['Text2', ({ organization }) => organization.slice(0, longestAbacusText)],
];

const columnsOf = { bexio, abacus };

export type AccountingProgram = keyof typeof columnsOf;

/** Bookings as CSV for import into an accounting program. */
export const bookingFile = (program: AccountingProgram, bookings: readonly Booking[]): string =>
  csvTable(columnsOf[program], bookings);
