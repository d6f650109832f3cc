import { useMemo, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { LazyDialog } from '../form/lazy-dialog.tsx';
import { RecordFormDialog } from '../form/record-form-dialog.tsx';
import type { EditableRecord } from '../records/use-records.ts';
import type { RecordEntry, TableDescription } from './table-description.ts';

interface NewRecordProps<Row extends EditableRecord> {
  table: TableDescription<Row>;
  entry: RecordEntry<Row>;
  look: 'primary' | 'outline';
}

/** Lets the office enter a record that did not come from the public form. */
export function NewRecord<Row extends EditableRecord>({ table, entry, look }: NewRecordProps<Row>) {
  const [open, setOpen] = useState(false);
  const resource = useMemo(() => {
    const { resource } = table;
    return { ...resource, calls: { ...resource.calls, create: entry.call } };
  }, [table, entry]);
  const close = () => setOpen(false);
  return (
    <>
      <Button look={look} onPointerEnter={entry.form.preload} onClick={() => setOpen(true)}>
        {entry.label}
      </Button>
      {open && (
        <LazyDialog part={entry.form} onClose={close}>
          {(description) => (
            <RecordFormDialog {...{ description, resource }} lang="en" record={null} onClosed={close} />
          )}
        </LazyDialog>
      )}
    </>
  );
}
