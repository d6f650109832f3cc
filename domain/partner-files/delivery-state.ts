import { zurichDay } from '#platform/dates.ts';
import type { DeliveryState } from './file-request-answer.ts';

/** Whether a firm has answered a request, and if not, whether the due date has passed. */
export function deliveryState(dueOn: string, deliveredAt: Date | null, now: Date): DeliveryState {
  if (deliveredAt) return 'delivered';
  return dueOn < zurichDay(now) ? 'overdue' : 'open';
}
