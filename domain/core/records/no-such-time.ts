import { parseDate } from '#platform/dates.ts';

/** Why a local time in Zurich ('2029-06-04T08:00') that does not exist is refused. */
export function noSuchTime(local: string): string {
  const [day = '', time = ''] = local.split('T');
  if (!parseDate(day)) return 'Choose another day: this one does not exist';
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time)
    ? 'Choose another time: this one does not exist on that day, because the clocks change'
    : 'Choose another time: from 00:00 to 23:59';
}
