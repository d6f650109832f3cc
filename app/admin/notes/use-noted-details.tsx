import type { ReactNode } from 'react';
import { useSaveShortcut } from '../../workspace/form/unsaved-input.ts';
import { useCloseGuard } from '../../workspace/form/use-close-guard.tsx';
import type { Run } from '../../workspace/records/use-run.ts';
import type { DetailsActions, DetailsProps } from '../../workspace/table/table-description.ts';
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
  /** Actions that ask first if there is unsaved input. */
  actions: DetailsActions;
  notesField: ReactNode;
  /** Confirmations, to be rendered beside the details. */
  questions: ReactNode;
}

/** The notes in a record's details: their field, Ctrl+S, and a confirmation before unsaved input is lost. */
export function useNotedDetails<Row extends NotedRecord>(options: NotedDetailsOptions<Row>): NotedDetails {
  const { calls, record, busy, run, help, hasOtherInput = false } = options;
  const { onClose, onDelete, onNext, onPrevious, onDone } = options;
  const { save, question, ...notes } = useNotes(calls, record, run);
  const { isAsking, discardQuestion, ...actions } = useCloseGuard(notes.isDirty || hasOtherInput, {
    onClose,
    onDelete,
    onNext,
    onPrevious,
    onDone,
  });
  const saveNotes = () => {
    if (notes.isDirty && !busy) void save();
  };
  useSaveShortcut(!isAsking && !question, saveNotes);
  return {
    actions,
    notesField: <NotesField {...{ ...notes, busy, help }} onSave={saveNotes} />,
    questions: (
      <>
        {question}
        {discardQuestion}
      </>
    ),
  };
}
