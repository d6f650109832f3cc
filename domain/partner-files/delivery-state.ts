import { zurichDay } from '#platform/dates.ts';
import type { DeliveryState } from './file-request-answer.ts';

/** How far a firm is with a request. */
export function deliveryState(dueOn: string, deliveredAt: Date | null, now: Date): DeliveryState {
  if (deliveredAt) return 'delivered';
  return dueOn < zurichDay(now) ? 'overdue' : 'open';
}
