import { hourMs } from '#platform/durations.ts';

/** How long delivery of a mail is retried. */
export const maxRetryHours = 72;
export const maxRetryMs = maxRetryHours * hourMs;

const firstPauseMs = 5_000;
const maxPauseMs = 15 * 60_000;

/** Milliseconds after the nth failure (1, 2, …): 5 s, 10 s, 20 s … 15 min. */
export const pauseAfter = (failures: number): number =>
  Math.min(maxPauseMs, firstPauseMs * 2 ** Math.min(failures - 1, 20));

/**
 * Time of the next attempt after a failure; null once the 72 hours are over. The last attempt is exactly at their end.
 */
export function nextTry(mail: { attempts: number; waitingSince: Date }, now: Date): Date | null {
  const end = mail.waitingSince.getTime() + maxRetryMs;
  if (now.getTime() >= end) return null;
  return new Date(Math.min(end, now.getTime() + pauseAfter(mail.attempts)));
}
