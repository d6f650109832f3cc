import { Button } from '../../components/ui/button.tsx';
import type { EditableRecord } from '../records/use-records.ts';
import type { TableDescription } from './table-description.ts';
import type { Selection } from './use-selection.ts';

interface RecordRowProps<Row extends EditableRecord> {
  table: TableDescription<Row>;
  record: Row;
  now: Date;
  /** Left out, like `onDelete`, if the user may not change records. */
  selection?: Selection<Row> | undefined;
  onOpen: () => void;
  onDelete?: () => void;
}

const cell = 'py-2.5 pr-4 first:pl-3 max-lg:block max-lg:py-1 max-lg:pl-3';

/** Leaves room for the checkbox in the corner of a stacked row: beside the first cell, and the second of two columns. */
const besideCheckbox = ['max-sm:pr-12', 'sm:max-lg:pr-12'];

/** A row, whose cells are stacked below 1024 px. */
export function RecordRow<Row extends EditableRecord>(props: RecordRowProps<Row>) {
  const { table, record, now, selection, onOpen, onDelete } = props;
  const { columns, FirstButton, MoreButtons } = table;
  const isMarked = table.isMarked(record, now);
  const hasTwo = columns.length === 2;
  const name = table.nameOf(record);
  return (
    <tr
      data-record={record.id}
      data-marked={isMarked || undefined}
      className={`relative border-rule border-b align-middle max-lg:block max-lg:py-3 sm:max-lg:grid ${hasTwo ? 'sm:max-lg:grid-cols-[3fr_2fr]' : 'sm:max-lg:grid-cols-2'} ${
        isMarked ? 'bg-surface shadow-[inset_3px_0_0_var(--signal)] forced-colors:border-l-4' : ''
      }`}
    >
      {selection && (
        <td className="py-2.5 pr-3 pl-3 max-lg:absolute max-lg:top-3 max-lg:right-3 max-lg:z-1 max-lg:p-0">
          <input
            type="checkbox"
            aria-label={`Select ${name}`}
            checked={selection.has(record)}
            onChange={() => selection.toggle(record)}
            className="block size-6 accent-accent"
          />
        </td>
      )}
      {columns.map(({ head, cellClass = '', Cell }, index) => (
        <td
          key={head}
          className={`${cell} ${cellClass} ${besideCheckbox[index] ?? ''} ${index === 0 && hasTwo ? 'sm:max-lg:row-span-2' : ''}`}
        >
          <Cell record={record} />
        </td>
      ))}
      <td className={cell}>
        <div className="flex flex-wrap gap-1 lg:flex-nowrap lg:justify-end">
          {FirstButton && <FirstButton record={record} />}
          <Button data-opens of={`of ${name}`} onClick={onOpen} className="scroll-my-24">
            Details
          </Button>
          {MoreButtons && <MoreButtons record={record} />}
          {onDelete && (
            <Button look="quiet" of={name} onClick={onDelete}>
              Delete
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}
