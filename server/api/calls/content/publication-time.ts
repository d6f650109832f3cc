import { instantInZurich } from '#platform/dates.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';

/** When something is to be published; null: now. */
export function readPublicationTime(at: string | undefined): Date | null | Refusal {
  if (at === undefined) return null;
  const message = 'Choose another time: this one does not exist on that day, because the clocks change.';
  return instantInZurich(at) ?? refuse(400, 'no-such-time', message, { errors: [{ path: 'at', message }] });
}
