import type { BookkeepingEntry } from '#domain/orders/order-facts/bookkeeping-answer.ts';
import { zurichDay } from '#platform/dates.ts';
import type { Issue } from '../../../workspace/form/form-values.ts';
import { counted } from '../../../workspace/list/counted.ts';
import { moneyText } from '../../payments/payment-texts.ts';
import { type AccountingProgram, bookingFile } from './booking-files.ts';
import { bookingsOf } from './bookings.ts';
import { amountColumns, bookkeepingCsv, sumOf } from './bookkeeping-csv.ts';

export const accountFields = { debtors: 'Debtors’ account', bank: 'Bank account', revenue: 'Revenue account' };

export const taxCodeName = (rate: number) => `taxCode${rate}`;

export type Values = Record<'format' | 'from' | 'to' | keyof typeof accountFields, string> & Record<string, string>;

/** This year so far, with the accounts of the Swiss chart of accounts for small companies. */
export function initialValues(rates: readonly number[]): Values {
  const today = zurichDay(new Date());
  return {
    ...Object.fromEntries(rates.map((rate) => [taxCodeName(rate), ''])),
    format: 'table',
    from: `${today.slice(0, 4)}-01-01`,
    to: today,
    debtors: '1100',
    bank: '1020',
    revenue: '3400',
  };
}

export const programOf = ({ format }: Values): AccountingProgram | null =>
  format === 'bexio' || format === 'abacus' ? format : null;

const longestAbacusCode = 3;

export function issuesOf(values: Values, rates: readonly number[], chosen: readonly BookkeepingEntry[]): Issue[] {
  const issue = (name: string, message: string) => ({ path: [name], message });
  const program = programOf(values);
  const accounts = Object.keys(accountFields).filter((name) => program && !/^\d{1,11}$/.test(values[name] ?? ''));
  const codes = rates.map(taxCodeName).filter((name) => (values[name] ?? '').length > longestAbacusCode);
  return [
    ...(['from', 'to'] as const).flatMap((name) => (values[name] ? [] : [issue(name, 'Please enter a day')])),
    ...(values.to < values.from ? [issue('to', 'The last day is before the first')] : []),
    ...(chosen.length === 0 ? [issue('to', 'Nothing was issued or paid in this period')] : []),
    ...accounts.map((name) => issue(name, 'Please enter an account number, like 1100')),
    ...(program === 'abacus' ? codes.map((name) => issue(name, 'Abacus’ tax codes have up to 3 characters')) : []),
  ];
}

export const isWithin = ({ from, to }: Values) => {
  return ({ day }: BookkeepingEntry) => from <= day && day <= to;
};

const bookingsFor = (values: Values, rates: readonly number[], entries: readonly BookkeepingEntry[]) =>
  bookingsOf(entries, {
    ...values,
    taxCodes: new Map(rates.map((rate) => [rate, values[taxCodeName(rate)]?.trim() ?? ''])),
  });

/** Counts and sums to compare after the import, as import files can't contain totals. */
export function sumsText(values: Values, rates: readonly number[], entries: readonly BookkeepingEntry[]): string {
  const [invoiced, credited, received, refunded] = amountColumns.map((column) =>
    moneyText(Math.abs(sumOf(column, entries))),
  );
  const sums = `${counted(entries.length, 'entry', 'entries')}: invoiced ${invoiced}, credited ${credited}, received ${received}, paid back or undone ${refunded}.`;
  if (!programOf(values)) return sums;
  const bookings = bookingsFor(values, rates, entries);
  const total = bookings.reduce((sum, { rappen }) => sum + rappen, 0);
  return `${sums} The file has ${counted(bookings.length, 'booking')} with a total of ${moneyText(total)}: compare both with what was imported.`;
}

/** The file of a period's entries: the table, or bookings for the accounting program. */
export function accountingFile(values: Values, rates: readonly number[], entries: readonly BookkeepingEntry[]): string {
  const program = programOf(values);
  return program
    ? bookingFile(program, bookingsFor(values, rates, entries))
    : bookkeepingCsv(entries, { hasTotals: true });
}
