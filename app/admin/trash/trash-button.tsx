import { useState } from 'react';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { Lazy, lazyPart } from '../../components/lazy-part.tsx';
import { showToast } from '../../components/show-toast.ts';
import { Button } from '../../components/ui/button.tsx';
import { failureToast } from '../records/toasts.ts';

const dialog = lazyPart(() => import('./trash-dialog.tsx'));

/** The way to what was deleted. */
export function TrashButton() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} onPointerEnter={dialog.preload}>
        Trash
      </Button>
      {open && (
        <ErrorBoundary
          fallback={() => null}
          onError={() => {
            showToast(failureToast('The trash could not be opened. Please try again.'));
            close();
          }}
        >
          <Lazy part={dialog}>{(TrashDialog) => <TrashDialog onClose={close} />}</Lazy>
        </ErrorBoundary>
      )}
    </>
  );
}
