import { useState } from 'react';
import { Pager } from '../../components/ui/pager.tsx';
import { Question } from '../../components/ui/question.tsx';
import { pageSize, useAnswerPage } from '../../workspace/calls/answers.ts';
import { EmptyState, ListStates } from '../../workspace/list/list-states.tsx';
import type { TrashKind } from './trash-kinds.ts';
import { TrashRow } from './trash-row.tsx';
import { type Deleted, useTrash } from './use-trash.ts';

/** The deleted records of a kind, latest first. */
export function TrashList({ calls }: Pick<TrashKind, 'calls'>) {
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<Deleted | null>(null);
  const query = useAnswerPage(calls.listDeleted, { page });
  const { busy, restore, purge } = useTrash(calls);
  return (
    <>
      <ListStates query={query} failure="The trash could not be loaded." lang="en">
        {({ rows, total }) => (
          <>
            {rows.length === 0 ? (
              <EmptyState>{total > 0 ? 'Nothing more' : 'Nothing of this kind is in the trash.'}</EmptyState>
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
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            void purge(asked);
          }}
        >
          {`${asked.name} and everything that belongs to it will be deleted for good. This can’t be undone.`}
        </Question>
      )}
    </>
  );
}
