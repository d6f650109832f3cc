import { and, eq, gt, inArray, isNull, lt, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '#platform/database.server.ts';
import { rateLimits } from '#platform/rate-limit-table.server.ts';
import { session, verification } from '../administrators/administrator-table.server.ts';
import { auditLog } from '../audit/audit-log-table.server.ts';
import { contactMessages } from '../contact-messages/contact-message-table.server.ts';
import { heroVideos } from '../hero-videos/hero-video-table.server.ts';
import { idempotencyKeys } from '../idempotency/idempotency-key-table.server.ts';
import { mails } from '../mails/mail-table.server.ts';
import { mediaItems } from '../media/media-item-table.server.ts';
import { partners } from '../partners/partner-table.server.ts';
import { printOrders } from '../print-orders/print-order-table.server.ts';
import { studies } from '../studies/study-table.server.ts';
import { licensedCopyKey } from '../study-orders/licensed-report.server.ts';
import { reportDownloads, studyOrders } from '../study-orders/study-order-table.server.ts';
import { teamMembers } from '../team/team-member-table.server.ts';

const before = (now: Date, interval: string) => sql`${now.toISOString()}::timestamptz - ${interval}::interval`;

/** Study orders whose business year (the calendar year in Zurich) ended ten years ago or more. */
const beyondTheLawsTerm = (now: Date) =>
  sql`date_trunc('year', ${studyOrders.createdAt} at time zone 'Europe/Zurich') + interval '11 years' <= ${now.toISOString()}::timestamptz at time zone 'Europe/Zurich'`;

async function count(tx: Transaction, table: PgTable, where: SQL | undefined): Promise<number> {
  const { rowCount } = await tx.delete(table).where(where);
  return rowCount ?? 0;
}

/** Removes contact messages 24 months after they came, and print orders 24 months after they were shipped. */
export async function removeOldMessagesAndOrders(tx: Transaction, now: Date) {
  return {
    'contact messages after 24 months': await count(
      tx,
      contactMessages,
      lt(contactMessages.createdAt, before(now, '24 months')),
    ),
    'print orders 24 months after shipping': await count(
      tx,
      printOrders,
      and(eq(printOrders.status, 'shipped'), lt(printOrders.shippedAt, before(now, '24 months'))),
    ),
    'study orders 10 years after their business year': await count(tx, studyOrders, beyondTheLawsTerm(now)),
  };
}

/** Removes what was deleted 30 days ago, but for study orders, which the law keeps. */
export async function removeDeletedRecords(tx: Transaction, now: Date): Promise<Record<string, number>> {
  let removed = 0;
  for (const table of [partners, studies, mediaItems, teamMembers, heroVideos, contactMessages, printOrders]) {
    removed += await count(tx, table, lt(table.deletedAt, before(now, '30 days')));
  }
  return { 'records 30 days after their deletion': removed };
}

/** Removes mails and personal links of records that are gone. */
export async function removeTraces(tx: Transaction) {
  const gone = (kind: 'contact-messages' | 'print-orders' | 'study-orders', table: PgTable, id: unknown) =>
    and(
      eq(mails.recordKind, kind),
      notExists(tx.select({ one: sql`1` }).from(table).where(sql`${id} = ${mails.recordId}`)),
    );
  return {
    'mails of removed records': await count(
      tx,
      mails,
      or(
        gone('contact-messages', contactMessages, contactMessages.id),
        gone('print-orders', printOrders, printOrders.id),
        gone('study-orders', studyOrders, studyOrders.id),
      ),
    ),
    'download links of removed orders': await count(
      tx,
      reportDownloads,
      notExists(
        tx
          .select({ one: sql`1` })
          .from(studyOrders)
          .where(sql`${studyOrders.id}::text = ${reportDownloads.studyOrderId}`),
      ),
    ),
  };
}

/** Empties what mails carried 30 days after they were sent. That and when they were sent stays with the record. */
export async function emptySentMails(tx: Transaction, now: Date) {
  const { rowCount } = await tx
    .update(mails)
    .set({ details: {} })
    .where(and(eq(mails.status, 'sent'), lt(mails.sentAt, before(now, '30 days')), ne(mails.details, {})));
  return { 'contents of mails sent 30 days ago': rowCount ?? 0 };
}

/** Removes what only served for a while: repeated calls, sessions, counters, and the audit log after 12 months. */
export async function removeExpired(tx: Transaction, now: Date) {
  return {
    'idempotency keys after 24 hours': await count(
      tx,
      idempotencyKeys,
      lt(idempotencyKeys.createdAt, before(now, '24 hours')),
    ),
    'sessions at expiry':
      (await count(tx, session, lt(session.expiresAt, now))) +
      (await count(tx, verification, lt(verification.expiresAt, now))),
    'counters against spam at expiry': await count(tx, rateLimits, lt(rateLimits.expire, now.getTime())),
    'audit log entries after 12 months': await count(tx, auditLog, lt(auditLog.at, before(now, '12 months'))),
  };
}

/** Keys of files that records speak of, and addresses of pictures they show; buyers' copies while one of their links works. */
export async function listUsedFiles(tx: Transaction, now: Date) {
  const addresses = [
    ...(await tx.select({ address: partners.logoUrl }).from(partners)),
    ...(await tx.select({ address: teamMembers.profileImageUrl }).from(teamMembers)),
    ...(await tx.select({ address: mediaItems.imageUrl }).from(mediaItems)),
    ...(await tx.select({ address: mediaItems.url }).from(mediaItems)),
    ...(await tx.select({ address: studies.pdfUrl }).from(studies)),
    ...(await tx.select({ address: heroVideos.videoUrl }).from(heroVideos)),
  ].flatMap(({ address }) => (address?.startsWith('/uploads/') ? [address.slice(1)] : []));
  const reports = (await tx.select({ key: studies.reportFile }).from(studies)).flatMap(({ key }) => key ?? []);
  const orders = await tx.select({ orderNumber: studyOrders.orderNumber }).from(studyOrders);
  const downloading = await tx
    .selectDistinct({ orderNumber: studyOrders.orderNumber })
    .from(reportDownloads)
    .innerJoin(studyOrders, sql`${studyOrders.id}::text = ${reportDownloads.studyOrderId}`)
    .where(
      and(gt(reportDownloads.expiresAt, now), gt(reportDownloads.downloadsLeft, 0), isNull(studyOrders.deletedAt)),
    );
  const copies = downloading.flatMap((order) => reports.map((report) => licensedCopyKey(order, report)));
  return {
    keys: new Set([...addresses, ...reports, ...copies]),
    orderNumbers: new Set(orders.map(({ orderNumber }) => orderNumber)),
  };
}

/** What stays though it is old or deleted, and why: for the report. */
export async function countKept(tx: Transaction, now: Date) {
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
