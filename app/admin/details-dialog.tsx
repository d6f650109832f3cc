import type { ReactNode } from 'react';
import { Button } from '../components/ui/button.tsx';
import { Dialog } from '../components/ui/dialog.tsx';

interface DetailsDialogProps {
  title: string;
  /** At its foot, away from "Delete": what is done most. */
  action: ReactNode;
  /** The owner closes it, or asks first. */
  onRequestClose: () => void;
  onDelete: () => void;
  children: ReactNode;
}

/** Something that was sent in, opened from its list. */
export function DetailsDialog({ title, action, onRequestClose, onDelete, children }: DetailsDialogProps) {
  return (
    <Dialog
      open
      title={title}
      closeLabel="Close"
      onRequestClose={onRequestClose}
      footer={
        <>
          <Button look="danger" onClick={onDelete} className="mr-auto">
            Delete
          </Button>
          {action}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
