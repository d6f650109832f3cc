import type { Administrator } from '#platform/access/sessions.server.ts';
import type { Transaction } from '#platform/database/database.server.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { AuditAction } from '../../core/audit/audit-actions.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { orderRecord } from '../../core/audit/audited-record.ts';
import { findInvoice } from '../invoices/invoice-document-queries.server.ts';
import { issueCreditNote } from '../invoices/issue-document.server.ts';
import { refuseSampleSeller } from '../invoices/terms/seller-state.server.ts';
import { type LockServices, withLockedOrder } from '../study-orders/locked-order.server.ts';
import { changeStudyOrder, lockStudyOrder, type StoredOrder } from '../study-orders/study-order-queries.server.ts';
import { enqueueCancellationMails } from './mails/cancellation-mails.server.ts';
import { enqueueDocumentMails } from './mails/document-mails.server.ts';
import { invoiceCorrectionMail } from './mails/invoice-correction-mail.server.ts';
import type { CancellationInput, CorrectionInput } from './order-fact-input.ts';
import { findOrderAccount } from './order-fact-queries.server.ts';
import { recordCancellation } from './record-cancellation.server.ts';
import { replaceInvoice } from './replace-invoice.server.ts';

type ChangeServices = Pick<Services, 'db' | 'jobs' | 'settings'>;

/** Runs `change` with the locked order and records `action` in the audit log, unless it refuses or changes nothing. @returns the changed order */
export function changeOrder(
  services: LockServices,
  id: string,
  { email: actor }: Administrator,
  action: AuditAction,
  change: (tx: Transaction, order: StoredOrder) => Promise<Refusal | 'unchanged' | undefined>,
): Promise<StoredOrder | Refusal> {
  return withLockedOrder(services, id, async (tx, order) => {
    const outcome = await change(tx, order);
    if (outcome === 'unchanged') return order;
    if (outcome) return outcome;
    await recordAudit(tx, { actor, action, ...orderRecord(order) });
    return (await lockStudyOrder(tx, id)) ?? order;
  });
}

const alreadyCancelled = refuse(409, 'cancelled', 'This order is cancelled: it has no invoice to correct.');

const isSame = (order: StoredOrder, correction: CorrectionInput) =>
  Object.entries(correction).every(
    ([name, value]) => value === undefined || order[name as keyof CorrectionInput] === value,
  );

/** Cancels an order and, if `tellBuyer`, sends the buyer the credit note. Repeating it changes nothing. */
export function cancelOrder(
  services: ChangeServices,
  id: string,
  { tellBuyer }: CancellationInput,
  administrator: Administrator,
): Promise<StoredOrder | Refusal> {
  return changeOrder(services, id, administrator, 'cancel', async (tx, order) => {
    const { isNew, creditNote } = await recordCancellation(tx, order, administrator.email);
    if (!isNew) return 'unchanged';
    if (tellBuyer) await enqueueCancellationMails(tx, services, order, creditNote);
    return undefined;
  });
}

/**
 * Corrects the buyer's data of a locked order. If the order has an invoice, a credit note revokes it, a new one is issued in the
 * same transaction, and the buyer gets both. Does nothing without a difference.
 */
export async function applyCorrection(
  tx: Transaction,
  services: Pick<Services, 'jobs' | 'settings'>,
  order: StoredOrder,
  correction: CorrectionInput,
): Promise<Refusal | 'unchanged' | undefined> {
  if (isSame(order, correction)) return 'unchanged';
  const invoice = await findInvoice(tx, order.id);
  const refusal =
    invoice && (await refuseSampleSeller({ db: tx, settings: services.settings }, invoice.content.seller));
  if (refusal) return refusal;
  const corrected = await changeStudyOrder(tx, order.id, correction);
  if (!invoice || !corrected) return undefined;
  const creditNote = await issueCreditNote(tx, invoice);
  const { number } = await replaceInvoice(tx, services, corrected);
  const details = { creditNote: creditNote.number, invoice: number };
  await enqueueDocumentMails(tx, services, invoiceCorrectionMail, order, details);
  return undefined;
}

/** Corrects the buyer's data, see applyCorrection. */
export function correctOrder(
  services: ChangeServices,
  id: string,
  correction: CorrectionInput,
  administrator: Administrator,
): Promise<StoredOrder | Refusal> {
  return changeOrder(services, id, administrator, 'correct', async (tx, order) => {
    if ((await findOrderAccount(tx, id, new Date()))?.state === 'cancelled') return alreadyCancelled;
    return applyCorrection(tx, services, order, correction);
  });
}
