import type { Transaction } from '#platform/database/database.server.ts';
import type { BankPayment } from './bank-files/bank-entry.ts';
import { identityOf, type NumberedPayment } from './bank-files/read-bank-file.ts';
import { listPaymentsOfEntries, type StoredTransaction } from './bank-import-queries.server.ts';
import { insertDismissals, lockTransaction } from './bank-transaction-queries.server.ts';

const toldInParts = 'The bank told its payments one by one in another file.';

/** What an entry is called, whether it is told as a whole or in its parts. Several of one bank may be called the same. */
function entryOf({ entryReference, entryRappen, currency, valueDate }: BankPayment | StoredTransaction): string {
  return JSON.stringify([entryReference, entryRappen, currency, valueDate]);
}

/**
 * Leaves out what is stored in another form: a bank tells an entry as one sum in a statement, and payment by payment in a
 * notification. The parts win, unless somebody has assigned the sum already: then they are known. Of entries that are called
 * the same, as many sums give way as are told in parts.
 */
export async function settleEntries(
  tx: Transaction,
  payments: NumberedPayment[],
  accountIban: string,
  recordedBy: string,
): Promise<NumberedPayment[]> {
  const references = new Set(payments.map(({ entryReference }) => entryReference).filter(Boolean));
  const stored = await listPaymentsOfEntries(tx, accountIban, [...references]);
  const known = new Set(stored.map(rowOf));
  const told = new Set(payments.map(rowOf));
  // A file tells an entry once: only what is of another file can be the same.
  const others = stored.filter((payment) => !told.has(rowOf(payment)));
  const parts = Map.groupBy(others.filter(isPart), entryOf);
  const arrived = Map.groupBy(
    payments.filter((payment) => isPart(payment) && !known.has(rowOf(payment))),
    entryOf,
  );
  const wholes = Map.groupBy(
    others.filter((payment) => !isPart(payment)),
    entryOf,
  );
  /** Entries whose sum somebody has assigned. */
  const assigned = new Set<string>();
  for (const [entry, sums] of wholes) {
    const newParts = arrived.get(entry);
    if (!newParts) continue;
    const waiting: string[] = [];
    for (const { id, amountRappen } of sums) {
      // Somebody may be about to assign it.
      const found = await lockTransaction(tx, id);
      if (found && found.restRappen !== amountRappen) assigned.add(entry);
      else if (found?.state === 'waiting') waiting.push(id);
    }
    if (assigned.has(entry)) continue;
    await insertDismissals(tx, waiting.slice(0, entriesIn(newParts)), { reason: toldInParts, recordedBy });
  }
  /** How many sums of an entry were looked at so far. */
  const counts = new Map<string, number>();
  return payments.filter((payment) => {
    const entry = entryOf(payment);
    if (isPart(payment)) return !assigned.has(entry);
    const count = (counts.get(entry) ?? 0) + 1;
    counts.set(entry, count);
    return count > entriesIn(parts.get(entry) ?? []);
  });
}

const isPart = ({ batchSize }: { batchSize: number | null }) => batchSize === null;
const rowOf = (payment: NumberedPayment | StoredTransaction) => `${identityOf(payment)} ${payment.occurrence}`;

/** How many entries parts make up that belong to entries of one name, and so of one amount. */
function entriesIn(parts: readonly (NumberedPayment | StoredTransaction)[]): number {
  const [first] = parts;
  if (!first || first.entryRappen === 0) return 0;
  return Math.floor(parts.reduce((sum, { amountRappen }) => sum + amountRappen, 0) / first.entryRappen);
}
