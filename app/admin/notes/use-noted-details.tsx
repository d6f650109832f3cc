import type { ReactNode } from 'react';
import { useSaveShortcut } from '../../workspace/form/unsaved-input.ts';
import { useCloseGuard } from '../../workspace/form/use-close-guard.tsx';
import type { Run } from '../../workspace/records/use-run.ts';
import type { DetailsProps } from '../../workspace/table/table-description.ts';
import { NotesField } from './notes-field.tsx';
import { type NotedCalls, type NotedRecord, useNotes } from './use-notes.tsx';

interface NotedDetailsOptions<Row> extends DetailsProps<Row> {
  calls: NotedCalls<Row>;
  busy: boolean;
  run: Run;
  /** Of the notes: who never sees them. */
  help: string;
  /** Whether something else was typed that closing would lose. */
  hasOtherInput?: boolean;
}

interface NotedDetails {
  /** Ask first where something typed would be lost. */
  onClose: () => void;
  onDelete: (() => void) | undefined;
  notesField: ReactNode;
  /** Stands beside the details. */
  questions: ReactNode;
}

/** What the details of a record with notes have in common: the field, its keys, and nothing typed that is lost unseen. */
export function useNotedDetails<Row extends NotedRecord>(options: NotedDetailsOptions<Row>): NotedDetails {
  const { calls, record, busy, run, help, hasOtherInput = false, onClose, onDelete } = options;
  const { save, question, ...notes } = useNotes(calls, record, run);
  const guard = useCloseGuard(notes.isDirty || hasOtherInput, { onClose, onDelete });
  const saveNotes = () => {
    if (notes.isDirty && !busy) void save();
  };
  useSaveShortcut(!guard.isAsking && !question, saveNotes);
  return {
    onClose: guard.onClose,
    onDelete: guard.onDelete,
    notesField: <NotesField {...{ ...notes, busy, help }} onSave={saveNotes} />,
    questions: (
      <>
        {question}
        {guard.discardQuestion}
      </>
    ),
  };
}
