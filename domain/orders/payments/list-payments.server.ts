import type { Readable } from '#platform/database/database.server.ts';
import type { BankTransactionState, PaymentToAnswer } from './bank-transaction-answer.ts';
import {
  findTransaction,
  listDecisions,
  listOrdersToPay,
  listTransactions,
  type StatedTransaction,
} from './bank-transaction-queries.server.ts';
import { proposeDecision } from './payment-proposal.ts';

/** A page of the payments in a state, newest first, each with its decision or a proposal. */
export async function listPayments(
  db: Readable,
  input: { state: BankTransactionState; page?: number; pageSize?: number },
): Promise<{ rows: PaymentToAnswer[]; total: number }> {
  const { rows, total } = await listTransactions(db, input);
  return { rows: await answerTransactions(db, rows), total };
}

export async function answerTransaction(db: Readable, id: string): Promise<PaymentToAnswer> {
  const found = await findTransaction(db, id);
  const [answered] = await answerTransactions(db, found ? [found] : []);
  if (!answered) throw new Error('the payment no longer exists');
  return answered;
}

async function answerTransactions(db: Readable, rows: StatedTransaction[]): Promise<PaymentToAnswer[]> {
  const ids = rows.map(({ transaction }) => transaction.id);
  const { parts, dismissals } = await listDecisions(db, ids);
  const orders = await listOrdersToPay(
    db,
    rows.flatMap(({ transaction }) => namesIn(transaction)),
  );
  return rows.map(({ transaction, state, restRappen }) => ({
    ...transaction,
    state,
    restRappen,
    parts: parts.filter(({ bankTransactionId }) => bankTransactionId === transaction.id),
    ignored: dismissals.find(({ bankTransactionId }) => bankTransactionId === transaction.id) ?? null,
    proposal: state === 'waiting' ? proposeDecision(transaction, restRappen, orders) : null,
  }));
}

/** A number or reference in a text without blanks, where other digits may follow it: its six digits, and up to nine. */
const namePattern = /((?:VM-\d{4}-|RF\d{2}VM\d{4})\d{6})\d{0,3}/g;

/** Words of a payment that may refer to an order. */
function namesIn({ paymentReference, message }: StatedTransaction['transaction']): string[] {
  const text = message.toUpperCase().replace(/\s/g, '');
  return [
    ...paymentReference.split(' ').filter(Boolean),
    ...[...text.matchAll(namePattern)].flatMap(([longest, shortest = longest]) => [longest, shortest]),
  ];
}
