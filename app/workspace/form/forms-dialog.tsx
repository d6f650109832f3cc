import { type ReactNode, useReducer } from 'react';
import { Dialog } from '../../components/ui/dialog.tsx';
import { CountUnsavedForms } from './unsaved-forms.ts';
import { useCloseGuard } from './use-close-guard.ts';

interface FormsDialogProps {
  title: string;
  isPrintedAlone?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with several forms, each of which is saved separately. Closing it with unsaved input asks first. */
export function FormsDialog({ onClose, children, ...shown }: FormsDialogProps) {
  const [unsavedForms, count] = useReducer((before: number, change: 1 | -1) => before + change, 0);
  const guard = useCloseGuard(unsavedForms > 0, { onClose });
  return (
    <Dialog {...shown} onRequestClose={guard.onClose}>
      <CountUnsavedForms value={count}>{children}</CountUnsavedForms>
    </Dialog>
  );
}
