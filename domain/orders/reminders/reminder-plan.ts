import { dayMs } from '#platform/durations.ts';

/** Days after the due date, by level. */
export const daysAfterDue = [10, 30, 45] as const;
/** Minimum days between two reminders. */
const minDaysBetween = 10;
/** With an older import, recent payments may be missing. */
export const maxImportAgeDays = 5;

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs;

export const daysBetween = (from: string, to: string) => dayNumber(to) - dayNumber(from);

interface OverdueInvoice {
  /** 'YYYY-MM-DD', like the other days. */
  payableUntil: string;
  /** Reminders already requested. */
  reminders: { level: number; requestedOn: string }[];
}

/** The level of the reminder that is due for an unpaid invoice; null if none is. */
export function dueLevel({ payableUntil, reminders }: OverdueInvoice, today: string): number | null {
  const last = reminders.reduce((highest, { level }) => Math.max(highest, level), 0);
  const days = daysAfterDue[last];
  if (days === undefined || daysBetween(payableUntil, today) < days) return null;
  const isTooSoon = reminders.some(({ requestedOn }) => daysBetween(requestedOn, today) < minDaysBetween);
  return isTooSoon ? null : last + 1;
}

/** Whether the last import is recent enough for reminders. */
export const isImportFresh = (lastImportAt: Date | null, now: Date): boolean =>
  lastImportAt !== null && now.getTime() - lastImportAt.getTime() <= maxImportAgeDays * dayMs;
