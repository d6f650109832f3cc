import { Button } from '../../components/ui/button.tsx';
import { useConfirmation } from '../form/use-confirmation.ts';
import { undoText } from '../records/use-deletion.ts';
import type { EditableRecord } from '../records/use-records.ts';
import type { TableDescription } from './table-description.ts';
import { useBulkActions } from './use-bulk-actions.ts';
import { useBulkCalls } from './use-bulk-calls.ts';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps<Row extends EditableRecord> {
  table: TableDescription<Row>;
  selection: Selection<Row>;
  /** Number of shown rows. */
  count: number;
}

/** Selects all rows of a page, and shows the actions for the selected ones. */
export function SelectionBar<Row extends EditableRecord>({ table, selection, count }: SelectionBarProps<Row>) {
  const { calls, noun, plural, bulkActions = [], SelectionTools } = table;
  const { selected, toggleAll, clear } = selection;
  const { remove } = useBulkCalls<Row>({ calls, noun, plural });
  const begin = useBulkActions(table);
  const ask = useConfirmation();
  const isAnySelected = selected.length > 0;
  const areAllSelected = selected.length === count;
  const askToDelete = () => {
    const name = selected.length === 1 ? noun : plural;
    ask({
      title: `Delete ${name}?`,
      text: `${selected.length} ${name} will be removed. ${undoText(table.afterUndo)}`,
      confirm: 'Delete',
      perform() {
        clear();
        void remove(selected);
      },
    });
  };
  return (
    <>
      <label className="inline-flex min-h-9 items-center gap-2.5 pl-3 text-sm pointer-coarse:min-h-11">
        <input
          type="checkbox"
          checked={areAllSelected}
          ref={(box) => {
            if (box) box.indeterminate = isAnySelected && !areAllSelected;
          }}
          onChange={toggleAll}
          className="size-6 accent-accent"
        />
        Select all on this page
      </label>
      <p role="status" className="text-sm text-ink-muted tabular-nums">
        {isAnySelected && `${selected.length} selected`}
      </p>
      {isAnySelected && (
        <fieldset aria-label={`With the selected ${plural}`} className="flex flex-wrap gap-2">
          {bulkActions.map((action) => (
            <Button
              key={action.label}
              aria-disabled={!selected.some(action.appliesTo)}
              onClick={() => begin(action, selected, clear)}
            >
              {action.label}
            </Button>
          ))}
          {SelectionTools && <SelectionTools records={selected} />}
          <Button look="danger" onClick={askToDelete}>
            Delete selected
          </Button>
        </fieldset>
      )}
    </>
  );
}
