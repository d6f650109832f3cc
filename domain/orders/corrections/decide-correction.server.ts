import type { Administrator } from '#platform/access/sessions.server.ts';
import type { Transaction } from '#platform/database/database.server.ts';
import { isRefusal, type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { orderRecord } from '../../core/audit/audited-record.ts';
import { enqueueMails } from '../../core/mails/enqueue-mails.server.ts';
import { newMail } from '../../core/mails/mail-kind.server.ts';
import { applyCorrection } from '../order-facts/change-order.server.ts';
import { findOrderAccount } from '../order-facts/order-fact-queries.server.ts';
import { lockStudyOrder, type StoredOrder } from '../study-orders/study-order-queries.server.ts';
import {
  decideCorrection,
  findCorrectionProposal,
  findWaitingCorrection,
} from './correction-proposal-queries.server.ts';
import { correctionRejectionMail } from './correction-rejection-mail.server.ts';

type DecisionServices = Pick<Services, 'db' | 'jobs' | 'settings'>;

const notWaiting = refuse(404, 'no-such-proposal', 'This proposal has been decided or replaced.');
const paid = refuse(
  409,
  'invoice-paid',
  'The invoice has been paid in the meantime. Reject the proposal with a message, or use “Correct invoice”.',
);
const cancelled = refuse(
  409,
  'order-cancelled',
  'The order has been cancelled in the meantime. Reject the proposal with a message.',
);

/** A waiting proposal and its order, locked until the transaction ends. The order is locked first, as when a buyer proposes. */
async function lockWaiting(tx: Transaction, id: string) {
  const known = await findCorrectionProposal(tx, id);
  const order = known && (await lockStudyOrder(tx, known.studyOrderId));
  const proposal = order && !order.deletedAt && (await findWaitingCorrection(tx, id));
  return proposal ? { proposal, order } : undefined;
}

/** Corrects an open invoice as its buyer proposed: the buyer gets a credit note and a new invoice. */
export function acceptCorrection(
  services: DecisionServices,
  id: string,
  { email: actor }: Pick<Administrator, 'email'>,
): Promise<StoredOrder | Refusal> {
  return services.db.transaction(async (tx) => {
    const found = await lockWaiting(tx, id);
    if (!found) return notWaiting;
    const { proposal, order } = found;
    const account = await findOrderAccount(tx, order.id, new Date());
    if (account?.state === 'paid') return paid;
    if (account?.state === 'cancelled') return cancelled;
    const refusal = await applyCorrection(tx, services, order, proposal.changes);
    if (isRefusal(refusal)) return refusal;
    await decideCorrection(tx, id, { state: 'accepted' });
    await recordAudit(tx, { actor, action: 'accept correction', ...orderRecord(order) });
    return (await lockStudyOrder(tx, order.id)) ?? order;
  });
}

/** Rejects a proposal; the buyer gets the reason by mail. */
export function rejectCorrection(
  { db, jobs, settings }: DecisionServices,
  id: string,
  reason: string,
  { email: actor }: Pick<Administrator, 'email'>,
): Promise<Refusal | null> {
  return db.transaction(async (tx) => {
    const found = await lockWaiting(tx, id);
    if (!found) return notWaiting;
    const { order } = found;
    await decideCorrection(tx, id, { state: 'rejected', reason });
    await recordAudit(tx, { actor, action: 'reject correction', ...orderRecord(order) });
    const mail = newMail(correctionRejectionMail, order, settings, { details: { proposal: id } });
    await enqueueMails(tx, jobs, [mail]);
    return null;
  });
}
