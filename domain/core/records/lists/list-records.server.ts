import type { Readable } from '#platform/database/database.server.ts';
import { type Language, originalLanguage } from '#platform/languages.ts';
import type { RecordKind, RecordTable, RowOf } from '../record-kind.server.ts';
import { findRecords } from '../record-queries.server.ts';
import { inLanguage } from '../translated-text.ts';
import { inOrder } from './list-order.ts';

/**
 * The records of a public kind, sorted.
 * @param input.includesHidden includes records that aren't public
 * @param input.language adds the texts in this language to public records
 */
export async function listRecords<Table extends RecordTable, Answer>(
  db: Readable,
  kind: RecordKind<Table, Answer>,
  { includesHidden, language = originalLanguage }: { includesHidden: boolean; language?: Language | undefined },
): Promise<Answer[]> {
  const rows = await listRows(db, kind, { includesHidden });
  if (includesHidden) return rows.map(kind.present);
  const presentToEverybody = kind.presentToEverybody ?? kind.present;
  return rows.map((row) => inLanguage(presentToEverybody(row), language));
}

/** The same as rows. */
export async function listRows<Table extends RecordTable, Answer>(
  db: Readable,
  kind: RecordKind<Table, Answer>,
  { includesHidden }: { includesHidden: boolean },
): Promise<RowOf<Table>[]> {
  if (!('everybody' in kind.list)) return [];
  const { order, isVisible = () => true, visibleFrom = () => null } = kind.list.everybody;
  const now = new Date();
  const rows = (await findRecords(db, kind.table)).sort(inOrder(order));
  return includesHidden ? rows : rows.filter((row) => isVisible(row) && (visibleFrom(row) ?? now) <= now);
}

/** When the next record becomes visible by its date; null if there is none. */
export async function nextPublication(db: Readable, kinds: readonly RecordKind[]): Promise<Date | null> {
  const now = new Date();
  let next: Date | null = null;
  for (const kind of kinds) {
    if (!('everybody' in kind.list) || !kind.list.everybody.visibleFrom) continue;
    for (const row of await findRecords(db, kind.table)) {
      const from = kind.list.everybody.visibleFrom(row);
      if (from && from > now && (!next || from < next)) next = from;
    }
  }
  return next;
}
