import { addZurichDays, zurichDay, zurichTime } from '#platform/dates.ts';

/** asked: with the request; before, due: reminders. */
export const requestMoments = ['asked', 'before', 'due'] as const;
export type RequestMoment = (typeof requestMoments)[number];

/** How many days before the due date people are reminded. */
const daysBefore = 3;

/** Mails of a day are sent from this hour in Zurich. */
const fromHour = 7;

/** The days in Zurich: today, and the last due date that is to be reminded of beforehand. */
export const reminderDays = (now: Date) => ({
  today: zurichDay(now),
  before: zurichDay(addZurichDays(now, daysBefore)),
});

export const isTimeToMail = (now: Date): boolean => zurichTime(now).hour >= fromHour;

/** The reminders of a new request that would only repeat its first mail. */
export function remindersPassed(dueOn: string, now: Date): { remindedBefore?: string; remindedOn?: string } {
  const { today, before } = reminderDays(now);
  return { ...(dueOn <= before && { remindedBefore: dueOn }), ...(dueOn <= today && { remindedOn: dueOn }) };
}
