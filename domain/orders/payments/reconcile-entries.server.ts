import type { Transaction } from '#platform/database/database.server.ts';
import type { BankPayment } from './bank-files/bank-entry.ts';
import { identityOf, type NumberedPayment } from './bank-files/read-bank-file.ts';
import { listPaymentsOfEntries, type StoredTransaction } from './bank-import-queries.server.ts';
import { insertDismissals, lockTransaction } from './bank-transaction-queries.server.ts';

const reportedInDetails = 'The bank reported its payments one by one in another file.';

/** Identity of an entry, whole or in details. Several entries of a bank may share it. */
const entryOf = ({ entryReference, entryRappen, currency, valueDate }: BankPayment | StoredTransaction): string =>
  JSON.stringify([entryReference, entryRappen, currency, valueDate]);

/**
 * Removes payments that are stored in another form: a bank reports an entry as one sum in a statement and payment by payment in
 * a notification. The details replace the sum, unless the sum is already assigned. Among entries of the same identity, as many
 * sums are replaced as there are entries with details.
 */
export async function reconcileEntries(
  tx: Transaction,
  payments: NumberedPayment[],
  accountIban: string,
  recordedBy: string,
): Promise<NumberedPayment[]> {
  const references = new Set(payments.map(({ entryReference }) => entryReference).filter(Boolean));
  const stored = await listPaymentsOfEntries(tx, accountIban, [...references]);
  const known = new Set(stored.map(rowOf));
  const ofThisFile = new Set(payments.map(rowOf));
  // A file has an entry only once, so duplicates are in other files.
  const others = stored.filter((payment) => !ofThisFile.has(rowOf(payment)));
  const parts = Map.groupBy(others.filter(isPart), entryOf);
  const arrived = Map.groupBy(
    payments.filter((payment) => isPart(payment) && !known.has(rowOf(payment))),
    entryOf,
  );
  const wholes = Map.groupBy(
    others.filter((payment) => !isPart(payment)),
    entryOf,
  );
  /** Entries whose sum is assigned. */
  const assigned = new Set<string>();
  for (const [entry, sums] of wholes) {
    const newParts = arrived.get(entry);
    if (!newParts) continue;
    const waiting: string[] = [];
    for (const { id, amountRappen } of sums) {
      // It may be assigned concurrently.
      const found = await lockTransaction(tx, id);
      if (found && found.restRappen !== amountRappen) assigned.add(entry);
      else if (found?.state === 'waiting') waiting.push(id);
    }
    if (assigned.has(entry)) continue;
    await insertDismissals(tx, waiting.slice(0, entriesIn(newParts)), { reason: reportedInDetails, recordedBy });
  }
  /** Number of sums per entry seen so far. */
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

/** Number of entries that these details add up to; entries of the same identity have the same amount. */
function entriesIn(parts: readonly (NumberedPayment | StoredTransaction)[]): number {
  const [first] = parts;
  if (!first || first.entryRappen === 0) return 0;
  return Math.floor(parts.reduce((sum, { amountRappen }) => sum + amountRappen, 0) / first.entryRappen);
}
