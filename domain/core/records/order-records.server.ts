import type { Administrator } from '#platform/access/sessions.server.ts';
import { isRefusal, type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../audit/audit-queries.server.ts';
import { holdsValues } from './holds-values.server.ts';
import { listRecords } from './lists/list-records.server.ts';
import type { RecordKind, RecordTable } from './record-kind.server.ts';
import { findRecords, lockRecords, setSortOrder } from './record-queries.server.ts';

const unknownRecord = {
  en: refuse(404, 'not-found', 'One of the records does not exist.'),
  de: refuse(404, 'not-found', 'Einen der Einträge gibt es nicht.'),
};

/**
 * Sorts records in the order of `ids`: the first gets sort order 0. Other records keep theirs.
 * @returns all records, or a refusal without any change if an id is unknown
 */
export async function orderRecords<Table extends RecordTable, Answer>(
  { db, contentChanged }: Pick<Services, 'db' | 'contentChanged'>,
  kind: RecordKind<Table, Answer>,
  administrator: Administrator,
  ids: string[],
): Promise<Answer[] | Refusal> {
  const isChanged = await db.transaction(async (tx) => {
    // Serialised, so that two concurrent orders neither deadlock nor mix.
    await lockRecords(tx);
    const known = new Map((await findRecords(tx, kind.table)).map((row) => [String(row.id), row]));
    if (!ids.every((id) => known.has(id))) return unknownRecord[kind.language];
    if (ids.every((id, sortOrder) => holdsValues(known.get(id) ?? {}, { sortOrder }))) return false;
    await setSortOrder(tx, kind.table, ids);
    await recordAudit(tx, { actor: administrator.email, action: 'order', recordKind: kind.name, recordName: null });
    return true;
  });
  if (isRefusal(isChanged)) return isChanged;
  if (isChanged) await contentChanged();
  return listRecords(db, kind, { includesHidden: true });
}
