import type { Transaction } from '#platform/database/database.server.ts';
import type { Services } from '#platform/services.server.ts';
import { findInvoice, type InvoiceDocument } from '../invoices/invoice-document-queries.server.ts';
import { issueCreditNote, issueInvoice } from '../invoices/issue-document.server.ts';
import type { StudyOrder } from '../study-orders/study-order-queries.server.ts';
import { listCancellations } from './order-fact-queries.server.ts';
import { recordFact, undoFact } from './record-fact.server.ts';

/**
 * Calls an order off: a credit note takes its invoice back, if it has one. What was paid stays paid, and is owed to the
 * buyer. An order that is called off already only gets the credit note that it lacks. The order has to be locked.
 */
export async function cancelOrder(
  tx: Transaction,
  { id: studyOrderId }: StudyOrder,
  recordedBy: string,
): Promise<InvoiceDocument | undefined> {
  const invoice = await findInvoice(tx, studyOrderId);
  const creditNote = invoice && (await issueCreditNote(tx, invoice));
  if (creditNote || (await listCancellations(tx, studyOrderId)).length === 0) {
    const documentNumber = creditNote?.number ?? null;
    await recordFact(tx, { studyOrderId, kind: 'cancellation', documentNumber, recordedBy });
  }
  return creditNote;
}

/** Takes a cancellation back: a new invoice, and the opposite entry. Nothing when the order isn't called off. */
export async function reinstateOrder(
  tx: Transaction,
  services: Pick<Services, 'settings'>,
  order: StudyOrder,
  recordedBy: string,
): Promise<void> {
  const { id: studyOrderId } = order;
  const cancellations = await listCancellations(tx, studyOrderId);
  if (cancellations.length === 0) return;
  // Who was called off before there was an invoice is as before then.
  const hadInvoice = cancellations.some(({ documentNumber }) => documentNumber !== null);
  const documentNumber = hadInvoice ? (await issueInvoice(tx, services, order)).number : null;
  for (const { id: factId } of cancellations) await undoFact(tx, { studyOrderId, factId, recordedBy, documentNumber });
}
