import { useState } from 'react';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Choice, FilterBar } from '../../components/ui/filter-bar.tsx';
import { useMay } from '../sign-in/use-session.ts';
import { trashKinds } from './trash-kinds.ts';
import { TrashList } from './trash-list.tsx';

/** What was deleted, one kind at a time: until when it can be brought back, and the end of it before. */
export default function TrashDialog({ onClose }: { onClose: () => void }) {
  const may = useMay();
  const kinds = trashKinds.filter(({ permission }) => may(permission));
  const [kind, setKind] = useState(kinds[0]?.kind ?? '');
  return (
    <Dialog open title="Trash" closeLabel="Close" onRequestClose={onClose}>
      <FilterBar>
        <Choice
          label="Kind"
          value={kind}
          options={kinds.map((each) => [each.kind, each.label] as const)}
          onChange={setKind}
        />
      </FilterBar>
      <TrashList key={kind} kind={kind} />
    </Dialog>
  );
}
