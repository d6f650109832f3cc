import * as z from 'zod/mini';
import type { Administrator } from '#platform/access/sessions.server.ts';
import { isRefusal, type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { answerOnce } from '../../core/idempotency/answer-once.server.ts';
import { noSuchOrder } from '../study-orders/no-such-order.ts';
import { findStudyOrder, type StudyOrder } from '../study-orders/study-order-queries.server.ts';
import { changeOrder } from './change-order.server.ts';
import { type PaymentInput, paymentDayFault } from './order-fact-input.ts';
import { findOrderAccount, listFacts, type OrderFact } from './order-fact-queries.server.ts';
import { recordFact, undoFact } from './record-fact.server.ts';

/** Records a payment of the valid invoice by hand, once per idempotency key: equal payments of an order are possible. */
export async function recordPayment(
  { db }: Pick<Services, 'db'>,
  id: string,
  { input, by, key }: { input: PaymentInput; by: Administrator; key: string | undefined },
): Promise<StudyOrder | Refusal> {
  const identity = { call: 'POST /api/study-orders/{id}/payments', key, body: { id, ...input } };
  const recorded = await answerOnce(db, identity, z.object({ id: z.uuid() }), (tx) =>
    changeOrder({ db: tx }, id, by, 'payment', async (_, { createdAt }) => {
      const dayFault = paymentDayFault(input.happenedOn, createdAt);
      if (dayFault) {
        return refuse(400, 'refused-input', dayFault, { errors: [{ path: 'happenedOn', message: dayFault }] });
      }
      const account = await findOrderAccount(tx, id, new Date());
      if (!account?.invoiceNumber) return refuse(409, 'no-invoice', 'This order has no invoice that could be paid.');
      const { note = null, ...payment } = input;
      const fact = { studyOrderId: id, kind: 'payment', ...payment, note } as const;
      await recordFact(tx, { ...fact, documentNumber: account.invoiceNumber, recordedBy: by.email });
      return undefined;
    }),
  );
  return isRefusal(recorded) ? recorded : ((await findStudyOrder(db, id)) ?? noSuchOrder);
}

/** Facts that an opposite entry can undo; a cancellation also needs a new invoice. */
const undoneByEntry: readonly OrderFact['kind'][] = ['payment', 'refund', 'delivery'];

const alreadyRefunded = refuse(409, 'refunded', 'This payment was refunded: undo the refund first.');

/** Undoes a fact by its opposite entry. A payment is refused as long as a refund depends on it. */
export function undoOrderFact(
  services: Pick<Services, 'db'>,
  id: string,
  factId: string,
  administrator: Administrator,
): Promise<StudyOrder | Refusal> {
  return changeOrder(services, id, administrator, 'undo', async (tx) => {
    const facts = await listFacts(tx, id);
    const fact = facts.find((each) => each.id === factId);
    if (fact && !undoneByEntry.includes(fact.kind)) {
      return refuse(409, 'needs-invoice', 'A cancellation ends with a new invoice: set another status.');
    }
    if (fact?.kind === 'payment') {
      const account = await findOrderAccount(tx, id, new Date());
      const isUndone = facts.some(({ undoes }) => undoes === factId);
      if (!isUndone && (account?.paidRappen ?? 0) < (fact.amountRappen ?? 0)) return alreadyRefunded;
    }
    const opposite = await undoFact(tx, { studyOrderId: id, factId, recordedBy: administrator.email });
    return isRefusal(opposite) ? opposite : undefined;
  });
}
