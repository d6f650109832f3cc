import type { ContentPublication } from '#domain/editions/documents/content-answers.ts';
import { cancelPublicationCall } from '#domain/editions/documents/content-calls.ts';
import { Button } from '../../../components/ui/button.tsx';
import { api } from '../../../workspace/calls/api.ts';
import { dateTimeOrUnknown } from '../../../workspace/list/date-or-unknown.ts';
import { useRun } from '../../../workspace/records/use-run.ts';

/** Scheduled versions; while there is one, no other can be published. */
export function ScheduledPublications({ publications }: { publications: readonly ContentPublication[] }) {
  const { busy, run } = useRun();
  const cancel = (id: string) =>
    run('Publication cancelled', 'The publication could not be cancelled', () => api(cancelPublicationCall, { id }));
  return (
    <ul>
      {publications.map(({ id, dueAt, makesCurrent }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-60">
            A version goes live on {dateTimeOrUnknown(dueAt)}
            {makesCurrent && ' and becomes the current edition'}. What you write now is not part of it: cancel it first
            to publish something else.
          </p>
          <Button look="danger" aria-disabled={busy} onClick={() => cancel(id)}>
            Cancel publication
          </Button>
        </li>
      ))}
    </ul>
  );
}
