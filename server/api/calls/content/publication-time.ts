import { noSuchTime } from '#domain/core/records/no-such-time.ts';
import { instantInZurich } from '#platform/dates.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';

/** When something is to be published; null: now. */
export function readPublicationTime(at: string | undefined): Date | null | Refusal {
  if (at === undefined) return null;
  const instant = instantInZurich(at);
  if (instant) return instant;
  const message = `${noSuchTime(at)}.`;
  return refuse(400, 'no-such-time', message, { errors: [{ path: 'at', message }] });
}
