import { refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { Administrator } from '#platform/sessions.server.ts';
import { recordAudit } from '../audit/audit-queries.server.ts';
import { lockRecords, type RecordTable, updateRecord } from './record-queries.server.ts';

class UnknownRecord extends Error {}

interface OrderedKind<Row> {
  /** As in the calls and the audit log: 'partners'. */
  name: string;
  table: RecordTable;
  /** All records, as the administrator sees them. */
  list: () => Promise<Row[]>;
}

/**
 * Puts records into the order of `ids`: the first gets sort order 0. Records that aren't named keep theirs.
 * @returns all records; a refusal when one of the ids is unknown, then nothing changed
 */
export async function orderRecords<Row>(
  { db, contentChanged }: Pick<Services, 'db' | 'contentChanged'>,
  { name, table, list }: OrderedKind<Row>,
  administrator: Administrator,
  ids: string[],
) {
  try {
    await db.transaction(async (tx) => {
      // One at a time, so that two orders at the same moment can't block each other nor mix.
      await lockRecords(tx);
      for (const [sortOrder, id] of ids.entries()) {
        if (!(await updateRecord(tx, table, id, { sortOrder }))) throw new UnknownRecord();
      }
      await recordAudit(tx, { actor: administrator.email, action: 'order', recordKind: name });
    });
  } catch (error) {
    if (!(error instanceof UnknownRecord)) throw error;
    return refuse(404, 'not-found', 'One of the records does not exist.');
  }
  await contentChanged();
  return list();
}
