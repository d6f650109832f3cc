import type { Transaction } from '#platform/database/database.server.ts';
import { zurichDay } from '#platform/dates.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import { changeStudyOrder, lockStudyOrder } from '../study-orders/study-order-queries.server.ts';
import { statusAfterFact } from './order-account.ts';
import { findOrderAccount, insertFact, listFacts, type NewFact, type OrderFact } from './order-fact-queries.server.ts';

/** Who records what happens without anybody's doing. */
export const site = 'site';

type RecordedFact = Omit<NewFact, 'undoes' | 'happenedOn'> & {
  /** The day in Zurich; without it today. */
  happenedOn?: string;
};

/**
 * Records what happened to an order, and lets its status follow. The order stays locked until the transaction ends. What an
 * order owes, and whether it is open, overdue or paid, is asked from `findOrderAccount` (one order) or compared in SQL
 * with `orderAccount` and `paymentState` (lists): order-fact-queries.
 * @param fact.amountRappen received when positive (payment), given back when negative (refund)
 */
export async function recordFact(tx: Transaction, fact: RecordedFact): Promise<OrderFact> {
  return record(tx, { happenedOn: zurichDay(new Date()), ...fact });
}

type Undoing = { studyOrderId: string; factId: string } & Pick<NewFact, 'recordedBy' | 'note' | 'documentNumber'>;

/**
 * Undoes a fact by its opposite: nothing is taken away, and each is undone once.
 * @returns the opposite entry; a refusal when there is no such fact of the order, or it was undone
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
    // 0 and not -0.
    amountRappen: amountRappen === null ? null : 0 - amountRappen,
    happenedOn: zurichDay(new Date()),
    undoes: factId,
    documentNumber,
    ...by,
  });
}

async function record(tx: Transaction, fact: NewFact): Promise<OrderFact> {
  const { studyOrderId } = fact;
  // Facts of one order come one after the other, so that its status follows all of them.
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
