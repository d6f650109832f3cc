import type { ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';

interface RecordDetailsProps {
  title: string;
  /** The most frequent action, in the footer, away from Delete. */
  action: ReactNode;
  /** The owner closes the dialog, or asks first. */
  onClose: () => void;
  onDelete?: (() => void) | undefined;
  children: ReactNode;
}

/** A dialog with a record's details; while open it is printed instead of the page. */
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
