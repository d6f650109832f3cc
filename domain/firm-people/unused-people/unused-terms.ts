/** Months without a sign-in after which people are asked whether they still need their access. */
export const unusedMonths = 12;

export function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date;
}
