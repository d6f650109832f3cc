import { useState } from 'react';
import { listTrashKindsCall } from '#domain/everything/trash/list-trash-calls.ts';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Choice, FilterBar, SearchInput } from '../../components/ui/filter-bar.tsx';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { withAll } from '../../workspace/list/options.ts';
import { kindName } from '../record-kinds.ts';
import { TrashList } from './trash-list.tsx';

/** All deleted records, to be restored or purged. */
export default function TrashDialog({ onClose }: { onClose: () => void }) {
  const { data: kinds = [] } = useAnswer(listTrashKindsCall, {});
  const [search, setSearch] = useState('');
  const [recordKind, setRecordKind] = useState('');
  const options = kinds.map((kind) => [kind, kindName(kind)] as const);
  return (
    <Dialog title="Trash" onRequestClose={onClose}>
      <FilterBar>
        <SearchInput label="Search the trash" value={search} onChange={setSearch} />
        <Choice label="Kind" value={recordKind} options={withAll(options, recordKind)} onChange={setRecordKind} />
      </FilterBar>
      <TrashList key={`${recordKind} ${search}`} filter={{ recordKind, search }} />
    </Dialog>
  );
}
