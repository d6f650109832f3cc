/** Days after the last day on which an invoice was payable, by level. */
export const daysAfterDue = [10, 30, 45] as const;
/** However late the one before was sent, its reader gets this time to pay. */
const minDaysBetween = 10;
/** Payments appear in later files of the bank: an older import is no basis for reminders. */
export const maxImportAgeDays = 5;

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

export const daysBetween = (from: string, to: string) => dayNumber(to) - dayNumber(from);

interface OverdueInvoice {
  /** 'YYYY-MM-DD', like the other days. */
  payableUntil: string;
  /** Its reminders, by level. */
  reminders: { level: number; requestedOn: string }[];
}

/** The level of the reminder that an unpaid invoice is due for; null: none, or not yet. */
export function dueLevel({ payableUntil, reminders }: OverdueInvoice, today: string): number | null {
  const last = reminders.reduce((highest, { level }) => Math.max(highest, level), 0);
  const days = daysAfterDue[last];
  if (days === undefined || daysBetween(payableUntil, today) < days) return null;
  const isTooSoon = reminders.some(({ requestedOn }) => daysBetween(requestedOn, today) < minDaysBetween);
  return isTooSoon ? null : last + 1;
}

/** Whether what the bank told is new enough to remind anybody. */
export function isImportFresh(lastImportAt: Date | null, now: Date): boolean {
  return lastImportAt !== null && now.getTime() - lastImportAt.getTime() <= maxImportAgeDays * 86_400_000;
}
