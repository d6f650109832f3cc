import type { Transaction } from '#platform/database/database.server.ts';
import type { Services } from '#platform/services.server.ts';
import { findInvoice } from '../invoices/invoice-document-queries.server.ts';
import { issueCreditNote } from '../invoices/issue-document.server.ts';
import { changeStudyOrder, type StoredOrder } from '../study-orders/study-order-queries.server.ts';
import { listFactsInForce } from './order-fact-queries.server.ts';
import { recordFact, undoFact } from './record-fact.server.ts';
import { replaceInvoice } from './replace-invoice.server.ts';

/**
 * Records the cancellation of a locked order, with a credit note for its invoice, if any. Payments stay recorded and are owed to
 * the buyer. For an order that is already cancelled only a missing credit note is issued.
 * @returns whether anything was recorded
 */
export async function recordCancellation(tx: Transaction, { id: studyOrderId }: StoredOrder, recordedBy: string) {
  const invoice = await findInvoice(tx, studyOrderId);
  const creditNote = invoice && (await issueCreditNote(tx, invoice));
  const isNew = creditNote !== undefined || (await listFactsInForce(tx, studyOrderId, 'cancellation')).length === 0;
  if (isNew) {
    const documentNumber = creditNote?.number ?? null;
    await recordFact(tx, { studyOrderId, kind: 'cancellation', documentNumber, recordedBy });
  }
  return { isNew, creditNote };
}

/** Undoes a cancellation with a new invoice and the opposite entry; does nothing if the order isn't cancelled. */
export async function reinstateOrder(
  tx: Transaction,
  services: Pick<Services, 'settings'>,
  order: StoredOrder,
  recordedBy: string,
): Promise<void> {
  const { id: studyOrderId, presentation } = order;
  const cancellations = await listFactsInForce(tx, studyOrderId, 'cancellation');
  if (cancellations.length === 0) return;
  // An order cancelled before it had an invoice has none again.
  const hadInvoice = cancellations.some(({ documentNumber }) => documentNumber !== null);
  const documentNumber = hadInvoice ? (await replaceInvoice(tx, services, order)).number : null;
  for (const { id: factId } of cancellations) await undoFact(tx, { studyOrderId, factId, recordedBy, documentNumber });
  if (!presentation) return;
  // Calendars with the cancelled appointment, whose sequence is one higher, take only a later one.
  const changed = { ...presentation, sequence: presentation.sequence + 2, changedAt: new Date().toISOString() };
  await changeStudyOrder(tx, studyOrderId, { presentation: changed });
}
