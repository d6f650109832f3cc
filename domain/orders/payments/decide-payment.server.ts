import type { Administrator } from '#platform/access/sessions.server.ts';
import type { Transaction } from '#platform/database/database.server.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { AuditAction } from '../../core/audit/audit-actions.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { auditedAs } from '../../core/audit/audited-record.ts';
import { maxRappen } from '../order-facts/order-fact-input.ts';
import { findCreditNoteNumber, findOrderAccount } from '../order-facts/order-fact-queries.server.ts';
import { recordFact } from '../order-facts/record-fact.server.ts';
import { lockStudyOrder } from '../study-orders/study-order-queries.server.ts';
import type { PaymentToAnswer } from './bank-transaction-answer.ts';
import type { AssignmentInput } from './bank-transaction-input.ts';
import {
  findOrderByNumber,
  insertDismissals,
  lockTransaction,
  type StatedTransaction,
  undoDismissal,
} from './bank-transaction-queries.server.ts';
import { answerTransaction } from './list-payments.server.ts';
import type { OrderToPay } from './payment-proposal.ts';

interface Decision {
  id: string;
  administrator: Administrator;
  /** The action in the audit log. */
  action: AuditAction;
  /** The required state of the payment. */
  from: StatedTransaction['state'];
}

/** Decides a payment under its lock: of two concurrent decisions the second is refused. */
function decide(
  { db }: Pick<Services, 'db'>,
  { id, administrator, action, from }: Decision,
  work: (tx: Transaction, found: StatedTransaction) => Promise<Refusal | undefined>,
): Promise<PaymentToAnswer | Refusal> {
  return db.transaction(async (tx) => {
    const found = await lockTransaction(tx, id);
    if (!found) return refuse(404, 'no-such-payment', 'There is no such payment.');
    if (found.state !== from) return refuse(409, 'decided', 'Somebody else has decided this payment in the meantime.');
    const refusal = await work(tx, found);
    if (refusal) return refusal;
    const audited = auditedAs('bank-transactions', id, found.transaction.bankReference);
    await recordAudit(tx, { actor: administrator.email, action, ...audited });
    return answerTransaction(tx, id);
  });
}

const refuseField = (path: string, message: string) =>
  refuse(400, 'refused-input', message, { errors: [{ path, message }] });

/** Assigns the rest of a payment to one order, or splits it over several. */
export function assignPayment(
  services: Pick<Services, 'db'>,
  id: string,
  { parts }: AssignmentInput,
  administrator: Administrator,
) {
  return decide(services, { id, administrator, action: 'assign', from: 'waiting' }, async (tx, found) => {
    const { transaction, restRappen } = found;
    if (transaction.currency !== 'CHF' || transaction.isReversal || restRappen <= 0) {
      return refuse(409, 'no-payment', 'Only an incoming payment in francs can be assigned to an order.');
    }
    if (parts.reduce((sum, { amountRappen }) => sum + amountRappen, 0) !== restRappen) {
      return refuseField('parts', 'The parts have to add up to the payment.');
    }
    const orders: (OrderToPay & { amountRappen: number })[] = [];
    for (const [index, { orderNumber, amountRappen }] of parts.entries()) {
      const path = `parts.${index}.orderNumber`;
      const order = await findOrderByNumber(tx, orderNumber);
      if (!order) return refuseField(path, 'There is no such order.');
      if (orders.some((other) => other.id === order.id)) return refuseField(path, 'This order is listed twice.');
      orders.push({ ...order, amountRappen });
    }
    // Always in the same order, to avoid deadlocks.
    for (const order of orders.sort((a, b) => a.id.localeCompare(b.id))) {
      await recordAssignment(tx, found, { order, amountRappen: order.amountRappen, recordedBy: administrator.email });
    }
    return undefined;
  });
}

/** Records a refund of an order by an outgoing payment. */
export function recordRefund(
  services: Pick<Services, 'db'>,
  id: string,
  { orderNumber }: { orderNumber: string },
  administrator: Administrator,
) {
  return decide(services, { id, administrator, action: 'refund', from: 'waiting' }, async (tx, found) => {
    if (found.transaction.currency !== 'CHF' || found.restRappen >= 0) {
      return refuse(409, 'no-refund', 'Only an outgoing payment in francs can be recorded as a refund.');
    }
    if (-found.restRappen > maxRappen) {
      return refuse(409, 'no-refund', 'More than a million francs can’t be the refund of an order.');
    }
    const order = await findOrderByNumber(tx, orderNumber);
    if (!order) return refuseField('orderNumber', 'There is no such order.');
    // Serialises concurrent refunds, and undoing of payments.
    await lockStudyOrder(tx, order.id);
    const account = await findOrderAccount(tx, order.id, new Date());
    if ((account?.paidRappen ?? 0) + found.restRappen < 0) {
      return refuse(
        409,
        'not-paid',
        `The refund exceeds what was paid for ${orderNumber}: assign the payment first, or ignore this one if the refund is already recorded.`,
      );
    }
    await recordAssignment(tx, found, { order, amountRappen: found.restRappen, recordedBy: administrator.email });
    return undefined;
  });
}

/** Ignores a payment that belongs to no order. */
export function ignorePayment(
  services: Pick<Services, 'db'>,
  id: string,
  { reason }: { reason: string },
  administrator: Administrator,
) {
  return decide(services, { id, administrator, action: 'ignore', from: 'waiting' }, async (tx, found) => {
    if (found.restRappen !== found.transaction.amountRappen) {
      return refuse(409, 'assigned-in-part', 'A part of this payment is assigned to an order: undo that first.');
    }
    await insertDismissals(tx, [id], { reason, recordedBy: administrator.email });
    return undefined;
  });
}

/** Undoes the decision to ignore a payment. */
export function reopenPayment(
  services: Pick<Services, 'db'>,
  id: string,
  administrator: Administrator,
): Promise<PaymentToAnswer | Refusal> {
  return decide(services, { id, administrator, action: 'reopen', from: 'ignored' }, async (tx) => {
    await undoDismissal(tx, id, administrator.email);
    return undefined;
  });
}

async function recordAssignment(
  tx: Transaction,
  { transaction }: StatedTransaction,
  { order, amountRappen, recordedBy }: { order: OrderToPay; amountRappen: number; recordedBy: string },
): Promise<void> {
  // It may be cancelled or corrected concurrently.
  await lockStudyOrder(tx, order.id);
  const account = await findOrderAccount(tx, order.id, new Date());
  await recordFact(tx, {
    studyOrderId: order.id,
    kind: amountRappen > 0 ? 'payment' : 'refund',
    amountRappen,
    happenedOn: transaction.valueDate,
    recordedBy,
    documentNumber: account?.invoiceNumber ?? (await findCreditNoteNumber(tx, order.id)),
    bankTransactionId: transaction.id,
  });
}
