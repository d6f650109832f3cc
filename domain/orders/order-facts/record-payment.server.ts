import type { Administrator } from '#platform/access/sessions.server.ts';
import { isRefusal, type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { orderRecord } from '../../core/audit/audited-record.ts';
import { noSuchOrder } from '../study-orders/no-such-order.ts';
import { lockStudyOrder, type StudyOrder } from '../study-orders/study-order-queries.server.ts';
import type { PaymentInput } from './order-fact-input.ts';
import { findOrderAccount, listFacts, type OrderFact } from './order-fact-queries.server.ts';
import { recordFact, undoFact } from './record-fact.server.ts';

/** Records a payment of the valid invoice by hand. */
export function recordPayment(
  { db }: Pick<Services, 'db'>,
  id: string,
  { note = null, ...payment }: PaymentInput,
  { email }: Administrator,
): Promise<StudyOrder | Refusal> {
  return db.transaction(async (tx) => {
    const order = await lockStudyOrder(tx, id);
    if (!order || order.deletedAt) return noSuchOrder;
    const account = await findOrderAccount(tx, id, new Date());
    if (!account?.invoiceNumber) return refuse(409, 'no-invoice', 'This order has no invoice that could be paid.');
    const { invoiceNumber: documentNumber } = account;
    await recordFact(tx, { studyOrderId: id, kind: 'payment', ...payment, note, documentNumber, recordedBy: email });
    await recordAudit(tx, { actor: email, action: 'payment', ...orderRecord(order) });
    return (await lockStudyOrder(tx, id)) ?? noSuchOrder;
  });
}

/** Facts that an opposite entry can undo; a cancellation also needs a new invoice. */
const undoneByEntry: readonly OrderFact['kind'][] = ['payment', 'refund', 'delivery'];

/** Undoes a fact by its opposite entry. */
export function undoOrderFact(
  { db }: Pick<Services, 'db'>,
  id: string,
  factId: string,
  { email }: Administrator,
): Promise<StudyOrder | Refusal> {
  return db.transaction(async (tx) => {
    const order = await lockStudyOrder(tx, id);
    if (!order || order.deletedAt) return noSuchOrder;
    const fact = (await listFacts(tx, id)).find((each) => each.id === factId);
    if (fact && !undoneByEntry.includes(fact.kind)) {
      return refuse(409, 'needs-invoice', 'A cancellation ends with a new invoice: set another status.');
    }
    const opposite = await undoFact(tx, { studyOrderId: id, factId, recordedBy: email });
    if (isRefusal(opposite)) return opposite;
    await recordAudit(tx, { actor: email, action: 'undo', ...orderRecord(order) });
    return (await lockStudyOrder(tx, id)) ?? noSuchOrder;
  });
}
