import type { TrashedRecord } from '#domain/everything/trash/trash-answer.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { dateOrUnknown, dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { singularKindName } from '../record-kinds.ts';

interface TrashRowProps {
  record: TrashedRecord;
  busy: boolean;
  onRestore: () => void;
  onPurge: () => void;
}

/** A deleted record with the date on which it is purged. */
export function TrashRow({ record, busy, onRestore, onPurge }: TrashRowProps) {
  const { name, recordKind, deletedBy, deletedAt, goesAt, mayBePurged } = record;
  const isKeptByLaw = recordKind === 'study-orders';
  const end = `${isKeptByLaw ? 'kept by law until' : 'will be deleted for good on'} ${dateOrUnknown(goesAt)}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 sm:flex-nowrap">
      <div className="min-w-0 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-2">
          <Badge>{singularKindName(recordKind)}</Badge>
          <span className="min-w-0 font-semibold">{name}</span>
        </p>
        <p className="text-sm text-ink-muted">
          Deleted {deletedBy && `by ${deletedBy}, `}
          {dateTimeOrUnknown(deletedAt)}, {end}
        </p>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
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
