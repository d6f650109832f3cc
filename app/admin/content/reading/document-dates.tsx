import type { ContentDocument } from '#domain/editions/documents/content-answers.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { dateTimeOrUnknown } from '../../../workspace/list/date-or-unknown.ts';

/** When a document was published, drafted and scheduled. */
export function DocumentDates({ state }: { state: ContentDocument | undefined }) {
  const { liveAt = null, draftSavedAt = null, dueAt = null, draftDiffersFromLive = false } = state ?? {};
  return (
    <>
      <p className="text-sm text-ink-muted">{liveAt ? `Live since ${dateTimeOrUnknown(liveAt)}` : 'Not live yet'}</p>
      <p className="flex flex-wrap gap-1">
        {draftDiffersFromLive && (
          <Badge>
            Draft of {dateTimeOrUnknown(draftSavedAt)}
            {liveAt && ': changed since'}
          </Badge>
        )}
        {dueAt && <Badge look="good">Scheduled for {dateTimeOrUnknown(dueAt)}</Badge>}
      </p>
    </>
  );
}
