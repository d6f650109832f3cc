import { capitalised } from '../list/capitalised.ts';
import type { EditableRecord } from '../records/use-records.ts';
import { useNow } from '../use-now.ts';
import { DataTable } from './data-table.tsx';
import { RecordRow } from './record-row.tsx';
import type { TableDescription } from './table-description.ts';
import type { Selection } from './use-selection.ts';

interface RecordRowsProps<Row extends EditableRecord> {
  table: TableDescription<Row>;
  rows: readonly Row[];
  /** Whether other rows are being loaded. */
  isStale: boolean;
  /** Omitted, like `onDelete`, if the user may not change records. */
  selection: Selection<Row> | undefined;
  /** The record whose details are beside the list. */
  openedBeside: Row | null;
  onOpen: (record: Row) => void;
  onDelete: ((record: Row) => void) | undefined;
}

/** The rows of a page, with a column to select them and one for their buttons. */
export function RecordRows<Row extends EditableRecord>(props: RecordRowsProps<Row>) {
  const { table, rows, isStale, selection, openedBeside, onOpen, onDelete } = props;
  const now = useNow();
  return (
    <DataTable
      caption={capitalised(table.plural)}
      columns={[
        ...(selection ? [{ head: 'Select', headClass: 'no-print w-8', hidesHead: true }] : []),
        ...table.columns,
        { head: 'Actions', headClass: `no-print ${table.buttonsClass}` },
      ]}
      isStale={isStale}
    >
      {rows.map((record) => (
        <RecordRow
          key={record.id}
          table={table}
          record={record}
          isMarked={table.isMarked(record, now)}
          selection={selection}
          isSplit={openedBeside !== null}
          isOpened={record.id === openedBeside?.id}
          onOpen={() => onOpen(record)}
          onDelete={onDelete && (() => onDelete(record))}
        />
      ))}
    </DataTable>
  );
}
