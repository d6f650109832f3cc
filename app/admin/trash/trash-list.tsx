import { useState } from 'react';
import { listTrashCall } from '#domain/everything/trash/list-trash-calls.ts';
import type { TrashedRecord } from '#domain/everything/trash/trash-answer.ts';
import { Pager } from '../../components/ui/pager.tsx';
import { pageSize, useAnswerPage } from '../../workspace/calls/answers.ts';
import { useConfirmation } from '../../workspace/form/use-confirmation.tsx';
import { EmptyState, ListStates } from '../../workspace/list/list-states.tsx';
import { TrashRow } from './trash-row.tsx';
import { useTrash } from './use-trash.ts';

interface TrashListProps {
  filter: { recordKind: string; search: string };
}

/** The deleted records that match the filter, latest first. */
export function TrashList({ filter }: TrashListProps) {
  const [page, setPage] = useState(1);
  const { ask, question } = useConfirmation();
  const query = useAnswerPage(listTrashCall, { ...filter, page }, { staleTime: 0 });
  const { busy, restore, purge } = useTrash();
  const askToPurge = (record: TrashedRecord) =>
    ask({
      title: 'Delete for good?',
      text: `${record.name} and everything that belongs to it will be deleted for good. This can’t be undone.`,
      confirm: 'Delete now',
      perform: () => purge(record),
    });
  const isFiltered = filter.recordKind !== '' || filter.search !== '';
  return (
    <>
      <ListStates query={query} failure="The trash could not be loaded.">
        {({ rows, total }) => (
          <>
            {rows.length === 0 ? (
              <EmptyState>
                {total > 0 ? 'Nothing more' : isFiltered ? 'Nothing in the trash matches.' : 'The trash is empty.'}
              </EmptyState>
            ) : (
              <ul aria-busy={query.isPlaceholderData} className="divide-y divide-rule">
                {rows.map((record) => (
                  <TrashRow
                    key={record.id}
                    record={record}
                    busy={busy}
                    onRestore={() => void restore(record)}
                    onPurge={() => askToPurge(record)}
                  />
                ))}
              </ul>
            )}
            <Pager page={page} pageSize={pageSize} total={total} onPage={setPage} />
          </>
        )}
      </ListStates>
      {question}
    </>
  );
}
