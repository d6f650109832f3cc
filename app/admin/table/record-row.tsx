import { Button } from '../../components/ui/button.tsx';
import type { ListedRecord } from '../records/use-records.ts';
import type { TableDescription } from './table-description.ts';

interface RecordRowProps<Row extends ListedRecord> {
  table: TableDescription<Row>;
  record: Row;
  now: Date;
  onOpen: () => void;
  /** Left out for who only reads. */
  onDelete?: () => void;
}

const cell = 'py-2.5 pr-4 first:pl-3 max-lg:block max-lg:py-1 max-lg:pl-3';

/** A row; below 1024 px its cells stand one under the other. One that waits for somebody is marked. */
export function RecordRow<Row extends ListedRecord>({ table, record, now, onOpen, onDelete }: RecordRowProps<Row>) {
  const { columns, FirstButton, MoreButtons } = table;
  const isMarked = table.isMarked(record, now);
  const name = table.nameOf(record);
  return (
    <tr
      data-marked={isMarked || undefined}
      className={`border-rule border-b align-middle max-lg:block max-lg:py-3 sm:max-lg:grid sm:max-lg:grid-cols-2 ${
        isMarked ? 'bg-surface shadow-[inset_3px_0_0_var(--signal)] forced-colors:border-l-4' : ''
      }`}
    >
      {columns.map(({ head, cellClass = '', Cell }) => (
        <td key={head} className={`${cell} ${cellClass}`}>
          <Cell record={record} />
        </td>
      ))}
      <td className={cell}>
        <div className="flex flex-wrap gap-1 lg:flex-nowrap lg:justify-end">
          {FirstButton && <FirstButton record={record} />}
          <Button onClick={onOpen}>
            Details<span className="sr-only"> of {name}</span>
          </Button>
          {MoreButtons && <MoreButtons record={record} />}
          {onDelete && (
            <Button look="quiet" onClick={onDelete}>
              Delete<span className="sr-only"> {name}</span>
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}
