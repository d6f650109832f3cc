import type { Transaction } from '#platform/database/database.server.ts';
import type { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { noSuchOrder } from './no-such-order.ts';
import { lockStudyOrder, type StudyOrder } from './study-order-queries.server.ts';

/** Runs `work` in a transaction that locks the order. Refused if there is no such order, or it was deleted. */
export function withLockedOrder<Result>(
  { db }: Pick<Services, 'db'>,
  id: string,
  work: (tx: Transaction, order: StudyOrder) => Promise<Result | Refusal>,
): Promise<Result | Refusal> {
  return db.transaction(async (tx) => {
    const order = await lockStudyOrder(tx, id);
    return order && !order.deletedAt ? work(tx, order) : noSuchOrder;
  });
}
