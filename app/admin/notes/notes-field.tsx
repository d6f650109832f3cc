import { Button } from '../../components/ui/button.tsx';
import { Field, inputLook } from '../../components/ui/field.tsx';
import type { Notes } from './use-notes.tsx';

const maxNotesLength = 5000;

interface NotesFieldProps extends Pick<Notes, 'notes' | 'setNotes' | 'isDirty'> {
  help: string;
  busy: boolean;
  onSave: () => void;
}

/** Where the team keeps its notes on a record. */
export function NotesField({ notes, setNotes, isDirty, help, busy, onSave }: NotesFieldProps) {
  return (
    <div className="mt-5 border-rule border-t pt-4">
      <Field label="Notes" help={help}>
        {(described) => (
          <textarea
            {...described}
            rows={3}
            maxLength={maxNotesLength}
            value={notes}
            onChange={(event) => setNotes(event.target.value)}
            className={`${inputLook} field-sizing-content min-h-20 pointer-coarse:min-h-20`}
          />
        )}
      </Field>
      <Button className="no-print mt-2" aria-disabled={!isDirty || busy} onClick={onSave}>
        Save notes
      </Button>
    </div>
  );
}
