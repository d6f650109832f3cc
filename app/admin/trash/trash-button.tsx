import { useState } from 'react';
import { lazyPart } from '../../components/lazy-part.tsx';
import { Button } from '../../components/ui/button.tsx';
import { LazyDialog } from '../../workspace/form/lazy-dialog.tsx';

const dialog = lazyPart(() => import('./trash-dialog.tsx'));

export function TrashButton() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} onPointerEnter={dialog.preload}>
        Trash
      </Button>
      {open && (
        <LazyDialog part={dialog} failure="The trash could not be opened. Please try again." onClose={close}>
          {(TrashDialog) => <TrashDialog onClose={close} />}
        </LazyDialog>
      )}
    </>
  );
}
