import type { ReactNode } from 'react';
import { Button } from '../components/ui/button.tsx';

interface RecordActionsProps {
  /** What the record is called, for those who can't see which card the buttons stand on. */
  name: string;
  /** Nothing can be done with it yet. */
  disabled?: boolean;
  edit: string;
  remove: string;
  onEdit: () => void;
  onDelete: () => void;
  children?: ReactNode;
}

/** The buttons at the foot of a card. */
export function RecordActions({ name, disabled, edit, remove, onEdit, onDelete, children }: RecordActionsProps) {
  return (
    <div className="mt-auto flex flex-wrap items-center gap-2 pt-4">
      {children}
      <Button disabled={disabled} onClick={onEdit}>
        {edit}
        <span className="sr-only"> {name}</span>
      </Button>
      <Button look="quiet" disabled={disabled} onClick={onDelete}>
        {remove}
        <span className="sr-only"> {name}</span>
      </Button>
    </div>
  );
}

export const englishActions = { edit: 'Edit', remove: 'Delete' };
export const germanActions = { edit: 'Bearbeiten', remove: 'Löschen' };
