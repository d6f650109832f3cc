import type { Transaction } from '#platform/database/database.server.ts';
import { zurichDay } from '#platform/dates.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import { changeStudyOrder, lockStudyOrder } from '../study-orders/study-order-queries.server.ts';
import { statusAfterFact } from './order-account.ts';
import { findOrderAccount, insertFact, listFacts, type NewFact, type OrderFact } from './order-fact-queries.server.ts';

/** `recordedBy` of automatic events. */
export const recordedBySite = 'site';

type RecordedFact = Omit<NewFact, 'undoes' | 'happenedOn'> & {
  /** Day in Zurich; today by default. */
  happenedOn?: string;
};

/**
 * Records a fact of an order and updates its status. Locks the order until the transaction ends. For the amount due and payment
 * state use `findOrderAccount` (one order) or `orderAccount` and `paymentState` in SQL (lists) of order-fact-queries.
 * @param fact.amountRappen positive for payments, negative for refunds
 */
export const recordFact = async (tx: Transaction, fact: RecordedFact): Promise<OrderFact> =>
  record(tx, { happenedOn: zurichDay(new Date()), ...fact });

type Undoing = { studyOrderId: string; factId: string } & Pick<NewFact, 'recordedBy' | 'note' | 'documentNumber'>;

/**
 * Undoes a fact by an opposite entry, at most once.
 * @returns the opposite entry, or a refusal if the order has no such fact or it was undone
 */
export async function undoFact(
  tx: Transaction,
  { studyOrderId, factId, ...by }: Undoing,
): Promise<OrderFact | Refusal> {
  await lockStudyOrder(tx, studyOrderId);
  const facts = await listFacts(tx, studyOrderId);
  const fact = facts.find(({ id }) => id === factId);
  if (!fact || fact.undoes) return refuse(404, 'no-such-fact', 'No such entry.');
  if (facts.some(({ undoes }) => undoes === factId)) return refuse(409, 'undone', 'This entry was undone already.');
  const { kind, amountRappen, documentNumber } = fact;
  return record(tx, {
    studyOrderId,
    kind,
    // Avoids -0.
    amountRappen: amountRappen === null ? null : 0 - amountRappen,
    happenedOn: zurichDay(new Date()),
    undoes: factId,
    documentNumber,
    ...by,
  });
}

async function record(tx: Transaction, fact: NewFact): Promise<OrderFact> {
  const { studyOrderId } = fact;
  // Serialises facts of an order, so that its status follows from all of them.
  const order = await lockStudyOrder(tx, studyOrderId);
  const recorded = await insertFact(tx, fact);
  const account = await findOrderAccount(tx, studyOrderId, new Date());
  if (order && account) {
    await changeStudyOrder(tx, studyOrderId, {
      status: statusAfterFact(order.status, account),
      deliveredAt: account.deliveredAt,
    });
  }
  return recorded;
}
