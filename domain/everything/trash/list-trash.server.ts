import type { Readable } from '#platform/database/database.server.ts';
import { mayDo, type Role } from '../../core/accounts/roles.ts';
import { mayBePurged, removedAt } from '../../core/records/lists/list-deleted.server.ts';
import { limitAndOffset } from '../../core/records/lists/list-input.ts';
import { recordKinds } from '../kinds/record-kinds.server.ts';
import { partnerFileKinds, type TrashedKind } from './partner-file-kind.server.ts';
import type { TrashedRow } from './trash-answer.ts';
import type { TrashFilter } from './trash-input.ts';
import { type DeletedRow, findTrash, readDeletedRows, readDeleters } from './trash-queries.server.ts';

const trashedKinds: readonly TrashedKind[] = [...recordKinds, ...partnerFileKinds];

export const trashKindsFor = (role: Role) => trashedKinds.filter(({ permissions }) => mayDo(role, permissions.change));

const describe = (kind: TrashedKind, row: DeletedRow, deletedBy: string | null): TrashedRow => ({
  id: row.id,
  recordKind: kind.name,
  name: kind.nameOf(row),
  deletedAt: row.deletedAt,
  deletedBy,
  goesAt: removedAt(kind, row),
  mayBePurged: !partnerFileKinds.includes(kind) && mayBePurged(kind),
});

/** A page of everything deleted that a role may restore, latest deletion first, and its total number. */
export async function listTrash(
  db: Readable,
  role: Role,
  { recordKind = '', search = '', ...page }: TrashFilter,
): Promise<{ rows: TrashedRow[]; total: number }> {
  const kinds = trashKindsFor(role).filter(({ name }) => recordKind === '' || name === recordKind);
  const words = search.normalize('NFC').split(/\s+/).filter(Boolean);
  const { deleted, total } = await findTrash(db, kinds, { words, ...limitAndOffset(page) });
  const idsOf = (kind?: TrashedKind) =>
    deleted.flatMap((record) => (!kind || record.kind === kind.name ? record.id : []));
  const deleters = await readDeleters(db, idsOf());
  const found = new Map<string, TrashedRow>();
  for (const kind of kinds) {
    for (const row of await readDeletedRows(db, kind, idsOf(kind))) {
      found.set(row.id, describe(kind, row, deleters.get(row.id) ?? null));
    }
  }
  return { rows: deleted.flatMap(({ id }) => found.get(id) ?? []), total };
}
