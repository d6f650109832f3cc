import type { ContentDocument } from '#domain/editions/documents/content-answers.ts';
import { listDocumentsCall } from '#domain/editions/documents/content-calls.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { useAnswer } from '../../../workspace/calls/answers.ts';
import { DocumentDates } from './document-dates.tsx';

/** Explains what visitors see compared with the draft. */
function explanationOf({ liveAt, dueAt, restoredVersion, ...draft }: ContentDocument): string | undefined {
  const { draftDiffersFromLive, draftDiffersFromScheduled } = draft;
  if (dueAt && draftDiffersFromScheduled) return 'Later changes are not part of the scheduled version.';
  if (dueAt || !draftDiffersFromLive) return undefined;
  if (!liveAt) return 'Only the office sees this draft.';
  return restoredVersion === null
    ? 'Visitors see the changes once they are published.'
    : `The draft is a copy of version ${restoredVersion}. Visitors see it once it is published.`;
}

/** The state of a document; undefined while it loads. */
export function useDocumentState(document: string): ContentDocument | undefined {
  const { data } = useAnswer(listDocumentsCall, {}, { staleTime: 0 });
  return data?.find((known) => known.document === document);
}

/** The version that visitors see, and how the draft differs from it. */
export function DocumentState({ document }: { document: string }) {
  const state = useDocumentState(document);
  const explanation = state && explanationOf(state);
  return (
    <div className="mb-3 flex min-h-6 flex-wrap items-baseline gap-x-4 gap-y-1">
      {state?.isCurrent && <Badge look="good">Current edition</Badge>}
      {state && <DocumentDates state={state} />}
      {explanation && <p className="text-sm">{explanation}</p>}
    </div>
  );
}
