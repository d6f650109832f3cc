import type { Transaction } from '#platform/database/database.server.ts';
import type { Refusal } from '#platform/refusal.ts';
import { noSuchOrder } from './no-such-order.ts';
import { lockStudyOrder, type StoredOrder } from './study-order-queries.server.ts';

export interface LockServices {
  /** The database, or a surrounding transaction. */
  db: Pick<Transaction, 'transaction'>;
}

/** Runs `work` in a transaction that locks the order. Refused if there is no such order, or it was deleted. */
export function withLockedOrder<Result>(
  { db }: LockServices,
  id: string,
  work: (tx: Transaction, order: StoredOrder) => Promise<Result | Refusal>,
): Promise<Result | Refusal> {
  return db.transaction(async (tx) => {
    const order = await lockStudyOrder(tx, id);
    return order && !order.deletedAt ? work(tx, order) : noSuchOrder;
  });
}
