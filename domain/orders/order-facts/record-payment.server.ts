import type { Administrator } from '#platform/access/sessions.server.ts';
import { isRefusal, type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { StudyOrder } from '../study-orders/study-order-queries.server.ts';
import { changeOrder } from './change-order.server.ts';
import type { PaymentInput } from './order-fact-input.ts';
import { findOrderAccount, listFacts, type OrderFact } from './order-fact-queries.server.ts';
import { recordFact, undoFact } from './record-fact.server.ts';

/** Records a payment of the valid invoice by hand. */
export function recordPayment(
  services: Pick<Services, 'db'>,
  id: string,
  { note = null, ...payment }: PaymentInput,
  administrator: Administrator,
): Promise<StudyOrder | Refusal> {
  return changeOrder(services, id, administrator, 'payment', async (tx) => {
    const account = await findOrderAccount(tx, id, new Date());
    if (!account?.invoiceNumber) return refuse(409, 'no-invoice', 'This order has no invoice that could be paid.');
    const { invoiceNumber: documentNumber } = account;
    const recordedBy = administrator.email;
    await recordFact(tx, { studyOrderId: id, kind: 'payment', ...payment, note, documentNumber, recordedBy });
    return undefined;
  });
}

/** Facts that an opposite entry can undo; a cancellation also needs a new invoice. */
const undoneByEntry: readonly OrderFact['kind'][] = ['payment', 'refund', 'delivery'];

/** Undoes a fact by its opposite entry. */
export function undoOrderFact(
  services: Pick<Services, 'db'>,
  id: string,
  factId: string,
  administrator: Administrator,
): Promise<StudyOrder | Refusal> {
  return changeOrder(services, id, administrator, 'undo', async (tx) => {
    const fact = (await listFacts(tx, id)).find((each) => each.id === factId);
    if (fact && !undoneByEntry.includes(fact.kind)) {
      return refuse(409, 'needs-invoice', 'A cancellation ends with a new invoice: set another status.');
    }
    const opposite = await undoFact(tx, { studyOrderId: id, factId, recordedBy: administrator.email });
    return isRefusal(opposite) ? opposite : undefined;
  });
}
