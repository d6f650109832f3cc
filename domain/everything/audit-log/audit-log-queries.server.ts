import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Readable } from '#platform/database/database.server.ts';
import { auditLog } from '../../core/audit/audit-log-table.server.ts';
import { limitAndOffset } from '../../core/records/lists/list-input.ts';
import type { AuditFilter } from './audit-filter.ts';

/** A page of the log, newest first, and the total number of matching entries. */
export async function listAuditEntries(db: Readable, { actor, recordKind, day, ...page }: AuditFilter) {
  const where = and(
    actor ? eq(auditLog.actor, actor) : undefined,
    recordKind ? eq(auditLog.recordKind, recordKind) : undefined,
    day ? sql`(${auditLog.at} at time zone 'Europe/Zurich')::date = ${day}::date` : undefined,
  );
  const { limit, offset } = limitAndOffset(page);
  const rows = await db
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(auditLog, where) };
}

/** Entries with a greater id than `after` up to that of `last`, oldest first. @param from a day in Zurich */
export function listAuditEntriesAfter(
  db: Readable,
  { after, last, from, count }: { after: number; last: number; from?: string | undefined; count: number },
) {
  const since = from ? sql`${auditLog.at} >= ${from}::date::timestamp at time zone 'Europe/Zurich'` : undefined;
  return db
    .select()
    .from(auditLog)
    .where(and(gt(auditLog.id, after), lte(auditLog.id, last), since))
    .orderBy(asc(auditLog.id))
    .limit(count);
}

export async function listAuditChoices(db: Readable) {
  const actors = await db
    .select({ actor: auditLog.actor, actorName: sql<string | null>`max(${auditLog.actorName})` })
    .from(auditLog)
    .groupBy(auditLog.actor)
    .orderBy(asc(auditLog.actor));
  const kinds = await db
    .selectDistinct({ recordKind: auditLog.recordKind })
    .from(auditLog)
    .orderBy(asc(auditLog.recordKind));
  return { actors, recordKinds: kinds.map(({ recordKind }) => recordKind) };
}
