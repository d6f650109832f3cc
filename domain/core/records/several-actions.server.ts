import type { Administrator } from '#platform/access/sessions.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { AuditAction } from '../audit/audit-actions.ts';
import { recordAudit } from '../audit/audit-queries.server.ts';
import { holdsValues } from './holds-values.server.ts';
import { changedAt } from './record-actions.server.ts';
import type { ChangeableTable, RecordKind, ValuesOf } from './record-kind.server.ts';
import { lockSeveral, updateSeveral } from './record-queries.server.ts';
import type { KnownRecord } from './several-input.ts';

/**
 * Changes, deletes and restores several records of a non-public kind in one transaction, with an audit entry for each changed
 * record.
 */
export function severalActions<Table extends ChangeableTable, Answer>(
  { db }: Pick<Services, 'db'>,
  kind: RecordKind<Table, Answer>,
) {
  function write(
    { email: actor }: Administrator,
    action: AuditAction,
    known: readonly KnownRecord[],
    state: Partial<ValuesOf<Table>>,
    otherValues: Partial<ValuesOf<Table>> = {},
  ) {
    const updatedAt = new Map(known.map((record) => [record.id, record.updatedAt]));
    return db.transaction(async (tx) => {
      const found = await lockSeveral(tx, kind.table, [...updatedAt.keys()], { areDeleted: action === 'restore' });
      const unchanged = found.filter((row) => {
        const expected = updatedAt.get(String(row.id));
        return expected === undefined || new Date(expected).getTime() === changedAt(row)?.getTime();
      });
      const different = unchanged.filter((row) => !holdsValues(row, state));
      const changed = await updateSeveral(
        tx,
        kind.table,
        different.map(({ id }) => String(id)),
        { ...state, ...otherValues },
      );
      for (const row of different) {
        await kind.afterChange?.(tx, String(row.id));
        const audited = { recordKind: kind.name, recordId: String(row.id), recordName: kind.nameOf(row) };
        await recordAudit(tx, { actor, action, ...audited });
      }
      const alreadySet = unchanged.flatMap((row) => {
        const updatedAt = changedAt(row);
        return different.includes(row) || !updatedAt ? [] : [{ id: String(row.id), updatedAt }];
      });
      return { changed: [...changed, ...alreadySet] };
    });
  }

  return {
    /** @param otherValues values set with a new state, such as its time */
    change: (
      administrator: Administrator,
      records: KnownRecord[],
      action: AuditAction,
      { state, otherValues }: { state: Partial<ValuesOf<Table>>; otherValues?: Partial<ValuesOf<Table>> },
    ) => write(administrator, action, records, state, otherValues),
    remove: (administrator: Administrator, records: KnownRecord[]) =>
      write(administrator, 'delete', records, { deletedAt: new Date() } as Partial<ValuesOf<Table>>),
    restore: (administrator: Administrator, records: KnownRecord[]) =>
      write(administrator, 'restore', records, { deletedAt: null } as Partial<ValuesOf<Table>>),
  };
}
