import type { FirmFileRequest } from '#domain/partner-files/file-request-answer.ts';
import { formatLongDate } from '#platform/dates.ts';

/** When a request is due or was answered, such as 'bis 15. Mai 2031'. */
export function requestedUntil({ state, dueOn, deliveredAt }: FirmFileRequest): string {
  if (deliveredAt) return `geliefert am ${formatLongDate(new Date(deliveredAt))}`;
  return `${state === 'overdue' ? 'überfällig seit' : 'bis'} ${formatLongDate(new Date(dueOn))}`;
}
