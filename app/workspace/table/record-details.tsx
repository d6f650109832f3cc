import type { ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';

interface RecordDetailsProps {
  title: string;
  /** At its foot, away from "Delete": what is done most. */
  action: ReactNode;
  /** The owner closes it, or asks first. */
  onClose: () => void;
  onDelete?: (() => void) | undefined;
  children: ReactNode;
}

/** Something that was sent in, opened from its list; what is printed while it is open. */
export function RecordDetails({ title, action, onClose, onDelete, children }: RecordDetailsProps) {
  return (
    <Dialog
      open
      prints
      title={title}
      closeLabel="Close"
      onRequestClose={onClose}
      footer={
        <>
          {onDelete && (
            <Button look="danger" onClick={onDelete} className="mr-auto">
              Delete
            </Button>
          )}
          {action}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
