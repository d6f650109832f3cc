import { and, eq, getTableName, inArray, isNotNull, lt, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { mails } from '../../core/mails/mail-table.server.ts';
import { mailContentsKept } from '../../core/mails/mail-terms.ts';
import { columnOf } from '../../core/records/column-of.server.ts';
import type { RecordKind, RetentionTerm } from '../../core/records/record-kind.server.ts';
import { selectRows } from '../../core/records/record-queries.server.ts';
import { libraryItems } from '../../library/library-item-table.server.ts';
import { listUses } from '../../library/library-use-queries.server.ts';
import { printOrders } from '../../orders/print-orders/print-order-table.server.ts';
import { reportDownloads, studyOrders } from '../../orders/study-orders/study-order-table.server.ts';
import { otherTables } from '../stored-tables/stored-tables.server.ts';

type Counts = Record<string, number>;

const before = (now: Date, interval: string) => sql`${now.toISOString()}::timestamptz - ${interval}::interval`;

async function removeRows(tx: Transaction, table: PgTable, where: SQL | undefined): Promise<number> {
  const { rowCount } = await tx.delete(table).where(where);
  return rowCount ?? 0;
}

function isOver({ table }: RecordKind, { since, status, months, businessYears, provided }: RetentionTerm, now: Date) {
  const moment = columnOf(table, since);
  const isOfStatus = status === undefined ? undefined : eq(columnOf(table, 'status'), status);
  if (months !== undefined) return and(isOfStatus, provided, lt(moment, before(now, `${months} months`)));
  if (businessYears === undefined) throw new Error(`the term '${since}' of ${getTableName(table)} has no length`);
  // The calendar year in Zurich that contains the moment counts in full.
  const end = sql`date_trunc('year', ${moment} at time zone 'Europe/Zurich') + ${`${businessYears + 1} years`}::interval`;
  return and(isOfStatus, provided, sql`${end} <= ${now.toISOString()}::timestamptz at time zone 'Europe/Zurich'`);
}

/** Removes records with their mails and download links, and counts each. */
async function removeRecords(tx: Transaction, { name, table }: RecordKind, where: SQL | undefined, counts: Counts) {
  const ids = tx.select({ id: table.id }).from(table).where(where);
  const add = (what: string, removed: number) => {
    counts[what] = (counts[what] ?? 0) + removed;
  };
  const isOfThem = and(sql`${mails.recordKind} = ${name}`, inArray(mails.recordId, ids));
  add('mails of removed records', await removeRows(tx, mails, isOfThem));
  if (table === studyOrders) {
    const links = await removeRows(tx, reportDownloads, inArray(reportDownloads.studyOrderId, ids));
    add('download links of removed orders', links);
  }
  return removeRows(tx, table, where);
}

/** Removes a deleted record with its mails and links; undefined if there is none. */
export async function removeDeletedRecord(tx: Transaction, kind: RecordKind, id: string) {
  const where = and(eq(kind.table.id, id), isNotNull(kind.table.deletedAt));
  const row = await firstRow(selectRows(tx, kind.table).where(where).for('update'));
  if (row) await removeRecords(tx, kind, where, {});
  return row;
}

/** Whether no record and no text uses a library file, as when somebody took the address of a deleted one. */
async function isUnused(tx: Transaction, kinds: readonly RecordKind[]) {
  const uses = await listUses(tx, kinds);
  const addresses = uses.map(({ fileUrl }) => fileUrl);
  return notInArray(libraryItems.fileUrl, addresses);
}

/** Removes records at the end of their kind's terms, and deleted ones after the kind's days. */
export async function removeOldRecords(tx: Transaction, kinds: readonly RecordKind[], now: Date): Promise<Counts> {
  const removed: Counts = {};
  const traces: Counts = { 'mails of removed records': 0, 'download links of removed orders': 0 };
  for (const kind of kinds) {
    for (const term of kind.terms ?? []) {
      removed[term.name] = await removeRecords(tx, kind, isOver(kind, term, now), traces);
    }
  }
  for (const kind of kinds) {
    if (kind.daysAfterDeletion === null) continue;
    const name = `records ${kind.daysAfterDeletion} days after their deletion`;
    const isOld = lt(kind.table.deletedAt, before(now, `${kind.daysAfterDeletion} days`));
    const where = kind.isProtectedWhileUsed ? and(isOld, await isUnused(tx, kinds)) : isOld;
    removed[name] = (removed[name] ?? 0) + (await removeRecords(tx, kind, where, traces));
  }
  return { ...removed, ...traces };
}

/** Empties the contents of mails 30 days after they were sent. Kind and time stay with the record. */
export async function emptySentMails(tx: Transaction, now: Date): Promise<Counts> {
  const { rowCount } = await tx
    .update(mails)
    .set({ details: {} })
    .where(
      and(eq(mails.status, 'sent'), lt(mails.sentAt, before(now, mailContentsKept)), sql`${mails.details} <> '{}'`),
    );
  return { [`contents of mails sent ${mailContentsKept} ago`]: rowCount ?? 0 };
}

/** Removes the mails of releases and thereby their recipients; their number stays with the release. */
export async function removeOldNews(tx: Transaction, now: Date): Promise<Counts> {
  const isOver = and(
    eq(mails.kind, 'news'),
    ne(mails.status, 'waiting'),
    lt(mails.createdAt, before(now, mailContentsKept)),
  );
  return { [`mails of news after ${mailContentsKept}`]: await removeRows(tx, mails, isOver) };
}

/** Sets the time for the audit log's trigger, which allows deletion only of entries older than its term. */
export async function setRetentionMoment(tx: Transaction, now: Date): Promise<void> {
  await tx.execute(sql`select set_config('retention.moment', ${now.toISOString()}, true)`);
}

/** Removes expired rows of the other tables: idempotency keys, sessions, counters, audit log entries and so on. */
export async function removeExpired(tx: Transaction, now: Date): Promise<Counts> {
  const removed: Counts = {};
  for (const { table, end } of otherTables) {
    if (typeof end === 'string' || 'with' in end) continue;
    const { name, since, after } = end;
    removed[name] = (removed[name] ?? 0) + (await removeRows(tx, table, sql`${since} < ${before(now, after)}`));
  }
  return removed;
}

/** Counts old or deleted records that are kept, with the reason, for the report. */
export async function countKept(tx: Transaction, now: Date): Promise<Counts> {
  const deletedOrders = await tx.$count(studyOrders, sql`${studyOrders.deletedAt} is not null`);
  const unshipped = await tx.$count(
    printOrders,
    and(inArray(printOrders.status, ['pending', 'processed']), lt(printOrders.createdAt, before(now, '24 months'))),
  );
  return {
    'study orders (law: 10 years, Art. 958f OR)': await tx.$count(studyOrders),
    '  of these deleted in the admin area': deletedOrders,
    'print orders older than 24 months, never shipped (to be deleted by hand)': unshipped,
  };
}
