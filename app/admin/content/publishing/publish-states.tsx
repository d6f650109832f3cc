import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ContentPublication } from '#domain/editions/documents/content-answers.ts';
import { cancelPublicationCall } from '#domain/editions/documents/content-calls.ts';
import { Button } from '../../../components/ui/button.tsx';
import { api } from '../../../workspace/calls/api.ts';
import { dateTimeOrUnknown } from '../../../workspace/list/date-or-unknown.ts';
import { ListStates } from '../../../workspace/list/list-states.tsx';
import { useRun } from '../../../workspace/records/use-run.ts';

interface PublishStatesProps {
  publications: UseQueryResult<ContentPublication[]>;
  /** What has to be fixed first, or false. */
  errorText: string | false;
  /** Shows what has to be fixed. */
  onFindings: () => void;
  /** The form. */
  children: (publications: readonly ContentPublication[]) => ReactNode;
}

/** The form of a publish dialog, or what prevents publishing: a scheduled version, or errors. */
export function PublishStates({ publications, errorText, onFindings, children }: PublishStatesProps) {
  return (
    <ListStates query={publications} failure="The publications could not be loaded.">
      {(known) => {
        const waiting = known.filter(({ state }) => state === 'scheduled');
        if (waiting.length > 0) return <ScheduledPublications publications={waiting} />;
        if (!errorText) return children(known);
        return (
          <>
            <p className="mb-4">{errorText}</p>
            <Button data-autofocus onClick={onFindings}>
              Show what is missing
            </Button>
          </>
        );
      }}
    </ListStates>
  );
}

/** Scheduled versions; while there is one, no other can be published. */
function ScheduledPublications({ publications }: { publications: readonly ContentPublication[] }) {
  const { isBusy, run } = useRun();
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
          <Button look="danger" aria-disabled={isBusy} onClick={() => cancel(id)}>
            Cancel publication
          </Button>
        </li>
      ))}
    </ul>
  );
}
