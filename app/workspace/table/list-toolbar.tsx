import { ToastPlace } from '../../components/toast.tsx';
import { Button } from '../../components/ui/button.tsx';
import type { EditableRecord } from '../records/use-records.ts';
import { SelectionBar } from './selection-bar.tsx';
import type { TableDescription } from './table-description.ts';
import type { Selection } from './use-selection.ts';

interface ListToolbarProps<Row extends EditableRecord> {
  table: TableDescription<Row>;
  /** Omitted if nothing can be selected. */
  selection: Selection<Row> | undefined;
  /** Number of shown rows. */
  count: number;
  /** Whether other rows are being loaded. */
  isStale: boolean;
  onHelp: () => void;
}

/** The actions for selected rows, the toasts and the keyboard shortcuts of a list; on wide screens it stays in view. */
export function ListToolbar<Row extends EditableRecord>(props: ListToolbarProps<Row>) {
  const { table, selection, count, isStale, onHelp } = props;
  return (
    <div className="no-print mb-2 flex flex-wrap items-center gap-x-4 gap-y-2 lg:sticky lg:top-25 lg:z-5 lg:min-h-13 lg:bg-paper">
      <div inert={isStale} className="contents">
        {selection && count > 0 && <SelectionBar table={table} selection={selection} count={count} />}
      </div>
      <ToastPlace className="pointer-events-none max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:p-4" />
      <Button look="quiet" className="ml-auto pointer-coarse:hidden" onClick={onHelp}>
        Keyboard shortcuts <kbd className="font-sans no-underline">?</kbd>
      </Button>
    </div>
  );
}
