import { Button } from '../../components/ui/button.tsx';
import { MultilineField } from '../../components/ui/input-field.tsx';
import type { useNotes } from './use-notes.tsx';

const maxNotesLength = 5000;

interface NotesFieldProps extends Pick<ReturnType<typeof useNotes>, 'notes' | 'setNotes' | 'isDirty'> {
  help: string;
  busy: boolean;
  onSave: () => void;
}

/** The office's notes on a record. */
export function NotesField({ notes, setNotes, isDirty, help, busy, onSave }: NotesFieldProps) {
  return (
    <div className="mt-5 border-rule border-t pt-4">
      <MultilineField
        label="Notes"
        help={help}
        rows={3}
        maxLength={maxNotesLength}
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
      />
      <Button className="no-print mt-2" aria-disabled={!isDirty || busy} aria-busy={busy} onClick={onSave}>
        Save notes
      </Button>
    </div>
  );
}
