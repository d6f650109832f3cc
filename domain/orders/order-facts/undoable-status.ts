import type { StudyOrder } from '../study-orders/study-order-answer.ts';
import type { StudyOrderStatus } from '../study-orders/study-order-status.ts';

type ListedOrder = Pick<StudyOrder, 'status' | 'hasInvoice' | 'isPaid' | 'deliveredAt'>;

const needsInvoice = (status: StudyOrderStatus) => status === 'invoiced' || status === 'paid';

/** Whether setting an order's status issues its first invoice or replaces a cancelled one. */
export const issuesInvoice = ({ status: before, hasInvoice }: ListedOrder, status: StudyOrderStatus): boolean =>
  !hasInvoice && needsInvoice(status) && before !== 'cancelled';

/**
 * Whether setting the status back restores exactly what was. Issued documents stay; payments and deliveries that were undone
 * would be recorded again, with today's amount and time.
 */
export function isUndoableStatus(order: ListedOrder, status: StudyOrderStatus): boolean {
  const { status: before, hasInvoice, isPaid, deliveredAt } = order;
  if (before === 'cancelled' || status === 'cancelled' || before === 'paid') return false;
  if (!hasInvoice && (needsInvoice(before) || needsInvoice(status))) return false;
  if (before === 'delivered') return status === 'paid' && deliveredAt !== null && !isPaid;
  if (status === 'delivered') return deliveredAt === null;
  return status !== 'paid' || !isPaid;
}
