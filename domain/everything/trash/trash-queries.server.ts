import { and, desc, eq, ilike, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Readable } from '#platform/database/database.server.ts';
import { auditLog } from '../../core/audit/audit-log-table.server.ts';
import { containing } from '../../core/records/lists/list-queries.server.ts';
import type { RecordTable } from '../../core/records/record-kind.server.ts';
import { selectRows } from '../../core/records/record-queries.server.ts';

export interface StoredKind {
  name: string;
  table: RecordTable;
}

/** What every deleted record has. */
export interface DeletedRow {
  [column: string]: unknown;
  id: string;
  createdAt: Date;
  deletedAt: Date;
}

/** The deleted records of a kind that contain every word in one of their columns. */
function deletedIds({ name, table }: StoredKind, words: readonly string[]): SQL {
  const contains = words.map(
    (word) => sql`exists (select from jsonb_each_text(to_jsonb(${table})) as field(name, value)
      where name !~ '(^|_)(id|at)$' and ${ilike(sql`value`, containing(word))})`,
  );
  const where = and(isNotNull(table.deletedAt), ...contains);
  return sql`select ${name}::text as kind, ${table.id} as id, ${table.deletedAt} as deleted_at from ${table} where ${where}`;
}

/** A page of the deleted records of all these kinds, latest deletion first, and their total number. */
export async function findTrash(
  db: Readable,
  kinds: readonly StoredKind[],
  { words, limit, offset }: { words: readonly string[]; limit: number; offset: number },
): Promise<{ deleted: { kind: string; id: string }[]; total: number }> {
  if (kinds.length === 0) return { deleted: [], total: 0 };
  const all = sql.join(
    kinds.map((kind) => deletedIds(kind, words)),
    sql` union all `,
  );
  const deleted = await db
    .select({ kind: sql<string>`kind`, id: sql<string>`id` })
    .from(sql`(${all}) deleted`)
    .orderBy(sql`deleted_at desc`, sql`id desc`)
    .limit(limit)
    .offset(offset);
  return { deleted, total: await db.$count(sql`(${all}) deleted`) };
}

export async function readDeletedRows(
  db: Readable,
  { table }: StoredKind,
  ids: readonly string[],
): Promise<DeletedRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectRows(db, table).where(and(inArray(table.id, [...ids]), isNotNull(table.deletedAt)));
  return rows as unknown as DeletedRow[];
}

/** Who deleted each record last, by id. */
export async function readDeleters(db: Readable, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const entries = await db
    .selectDistinctOn([auditLog.recordId], {
      id: auditLog.recordId,
      by: sql<string>`coalesce(${auditLog.actorName}, ${auditLog.actor})`,
    })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'delete'), inArray(auditLog.recordId, [...ids])))
    .orderBy(auditLog.recordId, desc(auditLog.at), desc(auditLog.id));
  return new Map(entries.map(({ id, by }) => [id ?? '', by]));
}
