import { useState } from 'react';
import { listTrashCall } from '#domain/everything/trash/list-trash-calls.ts';
import type { TrashedRecord } from '#domain/everything/trash/trash-answer.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useAnswerPage } from '../../workspace/calls/answers.ts';
import { useConfirmation } from '../../workspace/form/use-confirmation.ts';
import { dateOrUnknown, dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { PagedList } from '../../workspace/list/paged-list.tsx';
import { singularKindName } from '../record-kinds.ts';
import { useTrash } from './use-trash.ts';

export function TrashList({ filter }: { filter: { recordKind: string; search: string } }) {
  const [page, setPage] = useState(1);
  const ask = useConfirmation();
  const query = useAnswerPage(listTrashCall, { query: { ...filter, page } }, { staleTime: 0 });
  const { isBusy, restore, purge } = useTrash();
  const askToPurge = (record: TrashedRecord) =>
    ask({
      title: 'Delete for good?',
      text: `${record.name} and everything that belongs to it will be deleted for good. This can’t be undone.`,
      confirm: 'Delete now',
      perform: () => purge(record),
    });
  const none = filter.recordKind || filter.search ? 'Nothing in the trash matches.' : 'The trash is empty.';
  return (
    <PagedList
      query={query}
      failure="The trash could not be loaded."
      empty={(total) => (total > 0 ? 'Nothing more' : none)}
      page={page}
      onPage={setPage}
    >
      {(rows) => (
        <ul className="divide-y divide-rule">
          {rows.map((record) => (
            <TrashRow
              key={record.id}
              record={record}
              isBusy={isBusy}
              onRestore={() => void restore(record)}
              onPurge={() => askToPurge(record)}
            />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

interface TrashRowProps {
  record: TrashedRecord;
  isBusy: boolean;
  onRestore: () => void;
  onPurge: () => void;
}

function TrashRow({ record, isBusy, onRestore, onPurge }: TrashRowProps) {
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
        <Button aria-disabled={isBusy} of={name} onClick={onRestore}>
          Restore
        </Button>
        {mayBePurged && (
          <Button look="danger" aria-disabled={isBusy} of={name} onClick={onPurge}>
            Delete now
          </Button>
        )}
      </div>
    </li>
  );
}
