import { formatRappen } from '#platform/money.ts';
import type { BankPayment } from './bank-files/bank-entry.ts';
import type { PaymentProposal } from './bank-transaction-answer.ts';

/** A candidate order for a payment. */
export interface OrderToPay {
  id: string;
  orderNumber: string;
  organization: string;
  /** Negative if too much was paid. */
  openRappen: number;
  /** Payments minus refunds. */
  paidRappen: number;
  isCancelled: boolean;
  isDeleted: boolean;
  /** References of all its invoices, including revoked ones. */
  references: string[];
  /** Numbers of its documents: a corrected invoice has another one than the order. */
  documentNumbers: string[];
}

type Payment = Pick<
  BankPayment,
  'amountRappen' | 'currency' | 'isReversal' | 'batchSize' | 'paymentReference' | 'partyName' | 'message'
>;

const chf = (rappen: number) => `CHF ${formatRappen(Math.abs(rappen))}`;
const plainName = (name: string) => name.toLowerCase().replace(/[^\p{L}\d]/gu, '');
const sumOf = (orders: OrderToPay[]) => orders.reduce((sum, { openRappen }) => sum + openRappen, 0);

/** The orders that a payment refers to, by its references or else in its text. */
function namedOrders({ paymentReference, message }: Payment, orders: OrderToPay[]): OrderToPay[] {
  const given = paymentReference.split(' ').filter(Boolean);
  const byReference = orders.filter(({ references }) => references.some((reference) => given.includes(reference)));
  if (byReference.length > 0) return byReference;
  const text = message.toUpperCase().replace(/\s/g, '');
  return orders.filter(({ orderNumber, references, documentNumbers }) =>
    [orderNumber, ...references, ...documentNumbers].some((name) => text.includes(name.toUpperCase())),
  );
}

/**
 * Proposes a decision on a waiting payment.
 * @param amountRappen the amount not assigned yet
 * @param candidates open orders, and those that it refers to, even if deleted
 */
export function proposeDecision(payment: Payment, amountRappen: number, candidates: OrderToPay[]): PaymentProposal {
  const { currency, isReversal, batchSize } = payment;
  const named = namedOrders(payment, candidates);
  const orders = candidates.filter(({ isDeleted }) => !isDeleted);
  const deleted = named.find(({ isDeleted }) => isDeleted);
  const [only] = named;
  if (currency !== 'CHF') return ignore(`It is in ${currency}, and invoices are in francs.`);
  if (deleted) return decide(`It names ${deleted.orderNumber}, which is in the trash: restore that order first.`);
  if (amountRappen < 0) {
    if (!only || named.length > 1) return ignore('An outgoing payment that doesn’t name a single order.');
    const { orderNumber, paidRappen } = only;
    if (paidRappen + amountRappen < 0) {
      return decide(
        `The refund exceeds what was paid for ${orderNumber}. Assign its payment first; ignore this one if the refund is already recorded.`,
      );
    }
    const parts = [{ orderNumber, amountRappen }];
    return { action: 'refund', parts, message: `Refund of a payment for ${orderNumber}.` };
  }
  if (isReversal) return ignore('The bank reversed an outgoing payment: this is no payment by a buyer.');
  const fitting = orders.filter(({ openRappen }) => openRappen === amountRappen);
  const payer = plainName(payment.partyName);
  const ofPayer = fitting.filter(({ organization }) => payer !== '' && plainName(organization) === payer);
  if (batchSize !== null && !only && (batchSize > 1 || ofPayer.length !== 1)) {
    return decide(
      batchSize > 1
        ? `The bank reported ${batchSize} payments as one sum. Import the file that has them one by one, or split it.`
        : 'The bank gave no reference. Import the file that has it, or choose the order.',
    );
  }
  if (named.length > 1) {
    return sumOf(named) === amountRappen
      ? split(named, 'It names these orders, and is what they owe together.')
      : decide(
          `It names ${named.map(({ orderNumber }) => orderNumber).join(', ')}, but is not what they owe together.`,
        );
  }
  return only ? forOrder(only) : byPayerOrAmount();

  function forOrder(order: OrderToPay): PaymentProposal {
    const { orderNumber, openRappen, isCancelled } = order;
    if (isCancelled) return assign(order, `${orderNumber} is cancelled. Once assigned, it has to be refunded.`);
    if (openRappen <= 0) return assign(order, `${orderNumber} is paid. Once assigned, it is overpaid.`);
    const missing = openRappen - amountRappen;
    if (missing === 0) return assign(order, `It is exactly what ${orderNumber} owes.`);
    if (missing > 0) return assign(order, `${chf(missing)} too little: that part of ${orderNumber} stays open.`);
    const owedTogether = withOthersOfBuyer(order);
    if (owedTogether) return split(owedTogether, 'It is what this buyer’s orders owe together.');
    return assign(order, `${chf(missing)} too much: this part has to be refunded.`);
  }

  /** The order with one or all other orders of its buyer, if that matches the sum. */
  function withOthersOfBuyer(order: OrderToPay): OrderToPay[] | undefined {
    const name = plainName(order.organization);
    const others = orders.filter(
      ({ id, organization, openRappen }) => id !== order.id && openRappen > 0 && plainName(organization) === name,
    );
    const groups = [...others.map((other) => [order, other]), [order, ...others]];
    return groups.find((group) => sumOf(group) === amountRappen);
  }

  function byPayerOrAmount(): PaymentProposal {
    const [likely] = ofPayer.length > 0 ? ofPayer : fitting;
    if (likely && (ofPayer.length === 1 || fitting.length === 1)) {
      const reason = ofPayer.length === 1 ? 'payer and amount fit' : 'only its amount fits';
      return assign(likely, `It names no invoice; ${reason} ${likely.orderNumber}.`);
    }
    return decide('Nothing in it names an invoice. Choose the order, or ignore it with a reason.');
  }

  function assign({ orderNumber }: OrderToPay, reason: string): PaymentProposal {
    return { action: 'assign', parts: [{ orderNumber, amountRappen }], message: reason };
  }
}

const ignore = (reason: string): PaymentProposal => ({ action: 'ignore', parts: [], message: reason });
const decide = (reason: string): PaymentProposal => ({ action: 'decide', parts: [], message: reason });

function split(orders: OrderToPay[], reason: string): PaymentProposal {
  const parts = orders.map(({ orderNumber, openRappen }) => ({ orderNumber, amountRappen: openRappen }));
  return { action: 'assign', parts, message: reason };
}
