import type { BookkeepingEntry } from '#domain/orders/order-facts/bookkeeping-answer.ts';
import { kindNames } from './bookkeeping-csv.ts';

/** Account numbers and tax codes as the accounting program knows them. */
export interface BookingAccounts {
  debtors: string;
  bank: string;
  revenue: string;
  /** Tax codes by rate in per cent. */
  taxCodes: ReadonlyMap<number, string>;
}

/** One line of a journal: an amount from one account to another. */
export interface Booking {
  day: string;
  /** Number of the document or, for payments without one, of the order. */
  number: string;
  debit: string;
  credit: string;
  /** Amount, never negative; reversals have their accounts swapped. */
  rappen: number;
  taxCode: string | null;
  text: string;
  organization: string;
}

/** The amount of a document by rate, VAT included; the rest has no rate. */
function partsOf({ amountRappen, vat }: BookkeepingEntry): { ratePercent: number | null; rappen: number }[] {
  const rest = vat.reduce((left, { onRappen }) => left - onRappen, amountRappen);
  return [
    ...vat.map(({ ratePercent, onRappen }) => ({ ratePercent, rappen: onRappen })),
    { ratePercent: null, rappen: rest },
  ].filter(({ rappen }) => rappen !== 0);
}

function bookingsOfEntry(entry: BookkeepingEntry, accounts: BookingAccounts): Booking[] {
  const { day, kind, organization, note } = entry;
  const { debtors, bank, revenue, taxCodes } = accounts;
  const number = entry.documentNumber ?? entry.orderNumber;
  const text = [`${kindNames[kind]} ${number}`, note].filter(Boolean).join(', ');
  const [debit, credit] = kind === 'payment' || kind === 'refund' ? [bank, debtors] : [debtors, revenue];
  return partsOf(entry).map(({ ratePercent, rappen }) => ({
    day,
    number,
    ...(rappen < 0 ? { debit: credit, credit: debit } : { debit, credit }),
    rappen: Math.abs(rappen),
    taxCode: (ratePercent !== null && taxCodes.get(ratePercent)) || null,
    text,
    organization,
  }));
}

/** The journal of documents and payments, a line for each rate of a document. */
export const bookingsOf = (entries: readonly BookkeepingEntry[], accounts: BookingAccounts): Booking[] =>
  entries.flatMap((entry) => bookingsOfEntry(entry, accounts));
