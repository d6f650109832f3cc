import { useState } from 'react';
import { trashDays } from '#domain/core/records/trash-term.ts';
import type { Launch } from '#domain/everything/launch/launch-answer.ts';
import { removeSamplesCall } from '#domain/everything/launch/launch-calls.ts';
import { Button } from '../../components/ui/button.tsx';
import { api } from '../../workspace/calls/api.ts';
import { detailOf } from '../../workspace/calls/failure-message.ts';
import { useConfirmation } from '../../workspace/form/use-confirmation.tsx';
import { notify, notifyDeleted } from '../../workspace/records/notify.ts';
import { failureToast } from '../../workspace/records/toasts.ts';
import { kindName } from '../record-kinds.ts';
import { useRefreshEverything } from './use-launch.ts';
import { useRestoreSamples } from './use-restore-samples.ts';

const counted = (count: number) => `${count} ${count === 1 ? 'sample' : 'samples'}`;

/** Removes all sample records after a confirmation that names them; the removal can be undone. */
export function RemoveSamples({ launch: { samples } }: { launch: Launch }) {
  const { ask, question } = useConfirmation();
  const [busy, setBusy] = useState(false);
  const refresh = useRefreshEverything();
  const restore = useRestoreSamples();
  const count = samples.records.reduce((sum, { records }) => sum + records.length, 0);
  const remove = async () => {
    setBusy(true);
    try {
      const body = { version: samples.version };
      const removal = await api(removeSamplesCall, { body });
      const title = `${counted(removal.count)} removed`;
      notifyDeleted({ title, lang: 'en' }, 'Undo', () => void restore(removal.id));
    } catch (error) {
      notify(failureToast(['The samples could not be removed', detailOf(error)].filter(Boolean).join('. ')));
    }
    setBusy(false);
    await refresh();
  };
  if (count === 0) return null;
  const askToRemove = () =>
    ask({
      title: `Remove ${counted(count)}?`,
      text: `${namesOf(samples)} They go to the trash, and one «Undo» restores all of them for ${trashDays} days. Texts of pages stay as they are.`,
      confirm: `Remove ${counted(count)}`,
      perform: remove,
    });
  return (
    <>
      <Button look="danger" aria-disabled={busy} onClick={() => !busy && askToRemove()}>
        Remove the samples…
      </Button>
      {question}
    </>
  );
}

/** 'Partners (2): Muster AG, Beispiel AG.' for each kind. */
const namesOf = ({ records }: Launch['samples']): string =>
  records
    .map(
      ({ kind, records: named }) => `${kindName(kind)} (${named.length}): ${named.map(({ name }) => name).join(', ')}.`,
    )
    .join(' ');
