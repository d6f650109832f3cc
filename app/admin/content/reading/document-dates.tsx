import type { ContentDocument } from '#domain/editions/documents/content-answers.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { dateTimeOrUnknown } from '../../../workspace/list/date-or-unknown.ts';

export function DocumentDates({ state }: { state: ContentDocument | undefined }) {
  const { liveAt = null, draftSavedAt = null, dueAt = null, draftDiffersFromLive = false } = state ?? {};
  return (
    <>
      <p className="text-sm text-ink-muted">{liveAt ? `Live since ${dateTimeOrUnknown(liveAt)}` : 'Not live yet'}</p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {draftDiffersFromLive && <Badge>Draft of {dateTimeOrUnknown(draftSavedAt)}</Badge>}
        {draftDiffersFromLive && liveAt && <span className="text-sm">Changed since</span>}
        {dueAt && <Badge look="good">Scheduled for {dateTimeOrUnknown(dueAt)}</Badge>}
      </p>
    </>
  );
}
