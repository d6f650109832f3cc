import { issuesInvoice, isUndoableStatus } from '#domain/orders/order-facts/undoable-status.ts';
import { orderTotal } from '#domain/orders/study-orders/order-total.ts';
import type { StudyOrder } from '#domain/orders/study-orders/study-order-answer.ts';
import type { StudyOrderStatus } from '#domain/orders/study-orders/study-order-status.ts';
import { formatFrancs } from '#platform/money.ts';
import type { ActionQuestion } from '../../workspace/table/table-description.ts';
import { studyStatusLabels } from './order-texts.ts';

/** What setting a status records for each order, apart from documents. */
const recorded: Partial<Record<StudyOrderStatus, string>> = {
  delivered: 'A delivery by hand is recorded today. No report is mailed.',
  paid: 'The whole open amount is recorded as paid today.',
};

/** What a status records. Credit notes for buyers without an email address are printed. */
function recordText(orders: readonly StudyOrder[], status: StudyOrderStatus): string | undefined {
  if (status !== 'cancelled') return recorded[status];
  const printed = orders.filter(({ email }) => email === '').length;
  if (printed === 0) return 'A credit note cancels each invoice, and the buyer gets it by mail.';
  if (printed === orders.length) return 'A credit note cancels each invoice, and is to be printed.';
  return 'A credit note cancels each invoice: buyers get it by mail, or it is to be printed for those without an address.';
}

const totalOf = (orders: readonly StudyOrder[]) =>
  formatFrancs(orders.reduce((sum, order) => sum + orderTotal(order), 0));

function invoicesIssued(orders: readonly StudyOrder[]): string | undefined {
  if (orders.length === 0) return undefined;
  const issued = orders.length === 1 ? 'One invoice is' : `${orders.length} invoices are`;
  return `${issued} issued today, ${totalOf(orders)} in all, and not mailed.`;
}

/** Consequences of leaving a status that recorded something, for a single order or for some of several. */
const undone = {
  paid: {
    one: 'Payments recorded by hand are undone until the invoice is open again; those from bank files, or refunded in part, stay.',
    some: (those: string) =>
      `For ${those} set to paid, payments recorded by hand are undone until the invoice is open again; those from bank files, or refunded in part, stay.`,
  },
  delivered: {
    one: 'The delivery is undone, and the time until delivery runs again.',
    some: (those: string) => `The delivery of ${those} is undone, and the time until delivery runs again.`,
  },
  cancelled: {
    one: 'The cancellation is undone, with a new invoice if there was one, which isn’t mailed.',
    some: (those: string) =>
      `The cancellation of ${those} is undone, with a new invoice for each that had one, which isn’t mailed.`,
  },
};

function undoneFrom(
  before: keyof typeof undone,
  orders: readonly StudyOrder[],
  status: StudyOrderStatus,
): string | undefined {
  const isWaiting = status === 'pending' || status === 'invoiced';
  const count = orders.filter((order) => order.status === before).length;
  if (count === 0 || status === 'cancelled' || (before === 'delivered' && !isWaiting)) return undefined;
  const { one, some } = undone[before];
  return orders.length === 1 ? one : some(count === 1 ? 'one order' : `${count} orders`);
}

function withoutUndo(orders: readonly StudyOrder[], status: StudyOrderStatus): string | undefined {
  const lasting = orders.filter((order) => !isUndoableStatus(order, status)).length;
  if (lasting === 0) return undefined;
  return lasting === orders.length ? 'There is no Undo.' : `There is no Undo for ${lasting} of them.`;
}

/** The confirmation before a status of orders is set; undefined if nothing is recorded or issued. */
export function questionOfStatus(orders: readonly StudyOrder[], status: StudyOrderStatus): ActionQuestion | undefined {
  const consequences = [
    recordText(orders, status),
    invoicesIssued(orders.filter((order) => issuesInvoice(order, status))),
    undoneFrom('paid', orders, status),
    undoneFrom('delivered', orders, status),
    undoneFrom('cancelled', orders, status),
  ].filter((text) => text !== undefined);
  if (consequences.length === 0) return undefined;
  const name = studyStatusLabels[status].toLowerCase();
  const parts = [...consequences, withoutUndo(orders, status)].filter((part) => part !== undefined);
  return {
    title: `Set to ${name}?`,
    text: parts.join(orders.length === 1 ? ' ' : '\n'),
    total: totalOf(orders),
    confirm: `Set to ${name}`,
    isDangerous: status === 'cancelled',
  };
}
