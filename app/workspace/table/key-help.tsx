import { Dialog } from '../../components/ui/dialog.tsx';
import type { EditableRecord } from '../records/use-records.ts';
import type { TableDescription } from './table-description.ts';

interface KeyHelpProps<Row extends EditableRecord> {
  table: TableDescription<Row>;
  mayChange: boolean;
  onClose: () => void;
}

const keyLook = 'rounded-sm border border-control bg-surface px-1.5 font-sans text-sm';

export function KeyHelp<Row extends EditableRecord>({ table, mayChange, onClose }: KeyHelpProps<Row>) {
  const done = table.bulkActions?.find(({ isDone }) => isDone);
  const keys = [
    ['j', 'Next row'],
    ['k', 'Previous row'],
    ['Enter', 'Open the details'],
    ...(mayChange ? [['x', 'Select the row']] : []),
    ...(mayChange && done ? [['e', `${done.label}, then go to the next row`]] : []),
    ['/', 'Search; Enter goes to the results'],
    ['?', 'Show these keys'],
    ...(mayChange ? (table.detailsKeys ?? []) : []),
  ];
  return (
    <Dialog width="narrow" title="Keyboard shortcuts" onRequestClose={onClose}>
      <dl className="grid grid-cols-[10rem_1fr] gap-y-2">
        {keys.map(([key, action]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className={keyLook}>{key}</kbd>
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-ink-muted">
        Shortcuts are off while you type. In the details, j and k open the next and previous record; e completes a
        record and opens the next.
      </p>
    </Dialog>
  );
}
