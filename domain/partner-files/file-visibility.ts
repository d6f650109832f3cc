import { zurichDay } from '#platform/dates.ts';
import { refuse } from '#platform/refusal.ts';

/** The days on which firms see a file. */
export interface VisibleDays {
  visibleFrom?: string | null | undefined;
  visibleUntil?: string | null | undefined;
}

export const startsLater = ({ visibleFrom }: VisibleDays, today: string): boolean =>
  typeof visibleFrom === 'string' && visibleFrom > today;

export const endsBeforeStart = ({ visibleFrom, visibleUntil }: VisibleDays): boolean =>
  typeof visibleFrom === 'string' && typeof visibleUntil === 'string' && visibleUntil < visibleFrom;

export const daysMessage = 'Must not be before the first day';

const noDays = (message: string) => refuse(400, 'no-days', '', { errors: [{ path: 'visibleUntil', message }] });

/** Refuses a last day in the past for a new file, which no firm would ever see. */
export const refusePastDays = ({ visibleUntil }: VisibleDays) =>
  typeof visibleUntil === 'string' && visibleUntil < zurichDay(new Date())
    ? noDays('Must not be in the past')
    : undefined;

export const refuseDays = (days: VisibleDays) => (endsBeforeStart(days) ? noDays(daysMessage) : undefined);
