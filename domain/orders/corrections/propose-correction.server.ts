import * as z from 'zod/mini';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { orderRecord } from '../../core/audit/audited-record.ts';
import { answerOnce } from '../../core/idempotency/answer-once.server.ts';
import { isSuspected } from '../../core/spam/spam-signs.ts';
import { countSubmission } from '../../core/spam/submission-limits.server.ts';
import type { SubmittedForm } from '../../core/spam/submitted-form.ts';
import { mentionsWebAddress } from '../../core/spam/web-addresses.server.ts';
import type { PaymentState } from '../order-facts/order-account.ts';
import { findOrderAccount } from '../order-facts/order-fact-queries.server.ts';
import { lockStudyOrder, type StoredOrder } from '../study-orders/study-order-queries.server.ts';
import { type CorrectionChanges, correctionFields } from './correction-proposal-answer.ts';
import type { CorrectionProposalInput } from './correction-proposal-input.ts';
import { putCorrectionProposal } from './correction-proposal-queries.server.ts';

const unknownPage = refuse(404, 'no-such-order', 'Diese Seite gibt es nicht.');
const nothingNew = refuse(409, 'nothing-new', 'Das steht schon so auf der Rechnung.');

const refusals: Partial<Record<PaymentState, Refusal>> = {
  none: refuse(409, 'no-invoice', 'Zu dieser Bestellung gibt es noch keine Rechnung.'),
  paid: refuse(
    409,
    'invoice-paid',
    'Diese Rechnung ist inzwischen bezahlt und wird hier nicht mehr korrigiert. Bitte schreiben Sie uns.',
  ),
  cancelled: refuse(
    409,
    'order-cancelled',
    'Diese Bestellung wurde inzwischen storniert. Ihre Rechnung ist aufgehoben und wird nicht mehr korrigiert.',
  ),
};

/** The proposed values that differ from the order. */
function changesOf(order: StoredOrder, input: CorrectionProposalInput): CorrectionChanges {
  const proposed = correctionFields.map((field) => [field, input[field] ?? null] as const);
  return Object.fromEntries(proposed.filter(([field, value]) => value !== order[field]));
}

/**
 * Stores a buyer's proposal to correct an open invoice, in place of a waiting one. The invoice changes only when the office
 * accepts it. Suspected spam is marked, not refused.
 */
export function proposeCorrection(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  { id }: Pick<StoredOrder, 'id'>,
  { input, signs, network, key, answerBy }: SubmittedForm<CorrectionProposalInput>,
): Promise<Record<never, never> | Refusal> {
  const identity = { call: 'POST /order correction', key, body: { id, ...input }, answerBy };
  return answerOnce(db, identity, z.object({}), async (tx) => {
    const tooMany = await countSubmission(tx, settings, { form: 'corrections', network });
    if (tooMany) return tooMany;
    const order = await lockStudyOrder(tx, id);
    const account = order && !order.deletedAt && (await findOrderAccount(tx, id, new Date()));
    if (!account) return unknownPage;
    const refusal = refusals[account.state];
    if (refusal) return refusal;
    const changes = changesOf(order, input);
    if (Object.keys(changes).length === 0) return nothingNew;
    const suspectedSpam = isSuspected(signs) || Object.values(changes).some((value) => mentionsWebAddress(value ?? ''));
    await putCorrectionProposal(tx, { studyOrderId: id, changes, suspectedSpam });
    await recordAudit(tx, { actor: 'buyer', action: 'propose correction', ...orderRecord(order) });
    return {};
  });
}
