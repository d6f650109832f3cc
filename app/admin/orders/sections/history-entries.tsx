import type { ReactNode } from 'react';
import { addressOf } from '#domain/core/api-call.ts';
import { bankFile } from '#domain/orders/order-facts/order-account.ts';
import { readDocumentCall } from '#domain/orders/order-facts/order-calls.ts';
import type { OrderHistory } from '#domain/orders/order-facts/order-history-answer.ts';
import { dateOrUnknown } from '../../../workspace/list/date-or-unknown.ts';
import { doneText } from '../../audit-log/audit-texts.ts';
import { moneyText } from '../../payments/payment-texts.ts';
import { documentNames } from '../order-texts.ts';

export interface HistoryEntry {
  key: string;
  at: string;
  text: ReactNode;
  /** Id of the fact that the entry's button undoes, if it can be undone. */
  undoes?: string;
}

type Fact = OrderHistory['facts'][number];

const factNames: Record<Fact['kind'], string> = {
  payment: 'Payment',
  refund: 'Refund',
  delivery: 'Delivery',
  cancellation: 'Cancellation',
};
const mailStates = {
  waiting: 'waiting',
  failed: 'failed',
  sent: 'sent',
  held: 'held back',
  dropped: 'dropped',
  'to-print': 'to print',
};
const canBeUndone: readonly Fact['kind'][] = ['payment', 'refund', 'delivery'];

function factText({ kind, undoes, amountRappen, happenedOn, recordedBy, isFromBank, note }: Fact): string {
  const isByHand = recordedBy !== bankFile;
  const parts = [
    undoes ? `${factNames[kind]} undone` : factNames[kind],
    amountRappen !== null && moneyText(amountRappen),
    kind === 'refund' && !undoes && `paid back ${dateOrUnknown(`${happenedOn}T12:00:00Z`)}`,
    kind === 'payment' && !undoes && `received ${dateOrUnknown(`${happenedOn}T12:00:00Z`)}`,
    isFromBank && isByHand && 'from a bank file',
    `by ${recordedBy}`,
    note,
  ];
  return parts.filter(Boolean).join(', ');
}

/** Documents, facts, mails and changes of an order, oldest first. */
export function historyEntries(orderId: string, history: OrderHistory): HistoryEntry[] {
  const undone = new Set(history.facts.map(({ undoes }) => undoes));
  const documents = history.documents.map(({ number, kind, issuedAt, totalRappen, revokes, isTakenOver }) => ({
    key: number,
    at: issuedAt,
    text: (
      <>
        <a href={addressOf(readDocumentCall, { id: orderId, number })} target="_blank" rel="noopener">
          {documentNames[kind]} {number}
          <span className="sr-only"> (PDF, new tab)</span>
        </a>
        , {moneyText(totalRappen)}
        {revokes && `, cancels ${revokes}`}
        {isTakenOver && ', from an earlier version'}
      </>
    ),
  }));
  const facts = history.facts.map((fact) => ({
    key: fact.id,
    at: fact.recordedAt,
    text: factText(fact),
    ...(canBeUndone.includes(fact.kind) && !fact.undoes && !undone.has(fact.id) && { undoes: fact.id }),
  }));
  const mails = history.mails.map(({ id, createdAt, sentAt, subject, recipient, status, lastError }) => ({
    key: id,
    at: sentAt ?? createdAt,
    text: `${recipient ? `Mail “${subject}” to ${recipient}` : `Letter “${subject}”`}: ${recipient || status !== 'sent' ? mailStates[status] : 'printed'}${status === 'sent' || !lastError ? '' : ` (${lastError})`}`,
  }));
  const changes = history.changes.map(({ id, at, actor, action }) => ({
    key: `change-${id}`,
    at,
    text: `Order ${doneText(action)}, by ${actor}`,
  }));
  return [...documents, ...facts, ...mails, ...changes].sort((a, b) => a.at.localeCompare(b.at));
}
