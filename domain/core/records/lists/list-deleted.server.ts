import type { Readable } from '#platform/database/database.server.ts';
import { zurichTime } from '#platform/dates.ts';
import { dayMs } from '#platform/durations.ts';
import type { RecordKind } from '../record-kind.server.ts';
import { findDeleted } from '../record-queries.server.ts';
import type { ListInput } from './list-input.ts';

/** When retention removes a deleted record: some days after the deletion, or at the end of the business years required by law. */
export function removedAt(
  { daysAfterDeletion, terms = [] }: Pick<RecordKind, 'daysAfterDeletion' | 'terms'>,
  row: { createdAt: Date; deletedAt: Date },
): Date | null {
  if (daysAfterDeletion !== null) return new Date(row.deletedAt.getTime() + daysAfterDeletion * dayMs);
  const years = terms.find(({ businessYears }) => businessYears !== undefined)?.businessYears;
  return years === undefined ? null : new Date(Date.UTC(zurichTime(row.createdAt).year + years, 11, 31, 12));
}

/** Whether deleted records of a kind may be purged: not those kept by law. */
export const mayBePurged = ({ daysAfterDeletion }: Pick<RecordKind, 'daysAfterDeletion'>) => daysAfterDeletion !== null;

/** A page of a kind's deleted records, latest deletion first, and their total number. */
export async function listDeleted(db: Readable, kind: RecordKind, page: Pick<ListInput, 'page' | 'pageSize'>) {
  const { rows, total } = await findDeleted(db, kind.table, page);
  return {
    total,
    rows: rows.map((row) => ({
      id: String(row.id),
      name: kind.nameOf(row),
      deletedAt: row.deletedAt as Date,
      goesAt: removedAt(kind, row as { createdAt: Date; deletedAt: Date }),
      mayBePurged: mayBePurged(kind),
    })),
  };
}
