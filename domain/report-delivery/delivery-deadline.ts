import type { StudyOrderStatus } from '../study-orders/study-order-status.ts';

/** Hours from the order until the report is due, as the order page promises. */
const deliveryHours = 24;

/** After so many hours the team is warned of an order that waits: twice before the promise breaks, and when it does. */
export const warningHours = [12, 18, 24] as const;

/** In these an order whose report was not sent waits for it: who has paid early waits like everybody else. */
export const waitingStatuses = ['pending', 'invoiced', 'paid'] as const satisfies StudyOrderStatus[];

/** When the report has to be with the buyer. */
export function deliveryDeadline(createdAt: Date): Date {
  return new Date(createdAt.getTime() + deliveryHours * 3_600_000);
}

/** Whoever ordered before this moment should have the report by now. */
export function dueOrdersBefore(now: Date): Date {
  return new Date(now.getTime() - deliveryHours * 3_600_000);
}

/** An order's 24-hour clock: when its report is due, and whether it is late. It stops when the report is sent. */
export function deliveryClock(
  order: { createdAt: Date; deliveredAt: Date | null; status: StudyOrderStatus },
  now: Date,
): { dueAt: Date; isOverdue: boolean } {
  const dueAt = deliveryDeadline(order.createdAt);
  const isWaiting = order.deliveredAt === null && waitingStatuses.some((status) => status === order.status);
  return { dueAt, isOverdue: isWaiting && dueAt < now };
}
