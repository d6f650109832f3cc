import type { ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { type WorkspaceLanguage, workspaceTexts } from '../workspace-texts.ts';

interface RecordActionsProps {
  /** The record's name, for screen readers. */
  name: string;
  lang: WorkspaceLanguage;
  /** Undefined if the user may not edit or delete the record. */
  onEdit: (() => void) | undefined;
  onDelete: (() => void) | undefined;
  /** Controls that move the record, before the buttons, or in a line above them if they don't fit beside each other. */
  handles: ReactNode;
  /** Further buttons, before these. */
  children: ReactNode;
}

export function RecordActions({ name, lang, onEdit, onDelete, handles, children }: RecordActionsProps) {
  const { edit, remove } = workspaceTexts[lang];
  return (
    <div className="no-print mt-auto flex flex-wrap gap-x-1">
      {handles && <div className="flex items-center gap-1 pt-4">{handles}</div>}
      <div className="flex grow flex-wrap items-center gap-1 pt-4 empty:hidden">
        {children}
        {onEdit && (
          <Button of={name} onClick={onEdit}>
            {edit}
          </Button>
        )}
        {onDelete && (
          <Button look="quiet" of={name} onClick={onDelete} className="-mr-2.5 ml-auto">
            {remove}
          </Button>
        )}
      </div>
    </div>
  );
}
