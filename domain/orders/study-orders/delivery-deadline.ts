import { deliveryHours } from '#content/promises.ts';
import type { StudyOrderStatus } from './study-order-status.ts';

/** When the team is warned of a waiting order: twice before its report is due, and when it is. */
export const warningHours = [12, 18, deliveryHours] as const;

/** In these an order whose report was not sent waits for it: who has paid early waits like everybody else. */
export const waitingStatuses = ['pending', 'invoiced', 'paid'] as const satisfies StudyOrderStatus[];

/** When the report has to be with the buyer. */
export function deliveryDeadline(createdAt: Date): Date {
  return new Date(createdAt.getTime() + deliveryHours * 3_600_000);
}

/** Reports of orders placed before this moment are due. */
export function dueOrdersBefore(now: Date): Date {
  return new Date(now.getTime() - deliveryHours * 3_600_000);
}

type DeliveredOrder = { deliveredAt: Date | null; status: StudyOrderStatus };

/** When an order was placed, and when a real seller released it, if it waited for one. */
interface Clocked<Instant> {
  createdAt: Instant;
  releasedAt?: Instant | null;
  waitsForSeller?: boolean;
}

/** From when an order's 24 hours run. */
export const clockStart = <Instant>({ createdAt, releasedAt }: Clocked<Instant>): Instant => releasedAt ?? createdAt;

/** Whether an order waits for its report. */
export const isWaiting = ({ deliveredAt, status }: DeliveredOrder): boolean =>
  deliveredAt === null && waitingStatuses.some((waiting) => waiting === status);

/** An order's 24-hour clock: when its report is due, and whether it is late. It stops when the report is sent. */
export function deliveryClock(order: DeliveredOrder & Clocked<Date>, now: Date): { dueAt: Date; isOverdue: boolean } {
  const dueAt = deliveryDeadline(clockStart(order));
  return { dueAt, isOverdue: isWaiting(order) && !order.waitsForSeller && dueAt < now };
}
