import { useState } from 'react';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Choice, FilterBar, SearchInput } from '../../components/ui/filter-bar.tsx';
import { withAll } from '../../workspace/list/options.ts';
import { useMay } from '../../workspace/sign-in/use-session.ts';
import { trashKinds } from './trash-kinds.ts';
import { TrashList } from './trash-list.tsx';

/** All deleted records, to be restored or purged. */
export default function TrashDialog({ onClose }: { onClose: () => void }) {
  const may = useMay();
  const [search, setSearch] = useState('');
  const [recordKind, setRecordKind] = useState('');
  const kinds = Object.entries(trashKinds).flatMap(([kind, { label, permission }]) =>
    may(permission) ? [[kind, label] as const] : [],
  );
  return (
    <Dialog open title="Trash" closeLabel="Close" onRequestClose={onClose}>
      <FilterBar>
        <SearchInput label="Search the trash" value={search} onChange={setSearch} />
        <Choice label="Kind" value={recordKind} options={withAll(kinds, recordKind)} onChange={setRecordKind} />
      </FilterBar>
      <TrashList key={`${recordKind} ${search}`} filter={{ recordKind, search }} />
    </Dialog>
  );
}
