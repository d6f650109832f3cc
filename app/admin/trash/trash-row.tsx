import { Button } from '../../components/ui/button.tsx';
import { dateOrUnknown, dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import type { Deleted } from './use-trash.ts';

interface TrashRowProps {
  record: Deleted;
  busy: boolean;
  onRestore: () => void;
  onPurge: () => void;
}

/** A deleted record with the date on which it is purged. */
export function TrashRow({ record, busy, onRestore, onPurge }: TrashRowProps) {
  const { name, deletedAt, goesAt, mayBePurged } = record;
  const end = goesAt
    ? `${mayBePurged ? 'will be deleted for good on' : 'kept by law until'} ${dateOrUnknown(goesAt)}`
    : 'kept by law';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-ink-muted">
          Deleted {dateTimeOrUnknown(deletedAt)}, {end}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-disabled={busy} of={name} onClick={onRestore}>
          Restore
        </Button>
        {mayBePurged && (
          <Button look="danger" aria-disabled={busy} of={name} onClick={() => !busy && onPurge()}>
            Delete now
          </Button>
        )}
      </div>
    </li>
  );
}
