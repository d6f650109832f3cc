import { addZurichDays, zurichDay, zurichTime } from '#platform/dates.ts';

/** Why a mail is sent. asked: a new request; before, due: reminders; changed: a new due date; closed: closed or withdrawn. */
export const requestMoments = ['asked', 'before', 'due', 'changed', 'closed'] as const;
export type RequestMoment = (typeof requestMoments)[number];

/** How many days before the due date people are reminded. */
const daysBefore = 3;

/** Mails of a day are sent from this hour in Zurich. */
const fromHour = 7;

/** Days in Zurich: today, and the last due date of which people are reminded today. */
export const reminderDays = (now: Date) => ({
  today: zurichDay(now),
  before: zurichDay(addZurichDays(now, daysBefore)),
});

export const isTimeToMail = (now: Date): boolean => zurichTime(now).hour >= fromHour;

/** Mails about a changed or closed request wait this long, so that they can be dropped after an undo or another change. */
export const changeCollectedForMs = 10 * 60_000;

/** Marks reminders as sent that the mail about a new due date makes redundant. */
export function remindersPassed(dueOn: string, now: Date): { remindedBefore?: string; remindedOn?: string } {
  const { today, before } = reminderDays(now);
  return { ...(dueOn <= before && { remindedBefore: dueOn }), ...(dueOn <= today && { remindedOn: dueOn }) };
}
