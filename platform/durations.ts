export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

const seconds = { minutes: 60, hours: 3_600, days: 86_400 };

/** How long something is kept, as PostgreSQL reads it: '30 days'. */
export type Duration = `${number} ${'minutes' | 'hours' | 'days' | 'months' | 'years'}`;

/** One whose length is the same in each month and year. */
export type FixedDuration = `${number} ${keyof typeof seconds}`;

export function secondsOf(duration: FixedDuration): number {
  const [count, unit] = duration.split(' ') as [string, keyof typeof seconds];
  return Number(count) * seconds[unit];
}
