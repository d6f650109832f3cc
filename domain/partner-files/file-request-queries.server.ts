import { and, asc, desc, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { onlyRow } from '#platform/database/only-row.server.ts';
import { pickColumns } from '#platform/database/pick-columns.server.ts';
import { zurichDay } from '#platform/dates.ts';
import { user } from '../core/accounts/user-table.server.ts';
import { mentions } from '../core/records/mention-queries.server.ts';
import { lockRecord } from '../core/records/record-queries.server.ts';
import { partners } from '../partners/partner-table.server.ts';
import type { DeliveryState } from './file-request-answer.ts';
import { fileRequestAnswers, fileRequestFirms, fileRequests } from './file-request-table.server.ts';
import { deletedFileDays } from './partner-file-choices.ts';
import { partnerFiles, partnerFileVersions } from './partner-file-table.server.ts';

/** Whether a firm has answered a request, and if not, whether the due date has passed. */
function deliveryState(dueOn: string, deliveredAt: Date | null, now: Date): DeliveryState {
  if (deliveredAt) return 'delivered';
  return dueOn < zurichDay(now) ? 'overdue' : 'open';
}

export type StoredRequest = typeof fileRequests.$inferSelect;

const isKept = isNull(fileRequests.deletedAt);
export const isOpen = sql`(${and(isKept, isNull(fileRequests.closedAt))})`;

/** Whether a request is addressed to a firm, by default that of the query's `partners` row. */
export const asksFirm = (firmId: SQL | string = sql`${partners}.id`): SQL =>
  sql`(${fileRequests}.is_for_all_firms or exists (select from ${fileRequestFirms} named where named.file_request_id = ${fileRequests}.id and named.firm_id = ${firmId}))`;

/** When the firm's first answer to the request arrived; deleted files don't count. */
export const deliveredAt = (firmId: SQL | string = sql`${partners}.id`) =>
  sql<Date | null>`(select min(a.at) from ${fileRequestAnswers} a join ${partnerFileVersions} v on v.id = a.version_id
    join ${partnerFiles} f on f.id = v.partner_file_id
    where a.file_request_id = ${fileRequests}.id and f.sender_firm_id = ${firmId} and f.deleted_at is null)`.mapWith(
    fileRequestAnswers.at,
  );

/** Whether anybody of the firm can sign in and wants mails about files. */
const hasRecipients = sql<boolean>`exists (select from ${user} person where person.firm_id = ${partners}.id and person.deactivated_at is null and person.wants_file_news)`;

export async function insertFileRequest(
  tx: Transaction,
  { firmIds, ...values }: typeof fileRequests.$inferInsert & { firmIds: string[] },
): Promise<StoredRequest> {
  const request = onlyRow(await tx.insert(fileRequests).values(values).returning());
  const firms = [...new Set(firmIds)].map((firmId) => ({ fileRequestId: request.id, firmId }));
  if (firms.length > 0) await tx.insert(fileRequestFirms).values(firms);
  return request;
}

export const lockFileRequest = (tx: Transaction, id: string) => lockRecord(tx, fileRequests, id);

/** Marks a reopened request whose due date has passed as reminded, so that no reminder about that date is sent. */
export async function skipPastReminder(tx: Transaction, id: string, today: string): Promise<void> {
  const remindedOn = sql`${fileRequests.dueOn}`;
  await tx
    .update(fileRequests)
    .set({ remindedOn, updatedAt: fileRequests.updatedAt })
    .where(and(eq(fileRequests.id, id), lt(fileRequests.dueOn, today)));
}

/** Requests with the state of each firm, open ones first, by due date; with `id` only that request. */
export async function listFileRequests(db: Readable, now: Date, id?: string) {
  const where = and(isKept, id ? eq(fileRequests.id, id) : undefined);
  const requests = await db
    .select()
    .from(fileRequests)
    .where(where)
    .orderBy(desc(isNull(fileRequests.closedAt)), asc(fileRequests.dueOn), asc(fileRequests.id));
  const firms = Map.groupBy(await listAskedFirms(db, where), ({ requestId }) => requestId);
  const answers = Map.groupBy(await listAnswers(db, where), ({ requestId, firmId }) => `${requestId} ${firmId}`);
  return requests.map((request) => ({
    ...request,
    firms: (firms.get(request.id) ?? []).map(({ requestId, ...firm }) => {
      const files = answers.get(`${requestId} ${firm.id}`) ?? [];
      const deliveredAt = files[0]?.at ?? null;
      return { ...firm, deliveredAt, state: deliveryState(request.dueOn, deliveredAt, now), files };
    }),
  }));
}

const listAskedFirms = (db: Readable, where: SQL | undefined) =>
  db
    .select({ requestId: fileRequests.id, id: partners.id, name: partners.name, hasRecipients })
    .from(fileRequests)
    .innerJoin(partners, and(asksFirm(), eq(partners.isActive, true), isNull(partners.deletedAt)))
    .where(where)
    .orderBy(asc(partners.name), asc(partners.id));

/** Open requests whose due date has passed, with the number of firms that have delivered nothing. */
export const listOverdueRequests = (db: Readable, now: Date) =>
  db
    .select({
      id: fileRequests.id,
      title: fileRequests.title,
      dueOn: fileRequests.dueOn,
      firms: sql<number>`count(*)::int`,
    })
    .from(fileRequests)
    .innerJoin(partners, and(asksFirm(), eq(partners.isActive, true), isNull(partners.deletedAt)))
    .where(and(isOpen, lt(fileRequests.dueOn, zurichDay(now)), sql`${deliveredAt()} is null`))
    .groupBy(fileRequests.id)
    .orderBy(asc(fileRequests.dueOn), asc(fileRequests.id));

/** The files that answer requests, oldest first. */
const listAnswers = (db: Readable, where: SQL | undefined) =>
  db
    .select({
      requestId: fileRequests.id,
      firmId: partnerFiles.senderFirmId,
      id: partnerFiles.id,
      title: partnerFiles.title,
      version: partnerFileVersions.number,
      at: fileRequestAnswers.at,
    })
    .from(fileRequestAnswers)
    .innerJoin(fileRequests, eq(fileRequests.id, fileRequestAnswers.fileRequestId))
    .innerJoin(partnerFileVersions, eq(partnerFileVersions.id, fileRequestAnswers.versionId))
    .innerJoin(partnerFiles, eq(partnerFiles.id, partnerFileVersions.partnerFileId))
    .where(and(where, isNull(partnerFiles.deletedAt)))
    .orderBy(asc(fileRequestAnswers.at), asc(partnerFiles.id));

/** Open requests to a firm, by due date. */
export async function listRequestsOfFirm(db: Readable, firmId: string, now: Date) {
  const rows = await db
    .select({
      ...pickColumns(fileRequests, 'id', 'createdAt', 'title', 'message', 'dueOn'),
      deliveredAt: deliveredAt(firmId),
    })
    .from(fileRequests)
    .where(and(isOpen, asksFirm(firmId)))
    .orderBy(asc(fileRequests.dueOn), asc(fileRequests.id));
  return rows.map((row) => ({ ...row, state: deliveryState(row.dueOn, row.deliveredAt, now) }));
}

/** Whether a request is open and addressed to the firm. */
export const isRequestedOf = async (db: Readable, id: string, firmId: string): Promise<boolean> =>
  (await db.$count(fileRequests, and(eq(fileRequests.id, id), isOpen, asksFirm(firmId)))) > 0;

/** Requests, withdrawn ones too, that mention an address. */
export const listRequestsMentioning = (db: Readable, email: string) =>
  db
    .select({ id: fileRequests.id })
    .from(fileRequests)
    .where(or(mentions(fileRequests.title, email), mentions(fileRequests.message, email)));

/** How long closed requests are kept. */
export const closedRequestMonths = 24;

/** When the 30 days before removal begin: at the withdrawal, or 30 days before a closed request's retention ends; else null. */
export const requestsEndAt = sql`coalesce(${fileRequests}.deleted_at,
  ${fileRequests}.closed_at + make_interval(months => ${sql.raw(String(closedRequestMonths))}, days => ${sql.raw(String(-deletedFileDays))}))`;

export async function insertRequestAnswer(tx: Transaction, answer: { fileRequestId: string; versionId: string }) {
  await tx.insert(fileRequestAnswers).values(answer).onConflictDoNothing();
}
