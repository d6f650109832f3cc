import type { Transaction } from '#platform/database/database.server.ts';
import type { BankPayment } from './bank-files/bank-entry.ts';
import type { NumberedPayment } from './bank-files/read-bank-file.ts';
import { listPaymentsOfEntries, type StoredTransaction } from './bank-import-queries.server.ts';
import { insertDismissals, lockTransaction } from './bank-transaction-queries.server.ts';

const toldInParts = 'The bank told its payments one by one in another file.';

/** What an entry is called, whether it is told as a whole or in its parts. */
function entryOf({ entryReference, entryRappen, currency, valueDate }: BankPayment | StoredTransaction): string {
  return JSON.stringify([entryReference, entryRappen, currency, valueDate]);
}

/**
 * Leaves out what is stored in another form: a bank tells an entry as one sum in a statement, and payment by payment in a
 * notification. The parts win, unless somebody has assigned the sum already: then they are known.
 */
export async function settleEntries(
  tx: Transaction,
  payments: NumberedPayment[],
  accountIban: string,
  recordedBy: string,
): Promise<NumberedPayment[]> {
  const references = new Set(payments.map(({ entryReference }) => entryReference).filter(Boolean));
  const stored = await listPaymentsOfEntries(tx, accountIban, [...references]);
  const parts = Map.groupBy(stored.filter(isPart), entryOf);
  const wholes = Map.groupBy(
    stored.filter((payment) => !isPart(payment)),
    entryOf,
  );
  /** Entries whose sum somebody has assigned. */
  const assigned = new Set<string>();
  const arrived = new Set(payments.filter(isPart).map(entryOf));
  for (const [entry, told] of wholes) {
    if (!arrived.has(entry)) continue;
    for (const { id, amountRappen } of told) {
      // Somebody may be about to assign it.
      const found = await lockTransaction(tx, id);
      if (found && found.restRappen !== amountRappen) assigned.add(entry);
      else if (found?.state === 'waiting') await insertDismissals(tx, [id], { reason: toldInParts, recordedBy });
    }
  }
  return payments.filter((payment) => {
    const entry = entryOf(payment);
    if (isPart(payment)) return !assigned.has(entry);
    const known = parts.get(entry) ?? [];
    return known.length === 0 || known.reduce((sum, { amountRappen }) => sum + amountRappen, 0) !== payment.entryRappen;
  });
}

const isPart = ({ batchSize }: { batchSize: number | null }) => batchSize === null;
