import type { ContentDocument } from '#domain/editions/documents/content-answers.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { dateTimeOrUnknown } from '../../../workspace/list/date-or-unknown.ts';

/** Whether the draft is newer than the live version. */
export const isDraftNewer = ({ liveAt, draftSavedAt }: ContentDocument): boolean =>
  draftSavedAt !== null && (liveAt === null || draftSavedAt > liveAt);

/** When a document was published, drafted and scheduled. */
export function DocumentDates({ state }: { state: ContentDocument | undefined }) {
  const { liveAt = null, draftSavedAt = null, dueAt = null } = state ?? {};
  return (
    <>
      <p className="text-sm text-ink-muted">{liveAt ? `Live since ${dateTimeOrUnknown(liveAt)}` : 'Not live yet'}</p>
      <p className="flex flex-wrap gap-1 md:justify-end">
        {state && isDraftNewer(state) && <Badge>Draft of {dateTimeOrUnknown(draftSavedAt)}</Badge>}
        {dueAt && <Badge look="good">Scheduled for {dateTimeOrUnknown(dueAt)}</Badge>}
      </p>
    </>
  );
}
