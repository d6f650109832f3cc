import type { ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { type Language, workspaceTexts } from '../workspace-texts.ts';

interface RecordActionsProps {
  /** What the record is called, for those who can't see which card the buttons stand on. */
  name: string;
  lang: Language;
  /** Left out for what can't be edited, or deleted, as it stands, and for who only reads. */
  onEdit?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
  children?: ReactNode;
}

/** The buttons at the foot of a card. */
export function RecordActions({ name, lang, onEdit, onDelete, children }: RecordActionsProps) {
  const { edit, remove } = workspaceTexts[lang];
  return (
    <div className="mt-auto flex flex-wrap items-center gap-2 pt-4 empty:hidden">
      {children}
      {onEdit && (
        <Button onClick={onEdit}>
          {edit}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
      {onDelete && (
        <Button look="quiet" onClick={onDelete}>
          {remove}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
    </div>
  );
}
