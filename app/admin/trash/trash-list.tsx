import { useState } from 'react';
import { listTrashCall } from '#domain/everything/trash/list-trash-calls.ts';
import type { TrashedRecord } from '#domain/everything/trash/trash-answer.ts';
import { Pager } from '../../components/ui/pager.tsx';
import { Question } from '../../components/ui/question.tsx';
import { pageSize, useAnswerPage } from '../../workspace/calls/answers.ts';
import { EmptyState, ListStates } from '../../workspace/list/list-states.tsx';
import { TrashRow } from './trash-row.tsx';
import { useTrash } from './use-trash.ts';

interface TrashListProps {
  filter: { recordKind: string; search: string };
}

/** The deleted records that match the filter, latest first. */
export function TrashList({ filter }: TrashListProps) {
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<TrashedRecord | null>(null);
  const query = useAnswerPage(listTrashCall, { ...filter, page }, { staleTime: 0 });
  const { busy, restore, purge } = useTrash();
  const isFiltered = filter.recordKind !== '' || filter.search !== '';
  return (
    <>
      <ListStates query={query} failure="The trash could not be loaded." lang="en">
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
                    onPurge={() => setAsked(record)}
                  />
                ))}
              </ul>
            )}
            <Pager page={page} pageSize={pageSize} total={total} onPage={setPage} />
          </>
        )}
      </ListStates>
      {asked && (
        <Question
          title="Delete for good?"
          cancel="Cancel"
          confirm="Delete now"
          onClose={() => setAsked(null)}
          onConfirm={() => void purge(asked)}
        >
          {`${asked.name} and everything that belongs to it will be deleted for good. This can’t be undone.`}
        </Question>
      )}
    </>
  );
}
