import { formatLongDate, formatLongDateTime } from '#platform/dates.ts';

const read = (timestamp: string | null | undefined): Date | null => {
  const date = new Date(timestamp ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
};

/** '3. Juni 2024', or 'Unknown'. */
export function dateOrUnknown(timestamp: string | null | undefined): string {
  const date = read(timestamp);
  return date ? formatLongDate(date) : 'Unknown';
}

/** '3. Juni 2024, 14:05 Uhr', or 'Unknown'. */
export function dateTimeOrUnknown(timestamp: string | null | undefined): string {
  const date = read(timestamp);
  return date ? formatLongDateTime(date) : 'Unknown';
}
