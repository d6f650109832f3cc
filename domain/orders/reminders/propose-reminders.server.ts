import type { Readable } from '#platform/database/database.server.ts';
import { zurichDay } from '#platform/dates.ts';
import type { ReminderProposal } from './reminder-answer.ts';
import { daysBetween, dueLevel } from './reminder-plan.ts';
import { listOverdueOrders } from './reminder-queries.server.ts';

/** Reminders that are due now, of all orders or one. The office sends each. */
export async function proposeReminders(db: Readable, now: Date, studyOrderId?: string): Promise<ReminderProposal[]> {
  const today = zurichDay(now);
  const overdue = await listOverdueOrders(db, now, studyOrderId);
  return overdue.flatMap(({ reminders, ...order }) => {
    const level = dueLevel({ ...order, reminders }, today);
    return level === null ? [] : [{ ...order, level, daysOverdue: daysBetween(order.payableUntil, today) }];
  });
}
