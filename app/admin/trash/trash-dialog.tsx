import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Skeleton } from '../../components/skeleton.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Choice, FilterBar } from '../../components/ui/filter-bar.tsx';
import { answerPage } from '../../workspace/calls/answers.ts';
import { useMay } from '../../workspace/sign-in/use-session.ts';
import { workspaceTexts } from '../../workspace/workspace-texts.ts';
import { trashKinds } from './trash-kinds.ts';
import { TrashList } from './trash-list.tsx';

/** The deleted records of a kind, to be restored or purged. */
export default function TrashDialog({ onClose }: { onClose: () => void }) {
  const may = useMay();
  const kinds = trashKinds.filter(({ permission }) => may(permission));
  const pages = useQueries({
    // The same query as the first page of the list.
    queries: kinds.map(({ calls }) => answerPage(calls.listDeleted, {}, { page: 1 })),
  });
  const [kind, setKind] = useState('');
  const first = kinds.find((_, place) => pages[place]?.data?.total) ?? kinds[0];
  // Chosen once, so that the kind stays when its last record is restored.
  if (!kind && first && pages.every(({ isFetching }) => !isFetching)) setKind(first.calls.name);
  const shown = kinds.find(({ calls }) => calls.name === kind);
  return (
    <Dialog open title="Trash" closeLabel="Close" onRequestClose={onClose}>
      {shown ? (
        <>
          <FilterBar>
            <Choice
              label="Kind"
              value={kind}
              options={kinds.map((each) => [each.calls.name, each.label] as const)}
              onChange={setKind}
            />
          </FilterBar>
          <TrashList key={kind} calls={shown.calls} />
        </>
      ) : (
        <div role="status">
          <span className="sr-only">{workspaceTexts.en.loading}</span>
          <Skeleton className="h-40 w-full" />
        </div>
      )}
    </Dialog>
  );
}
