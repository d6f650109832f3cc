import { issuesInvoice, isUndoableStatus } from '#domain/orders/order-facts/undoable-status.ts';
import type { StudyOrder } from '#domain/orders/study-orders/study-order-answer.ts';
import type { StudyOrderStatus } from '#domain/orders/study-orders/study-order-status.ts';
import { formatFrancs } from '#platform/money.ts';
import type { ActionQuestion } from '../../workspace/table/table-description.ts';
import { studyStatusLabels } from './order-texts.ts';

/** What a status records for every order. */
const recorded: Partial<Record<StudyOrderStatus, string>> = {
  delivered: 'A delivery by hand is recorded today. No report is mailed.',
  paid: 'The whole open amount is recorded as paid today.',
  cancelled: 'A credit note cancels each invoice, and the buyer gets it by mail.',
};

const withSmallInitial = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const totalOf = (orders: readonly StudyOrder[]) =>
  formatFrancs(orders.reduce((sum, { price, presentationPrice }) => sum + price + presentationPrice, 0));

function invoicesIssued(orders: readonly StudyOrder[]): string | undefined {
  if (orders.length === 0) return undefined;
  const issued = orders.length === 1 ? 'One invoice is' : `${orders.length} invoices are`;
  return `${issued} issued today, ${totalOf(orders)} in all, and not mailed.`;
}

/** What is taken back when orders leave the statuses that record something. */
function takenBack(orders: readonly StudyOrder[], status: StudyOrderStatus): (string | undefined)[] {
  const isWaiting = status === 'pending' || status === 'invoiced';
  const ofThose = (before: StudyOrderStatus, text: string) => {
    const count = orders.filter((order) => order.status === before).length;
    if (count === 0) return undefined;
    return orders.length === 1 ? text : `${studyStatusLabels[before]} ones (${count}): ${withSmallInitial(text)}`;
  };
  return [
    ofThose(
      'paid',
      'Payments recorded by hand are undone until it isn’t paid any more; those of the bank’s file stay.',
    ),
    isWaiting ? ofThose('delivered', 'The delivery is undone, and the time until delivery runs again.') : undefined,
    ofThose('cancelled', 'The cancellation is undone, with a new invoice if there was one, which isn’t mailed.'),
  ];
}

function withoutUndo(orders: readonly StudyOrder[], status: StudyOrderStatus): string | undefined {
  const lasting = orders.filter((order) => !isUndoableStatus(order, status)).length;
  if (lasting === 0) return undefined;
  return lasting === orders.length ? 'There is no Undo.' : `There is no Undo for ${lasting} of them.`;
}

/** The confirmation before a status of orders is set; undefined if nothing is recorded or issued. */
export function questionOfStatus(orders: readonly StudyOrder[], status: StudyOrderStatus): ActionQuestion | undefined {
  const consequences = [
    recorded[status],
    invoicesIssued(orders.filter((order) => issuesInvoice(order, status))),
    ...(status === 'cancelled' ? [] : takenBack(orders, status)),
  ].filter((text) => text !== undefined);
  if (consequences.length === 0) return undefined;
  const name = studyStatusLabels[status].toLowerCase();
  const parts = [...consequences, withoutUndo(orders, status)].filter((part) => part !== undefined);
  return {
    title: `Set to ${name}?`,
    // It follows the number of orders and a colon.
    text: orders.length === 1 ? withSmallInitial(parts.join(' ')) : `${totalOf(orders)} in all.\n${parts.join('\n')}`,
    confirm: `Set to ${name}`,
    isDangerous: status === 'cancelled',
  };
}
