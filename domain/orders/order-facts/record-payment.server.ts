import * as z from 'zod/mini';
import type { Administrator } from '#platform/access/sessions.server.ts';
import type { Transaction } from '#platform/database/database.server.ts';
import { formatAmount } from '#platform/money.ts';
import { isRefusal, type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { AuditAction } from '../../core/audit/audit-actions.ts';
import { answerOnce } from '../../core/idempotency/answer-once.server.ts';
import { noSuchOrder } from '../study-orders/no-such-order.ts';
import { findStudyOrder, type StoredOrder } from '../study-orders/study-order-queries.server.ts';
import { changeOrder } from './change-order.server.ts';
import { type PaymentInput, paymentDayFault } from './order-fact-input.ts';
import { findCreditNoteNumber, findOrderAccount, listFacts, type OrderFact } from './order-fact-queries.server.ts';
import { recordFact, undoFact } from './record-fact.server.ts';

interface ByHand {
  input: PaymentInput;
  administrator: Administrator;
  key: string | undefined;
}

/**
 * Records money by hand, once per idempotency key: equal payments of an order are possible.
 * @param documentOf the document that is paid or paid back, or why nothing can be recorded
 */
async function recordByHand(
  { db }: Pick<Services, 'db'>,
  id: string,
  { input, administrator, key }: ByHand,
  { call, action, kind }: { call: string; action: AuditAction; kind: 'payment' | 'refund' },
  documentOf: (
    tx: Transaction,
    account: Awaited<ReturnType<typeof findOrderAccount>>,
  ) => Promise<string | null | Refusal>,
): Promise<StoredOrder | Refusal> {
  const identity = { call, key, body: { id, ...input } };
  const recorded = await answerOnce(db, identity, z.object({ id: z.uuid() }), (tx) =>
    changeOrder({ db: tx }, id, administrator, action, async (_, { createdAt }) => {
      const dayFault = paymentDayFault(input.happenedOn, createdAt, kind === 'payment' ? 'in' : 'out');
      if (dayFault) {
        return refuse(400, 'refused-input', dayFault, { errors: [{ path: 'happenedOn', message: dayFault }] });
      }
      const documentNumber = await documentOf(tx, await findOrderAccount(tx, id, new Date()));
      if (isRefusal(documentNumber)) return documentNumber;
      const { note = null, happenedOn } = input;
      const amountRappen = kind === 'payment' ? input.amountRappen : -input.amountRappen;
      await recordFact(tx, {
        studyOrderId: id,
        kind,
        amountRappen,
        happenedOn,
        note,
        documentNumber,
        recordedBy: administrator.email,
      });
      return undefined;
    }),
  );
  return isRefusal(recorded) ? recorded : ((await findStudyOrder(db, id)) ?? noSuchOrder);
}

/** Records a payment of the valid invoice by hand. */
export const recordPayment = (services: Pick<Services, 'db'>, id: string, byHand: ByHand) =>
  recordByHand(
    services,
    id,
    byHand,
    { call: 'POST /api/study-orders/{id}/payments', action: 'payment', kind: 'payment' },
    async (_, account) =>
      account?.invoiceNumber ?? refuse(409, 'no-invoice', 'This order has no invoice that could be paid.'),
  );

/** Records by hand that money of a cancelled or overpaid order was paid back, at most what was paid. */
export const recordRefundByHand = (services: Pick<Services, 'db'>, id: string, byHand: ByHand) =>
  recordByHand(
    services,
    id,
    byHand,
    { call: 'POST /api/study-orders/{id}/refunds', action: 'record refund', kind: 'refund' },
    async (tx, account) => {
      const paid = account?.paidRappen ?? 0;
      if (byHand.input.amountRappen > paid) {
        return refuse(
          409,
          'not-paid',
          `The refund exceeds what was paid for this order, which is ${formatAmount(Math.max(paid, 0))}.`,
        );
      }
      return account?.invoiceNumber ?? (await findCreditNoteNumber(tx, id));
    },
  );

/** Facts that an opposite entry can undo; a cancellation also needs a new invoice. */
const undoneByEntry: readonly OrderFact['kind'][] = ['payment', 'refund', 'delivery'];

const alreadyRefunded = refuse(409, 'refunded', 'This payment was refunded: undo the refund first.');

/** Undoes a fact by its opposite entry. A payment is refused as long as a refund depends on it. */
export function undoOrderFact(
  services: Pick<Services, 'db'>,
  id: string,
  factId: string,
  administrator: Administrator,
): Promise<StoredOrder | Refusal> {
  return changeOrder(services, id, administrator, 'undo', async (tx) => {
    const facts = await listFacts(tx, id);
    const fact = facts.find((orderFact) => orderFact.id === factId);
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
