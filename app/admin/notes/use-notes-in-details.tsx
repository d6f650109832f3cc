import { Button } from '../../components/ui/button.tsx';
import { MultilineField } from '../../components/ui/input-field.tsx';
import { useSaveShortcut } from '../../workspace/form/unsaved-input.ts';
import { useCloseGuard } from '../../workspace/form/use-close-guard.ts';
import { askedConfirmation } from '../../workspace/form/use-confirmation.ts';
import type { DetailsActions, DetailsProps } from '../../workspace/table/table-description.ts';
import { type NotedRecord, type NotesOptions, useNotes } from './use-notes.tsx';

interface NotesInDetailsOptions<Row> extends DetailsProps<Row>, NotesOptions<Row> {
  isBusy: boolean;
  /** Help of the notes field. */
  help: string;
  /** Whether there is other unsaved input. */
  hasOtherInput?: boolean;
}

/**
 * The notes in a record's details: their field, Ctrl+S, and a confirmation before unsaved input is lost.
 * @returns the actions, which ask first if there is unsaved input, and the question about a conflict, to be rendered beside the details
 */
export function useNotesInDetails<Row extends NotedRecord>(options: NotesInDetailsOptions<Row>) {
  const { calls, record, isBusy, run, latestOf, help, hasOtherInput = false, ...unguarded } = options;
  const { notes, setNotes, isDirty, save, question } = useNotes({ calls, record, run, latestOf });
  const actions = useCloseGuard<DetailsActions>(isDirty || hasOtherInput, unguarded);
  const saveNotes = () => {
    if (isDirty && !isBusy) void save();
  };
  useSaveShortcut(!question, () => !askedConfirmation() && saveNotes());
  return {
    actions,
    notesField: (
      <div className="mt-5 border-rule border-t pt-4">
        <MultilineField label="Notes" help={help} value={notes} onChange={(event) => setNotes(event.target.value)} />
        <Button className="no-print mt-2" aria-disabled={!isDirty || isBusy} aria-busy={isBusy} onClick={saveNotes}>
          Save notes
        </Button>
      </div>
    ),
    question,
  };
}
