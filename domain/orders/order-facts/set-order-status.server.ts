import type { Administrator } from '#platform/access/sessions.server.ts';
import type { Transaction } from '#platform/database/database.server.ts';
import { isRefusal, notFound, type Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { orderRecord } from '../../core/audit/audited-record.ts';
import { staleRecord } from '../../core/records/record-actions.server.ts';
import type { KnownRecord } from '../../core/records/several-input.ts';
import { listOrderDocuments } from '../invoices/invoice-document-queries.server.ts';
import { issueInvoice, refuseInvoice } from '../invoices/issue-document.server.ts';
import { changeStudyOrder, lockStudyOrder, type StoredOrder } from '../study-orders/study-order-queries.server.ts';
import type { StudyOrderStatus } from '../study-orders/study-order-status.ts';
import { enqueueCancellationMails } from './mails/cancellation-mails.server.ts';
import { findOrderAccount, listFacts, listFactsInForce, type OrderFact } from './order-fact-queries.server.ts';
import { recordCancellation, reinstateOrder } from './record-cancellation.server.ts';
import { recordFact, undoFact } from './record-fact.server.ts';

type StatusServices = Pick<Services, 'db' | 'jobs' | 'settings'>;

/** Number of facts and documents: they are only ever added. */
const countEntries = async (tx: Transaction, id: string): Promise<number> =>
  (await listFacts(tx, id)).length + (await listOrderDocuments(tx, id)).length;

/** Sets an order's status and records the fact behind it. */
export function setOrderStatus(
  services: StatusServices,
  id: string,
  status: StudyOrderStatus,
  { email }: Administrator,
  matchesKnownVersion: (updatedAt: Date) => boolean,
): Promise<StoredOrder | Refusal> {
  return services.db.transaction(async (tx) => {
    const order = await lockStudyOrder(tx, id);
    if (!order || order.deletedAt) return notFound;
    if (!matchesKnownVersion(order.updatedAt)) return staleRecord.en;
    const refusal = await refuseStatus(tx, services, order, status);
    if (refusal) return refusal;
    const before = status === order.status ? await countEntries(tx, id) : undefined;
    await recordFactOfStatus(tx, services, order, status, email);
    if (before !== undefined && (await countEntries(tx, id)) === before) return order;
    await recordAudit(tx, { actor: email, action: 'status', ...orderRecord(order) });
    return (await changeStudyOrder(tx, id, { status })) ?? notFound;
  });
}

/** Sets the status of several orders one by one; deleted ones and those changed in the meantime are skipped. */
export async function setOrderStatuses(
  services: StatusServices,
  records: readonly KnownRecord[],
  status: StudyOrderStatus,
  administrator: Administrator,
): Promise<{ changed: { id: string; updatedAt: Date }[] }> {
  const changed = [];
  for (const { id, updatedAt: known } of records) {
    const matchesKnownVersion = (updatedAt: Date) =>
      known === undefined || updatedAt.getTime() === new Date(known).getTime();
    const order = await setOrderStatus(services, id, status, administrator, matchesKnownVersion);
    if (!isRefusal(order)) changed.push({ id: order.id, updatedAt: order.updatedAt });
  }
  return { changed };
}

/** Refuses a status that needs an invoice while none can be issued. */
async function refuseStatus(tx: Transaction, services: StatusServices, order: StoredOrder, status: StudyOrderStatus) {
  if (status === 'cancelled') return undefined;
  const cancellations = await listFactsInForce(tx, order.id, 'cancellation');
  const needsInvoice =
    status === 'invoiced' || status === 'paid' || cancellations.some(({ documentNumber }) => documentNumber !== null);
  return needsInvoice ? refuseInvoice(tx, services, order) : undefined;
}

async function recordFactOfStatus(
  tx: Transaction,
  services: StatusServices,
  order: StoredOrder,
  status: StudyOrderStatus,
  recordedBy: string,
): Promise<void> {
  const { id: studyOrderId, status: before } = order;
  if (status === 'cancelled') {
    const { creditNote } = await recordCancellation(tx, order, recordedBy);
    await enqueueCancellationMails(tx, services, order, creditNote);
    return;
  }
  await reinstateOrder(tx, services, order, recordedBy);
  const undo = ({ id: factId }: OrderFact) => undoFact(tx, { studyOrderId, factId, recordedBy });
  if (before === 'paid' && status !== 'paid') {
    // Payments of bank files can't be undone here; the order then shows that status and facts differ.
    const payments = await listFactsInForce(tx, studyOrderId, 'payment');
    const byHand = payments.filter(({ bankTransactionId }) => bankTransactionId === null);
    // Only the last payments are undone; earlier partial payments stay.
    for (const payment of byHand.toReversed()) {
      const account = await findOrderAccount(tx, studyOrderId, new Date());
      // A refund may depend on the payment, as in undoOrderFact.
      if (account?.state !== 'paid' || account.paidRappen < (payment.amountRappen ?? 0)) break;
      await undo(payment);
    }
  }
  if (before === 'delivered' && (status === 'pending' || status === 'invoiced')) {
    for (const delivery of await listFactsInForce(tx, studyOrderId, 'delivery')) await undo(delivery);
  }
  if (status === 'invoiced') await issueInvoice(tx, services, order);
  if (status === 'delivered' && (await listFactsInForce(tx, studyOrderId, 'delivery')).length === 0) {
    await recordFact(tx, { studyOrderId, kind: 'delivery', recordedBy });
  }
  if (status === 'paid') {
    const { number: documentNumber } = await issueInvoice(tx, services, order);
    const { openRappen: amountRappen = 0 } = (await findOrderAccount(tx, studyOrderId, new Date())) ?? {};
    if (amountRappen > 0) {
      await recordFact(tx, { studyOrderId, kind: 'payment', amountRappen, documentNumber, recordedBy });
    }
  }
}
