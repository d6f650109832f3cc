import type { MouseEvent } from 'react';
import { Button } from '../../components/ui/button.tsx';
import type { EditableRecord } from '../records/use-records.ts';
import type { TableDescription } from './table-description.ts';
import type { Selection } from './use-selection.ts';

interface RecordRowProps<Row extends EditableRecord> {
  table: TableDescription<Row>;
  record: Row;
  /** Whether the record needs attention. */
  isMarked: boolean;
  /** Omitted, like `onDelete`, if the user may not change records. */
  selection: Selection<Row> | undefined;
  /** Whether details are open beside the list; their buttons replace those of the row. */
  isSplit: boolean;
  /** Whether the open details are those of this record. */
  isOpened: boolean;
  onOpen: () => void;
  onDelete: (() => void) | undefined;
}

const cell = 'py-2.5 wide:py-1 pr-4 first:pl-3 stacked:block stacked:py-1 stacked:pl-3 single:pr-0';

/**
 * Leaves room for the checkbox in the corner of a stacked row: beside the first cell in one column, beside the second
 * in two.
 */
const besideCheckbox = ['single:pr-12', 'paired:pr-12'];

/** A row of a list; its cells are stacked if the list is narrower than 960 px, and short ones share a line below 576 px. */
export function RecordRow<Row extends EditableRecord>(props: RecordRowProps<Row>) {
  const { table, record, isMarked, selection, isSplit, isOpened, onOpen, onDelete } = props;
  const { columns, FirstButton } = table;
  const hasTwoColumns = columns.length === 2;
  const name = table.nameOf(record);
  const openByClick = ({ target }: MouseEvent) => {
    const isOfControl = (target as Element).closest('a, button, input, select, textarea, label, dialog');
    // Selecting text ends with a click, too.
    if (!isOpened && !isOfControl && getSelection()?.isCollapsed !== false) onOpen();
  };
  return (
    <tr
      data-record={record.id}
      data-marked={isMarked || undefined}
      aria-current={isOpened || undefined}
      className={`relative border-rule border-b align-middle stacked:block stacked:py-3 single:flex single:flex-wrap single:items-center paired:grid aria-[current]:bg-surface aria-[current]:outline-2 aria-[current]:-outline-offset-2 aria-[current]:outline-accent ${hasTwoColumns ? 'paired:grid-cols-[3fr_2fr]' : 'paired:grid-cols-2'} ${
        isMarked ? 'bg-surface shadow-[inset_3px_0_0_var(--signal)] forced-colors:border-l-4' : ''
      }`}
    >
      {selection && (
        <td className="no-print py-2.5 wide:py-1 pr-3 pl-3 stacked:absolute stacked:top-3 stacked:right-3 stacked:z-1 stacked:p-0">
          {/* Larger for touch, where a tap beside the box would open the record. */}
          <label className="block pointer-coarse:-m-2.5 pointer-coarse:p-2.5">
            <input
              type="checkbox"
              aria-label={`Select ${name}`}
              checked={selection.has(record)}
              onChange={() => selection.toggle(record)}
              className="block size-6 accent-accent"
            />
          </label>
        </td>
      )}
      {columns.map(({ head, cellClass = '', Cell }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the button 'Details' does the same by keyboard
        <td
          key={head}
          onClick={openByClick}
          className={`cursor-pointer ${cell} ${cellClass} ${besideCheckbox[index] ?? ''} ${index === 0 || (index === 1 && !hasTwoColumns) ? 'single:basis-full' : ''} ${index === 0 && hasTwoColumns ? 'paired:row-span-2' : ''}`}
        >
          <Cell record={record} />
        </td>
      ))}
      <td className={`no-print ${cell}`}>
        <div className="flex flex-wrap gap-1 tabular:flex-nowrap tabular:justify-end">
          {FirstButton && !isSplit && <FirstButton record={record} />}
          <Button data-opens of={`of ${name}`} onClick={onOpen} className="scroll-my-24 stacked:-order-1">
            Details
          </Button>
          {onDelete && !isSplit && (
            <Button look="quiet" of={name} onClick={onDelete}>
              Delete
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}
