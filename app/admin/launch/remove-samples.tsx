import { useState } from 'react';
import { trashDays } from '#domain/core/records/trash-term.ts';
import type { Launch } from '#domain/everything/launch/launch-answer.ts';
import { removeSamplesCall, restoreSamplesCall } from '#domain/everything/launch/launch-calls.ts';
import { isNotFound } from '../../api-client.ts';
import { Button } from '../../components/ui/button.tsx';
import { api } from '../../workspace/calls/api.ts';
import { detailOf } from '../../workspace/calls/failure-message.ts';
import { useConfirmation } from '../../workspace/form/use-confirmation.ts';
import { counted } from '../../workspace/list/counted.ts';
import { dateOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { notify, notifyDeleted } from '../../workspace/records/notify.ts';
import { failureToast, successToast } from '../../workspace/records/toasts.ts';
import { kindName } from '../record-kinds.ts';
import { useRefreshEverything } from './use-launch.ts';

/** Removes all sample records after a confirmation that names them; the removal can be undone. */
export function RemoveSamples({ launch: { samples } }: { launch: Launch }) {
  const ask = useConfirmation();
  const [isBusy, setIsBusy] = useState(false);
  const refresh = useRefreshEverything();
  const restore = useRestoreSamples();
  const count = samples.records.reduce((sum, { records }) => sum + records.length, 0);
  const remove = async () => {
    setIsBusy(true);
    try {
      const body = { version: samples.version };
      const removal = await api(removeSamplesCall, { body });
      const title = `${counted(removal.count, 'sample')} removed`;
      notifyDeleted({ title, lang: 'en' }, () => void restore(removal.id));
    } catch (error) {
      notify(failureToast(['The samples could not be removed', detailOf(error)].filter(Boolean).join('. ')));
    }
    setIsBusy(false);
    await refresh();
  };
  if (count === 0) return null;
  const askToRemove = () =>
    ask({
      title: `Remove ${counted(count, 'sample')}?`,
      text: `${namesOf(samples)} They go to the trash, and one «Undo» restores all of them for ${trashDays} days. Texts of pages stay as they are.`,
      confirm: `Remove ${counted(count, 'sample')}`,
      perform: remove,
    });
  return (
    <Button look="danger" aria-disabled={isBusy} onClick={askToRemove}>
      Remove the samples…
    </Button>
  );
}

/** 'Partners (2): Muster AG, Beispiel AG.' for each kind. */
const namesOf = ({ records }: Launch['samples']): string =>
  records
    .map(
      ({ kind, records: named }) => `${kindName(kind)} (${named.length}): ${named.map(({ name }) => name).join(', ')}.`,
    )
    .join(' ');

/** Restores removed samples and shows how many. */
function useRestoreSamples(): (removalId: string) => Promise<void> {
  const refresh = useRefreshEverything();
  return async (removalId) => {
    try {
      const { restored } = await api(restoreSamplesCall, { id: removalId });
      notify(successToast(`${counted(restored, 'sample')} restored`));
    } catch (error) {
      const isUndone = isNotFound(error);
      notify(failureToast(isUndone ? 'The samples were already restored' : 'The samples could not be restored'));
    }
    await refresh();
  };
}

/** A note about the last removal of samples, while it can be undone. */
export function RemovalNote({ removal }: Pick<Launch, 'removal'>) {
  const [isBusy, setIsBusy] = useState(false);
  const restore = useRestoreSamples();
  if (!removal) return null;
  const { id, removedAt, count } = removal;
  const undo = async () => {
    setIsBusy(true);
    await restore(id);
    setIsBusy(false);
  };
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 border-rule border-t px-4 py-2 text-sm">
      {counted(count, 'sample was', 'samples were')} removed on {dateOrUnknown(removedAt)}.
      <Button aria-disabled={isBusy} of="the removal of the samples" onClick={() => void undo()}>
        Undo
      </Button>
    </p>
  );
}
