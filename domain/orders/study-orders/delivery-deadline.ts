import { deliveryHours } from '#content/order-terms.ts';
import { hourMs } from '#platform/durations.ts';
import type { OrderItem } from './order-item.ts';
import type { StudyOrderStatus } from './study-order-status.ts';

/** Hours after which the office is warned of a waiting order; the last is the deadline. */
export const warningHours = [12, 18, deliveryHours] as const;

/** Statuses of orders that wait for their report if it isn't sent; paying early doesn't end the wait. */
export const waitingStatuses = ['pending', 'invoiced', 'paid'] as const satisfies StudyOrderStatus[];

/** When the report is due. */
export const deliveryDeadline = (createdAt: Date): Date => new Date(createdAt.getTime() + deliveryHours * hourMs);

/** Reports of orders placed before this time are due. */
export const dueOrdersBefore = (now: Date): Date => new Date(now.getTime() - deliveryHours * hourMs);

type DeliveredOrder = { deliveredAt: Date | null; status: StudyOrderStatus; items?: readonly OrderItem[] | null };

/** When an order was placed and, if it waited for a real seller, released. */
interface Clocked<Instant> {
  createdAt: Instant;
  releasedAt?: Instant | null;
  waitsForSeller?: boolean;
}

/** Start of an order's 24 hours. */
export const clockStart = <Instant>({ createdAt, releasedAt }: Clocked<Instant>): Instant => releasedAt ?? createdAt;

/** Whether an order waits for its report. */
export const isWaiting = ({ deliveredAt, status, items = null }: DeliveredOrder): boolean =>
  items === null && deliveredAt === null && waitingStatuses.some((waiting) => waiting === status);

/** When an order's report is due, and whether it is overdue. */
export function deliveryClock(order: DeliveredOrder & Clocked<Date>, now: Date): { dueAt: Date; isOverdue: boolean } {
  const dueAt = deliveryDeadline(clockStart(order));
  return { dueAt, isOverdue: isWaiting(order) && !order.waitsForSeller && dueAt < now };
}
