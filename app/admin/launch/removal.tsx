import { useState } from 'react';
import type { Launch } from '#domain/everything/launch/launch-answer.ts';
import { Button } from '../../components/ui/button.tsx';
import { dateOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { useRestoreSamples } from './use-restore-samples.ts';

/** A note about the last removal of samples, while it can be undone. */
export function Removal({ removal }: Pick<Launch, 'removal'>) {
  const [busy, setBusy] = useState(false);
  const restore = useRestoreSamples();
  if (!removal) return null;
  const { id, removedAt, count } = removal;
  const undo = async () => {
    if (busy) return;
    setBusy(true);
    await restore(id);
    setBusy(false);
  };
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 border-rule border-t px-4 py-2 text-sm">
      {`${count} ${count === 1 ? 'sample was' : 'samples were'} removed on ${dateOrUnknown(removedAt)}.`}
      <Button aria-disabled={busy} of="the removal of the samples" onClick={() => void undo()}>
        Undo
      </Button>
    </p>
  );
}
