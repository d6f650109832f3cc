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
  /** Help of the notes field. */
  help: string;
  /** Whether there is other unsaved input. */
  hasOtherInput?: boolean;
}

interface NotedDetails {
  /** These ask first if there is unsaved input. */
  onClose: () => void;
  onDelete: (() => void) | undefined;
  notesField: ReactNode;
  /** Confirmations, to be rendered beside the details. */
  questions: ReactNode;
}

/** The notes in a record's details: their field, Ctrl+S, and a question before unsaved input is lost. */
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
