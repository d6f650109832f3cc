import { useState } from 'react';
import { trashDays } from '#domain/core/records/trash-term.ts';
import type { Launch } from '#domain/everything/launch/launch-answer.ts';
import { removeSamplesCall } from '#domain/everything/launch/launch-calls.ts';
import { CallFailed } from '../../api-client.ts';
import { Button } from '../../components/ui/button.tsx';
import { Question } from '../../components/ui/question.tsx';
import { api } from '../../workspace/calls/api.ts';
import { notify, notifyDeleted } from '../../workspace/records/notify.ts';
import { failureToast } from '../../workspace/records/toasts.ts';
import { sampleKind } from './sample-kinds.ts';
import { useRefreshEverything } from './use-launch.ts';
import { useRestoreSamples } from './use-restore-samples.ts';

const counted = (count: number) => `${count} ${count === 1 ? 'sample' : 'samples'}`;

/** Asks by name and number, then removes all records that are samples; they can be brought back at once. */
export function RemoveSamples({ launch: { samples } }: { launch: Launch }) {
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const refresh = useRefreshEverything();
  const restore = useRestoreSamples();
  const count = samples.records.reduce((sum, { records }) => sum + records.length, 0);
  const remove = async () => {
    setAsked(false);
    setBusy(true);
    try {
      const body = { version: samples.version };
      const removal = await api(removeSamplesCall, { body });
      const title = `${counted(removal.count)} removed`;
      notifyDeleted({ title, lang: 'en' }, 'Undo', () => void restore(removal.id));
    } catch (error) {
      const detail = error instanceof CallFailed ? error.problem.detail : undefined;
      notify(failureToast(['The samples could not be removed', detail].filter(Boolean).join('. ')));
    }
    setBusy(false);
    await refresh();
  };
  if (count === 0) return null;
  return (
    <>
      <Button look="danger" aria-disabled={busy} onClick={() => !busy && setAsked(true)}>
        Remove the samples…
      </Button>
      {isAsked && (
        <Question
          title={`Remove ${counted(count)}?`}
          cancel="Cancel"
          confirm={`Remove ${counted(count)}`}
          onCancel={() => setAsked(false)}
          onConfirm={() => void remove()}
        >
          {`${namesOf(samples)} They go to the trash, and one «Undo» brings all of them back for ${trashDays} days. Texts of pages stay as they are.`}
        </Question>
      )}
    </>
  );
}

/** 'Partners (2): Muster AG, Beispiel AG.' of each kind. */
const namesOf = ({ records }: Launch['samples']): string =>
  records
    .map(
      ({ kind, records: named }) =>
        `${sampleKind(kind).label} (${named.length}): ${named.map(({ name }) => name).join(', ')}.`,
    )
    .join(' ');
