import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentPublication } from '#domain/editions/documents/content-answers.ts';
import { cancelPublicationCall } from '#domain/editions/documents/content-calls.ts';
import { Button } from '../../../components/ui/button.tsx';
import { answerKeys } from '../../../workspace/calls/answers.ts';
import { api } from '../../../workspace/calls/api.ts';
import { dateTimeOrUnknown } from '../../../workspace/list/date-or-unknown.ts';
import { notify } from '../../../workspace/records/notify.ts';
import { failureToast, successToast } from '../../../workspace/records/toasts.ts';

/** Scheduled versions; while there is one, no other can be published. */
export function ScheduledPublications({ publications }: { publications: readonly ContentPublication[] }) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const cancel = async (id: string) => {
    setBusy(true);
    try {
      await api(cancelPublicationCall, { id });
      notify(successToast('Publication cancelled'));
    } catch {
      notify(failureToast('The publication could not be cancelled'));
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries({ queryKey: answerKeys });
    }
  };
  return (
    <ul>
      {publications.map(({ id, dueAt, makesCurrent }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-60">
            A version goes live on {dateTimeOrUnknown(dueAt)}
            {makesCurrent && ' and becomes the current edition'}. What you write now is not part of it: cancel it first
            to publish something else.
          </p>
          <Button look="danger" aria-disabled={busy} onClick={() => !busy && void cancel(id)}>
            Cancel publication
          </Button>
        </li>
      ))}
    </ul>
  );
}
