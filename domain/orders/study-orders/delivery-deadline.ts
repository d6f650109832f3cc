import { deliveryHours } from '#content/order-terms.ts';
import { hourMs } from '#platform/durations.ts';
import type { OrderItem } from './order-item.ts';
import type { StudyOrderStatus } from './study-order-status.ts';

/** Hours after which the office is warned of a waiting order; the last is the deadline. */
export const warningHours = [12, 18, deliveryHours] as const;

/** Statuses of orders that wait for their report if it isn't sent; paying early doesn't end the wait. */
export const waitingStatuses = ['pending', 'invoiced', 'paid'] as const satisfies StudyOrderStatus[];

/** When an order was placed and, if it waited for a real seller, released. */
interface PlacedOrder {
  createdAt: Date;
  releasedAt?: Date | null;
}

/** When an order's report is due. */
export const deliveryDeadline = ({ createdAt, releasedAt }: PlacedOrder): Date =>
  new Date((releasedAt ?? createdAt).getTime() + deliveryHours * hourMs);

/** Reports of orders placed before this time are due. */
export const dueOrdersBefore = (now: Date): Date => new Date(now.getTime() - deliveryHours * hourMs);

type DeliveredOrder = { deliveredAt: Date | null; status: StudyOrderStatus; items?: readonly OrderItem[] | null };
type DueOrder = PlacedOrder & DeliveredOrder & { waitsForSeller?: boolean };

/** Whether an order waits for its report. */
export const isWaiting = ({ deliveredAt, status, items = null }: DeliveredOrder): boolean =>
  items === null && deliveredAt === null && waitingStatuses.some((waiting) => waiting === status);

/** When an order's report is due, and whether it is overdue. */
export function deliveryDue(order: DueOrder, now: Date): { dueAt: Date; isOverdue: boolean } {
  const dueAt = deliveryDeadline(order);
  return { dueAt, isOverdue: isWaiting(order) && !order.waitsForSeller && dueAt < now };
}
