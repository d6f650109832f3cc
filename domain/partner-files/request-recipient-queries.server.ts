import { and, eq, gt, isNull, lte, not, type SQL, sql } from 'drizzle-orm';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { pickColumns } from '#platform/database/pick-columns.server.ts';
import { user } from '../core/accounts/user-table.server.ts';
import { mails } from '../core/mails/mail-table.server.ts';
import { partners } from '../partners/partner-table.server.ts';
import { asksFirm, deliveredAt, isOpen } from './file-request-queries.server.ts';
import { fileRequests } from './file-request-table.server.ts';

const isDue = {
  /** Three days before the due date; on the day itself only `due` is sent. */
  before: ({ today, before }: Days) =>
    and(
      gt(fileRequests.dueOn, today),
      lte(fileRequests.dueOn, before),
      sql`${fileRequests.remindedBefore} is distinct from ${fileRequests.dueOn}`,
    ),
  due: ({ today }: Days) =>
    and(lte(fileRequests.dueOn, today), sql`${fileRequests.remindedOn} is distinct from ${fileRequests.dueOn}`),
};

interface Days {
  today: string;
  before: string;
}

export type Reminder = keyof typeof isDue;

/** Marks the open requests that a reminder is due for, so that no other process sends it. @returns their ids */
export async function claimReminders(tx: Transaction, reminder: Reminder, days: Days): Promise<string[]> {
  const mark = sql`${fileRequests.dueOn}`;
  const claimed = await tx
    .update(fileRequests)
    .set({
      ...(reminder === 'before' ? { remindedBefore: mark } : { remindedOn: mark }),
      updatedAt: fileRequests.updatedAt,
    })
    .where(and(isOpen, isDue[reminder](days)))
    .returning({ id: fileRequests.id });
  return claimed.map(({ id }) => id);
}

/** Whether the person has a mail about the request. */
const isMailed = (status?: 'sent') =>
  sql`exists (select from ${mails} m where m.user_id = ${user}.id and m.kind = 'file-request'
    and m.details ->> 'requestId' = ${fileRequests}.id::text ${status ? sql`and m.status = ${status}` : sql``})`;

/** Requests to people of firms that have delivered nothing yet, if they want mails about files. */
const selectRecipients = (db: Readable, where: SQL | undefined) =>
  db
    .select({ ...pickColumns(user, 'id', 'email', 'name'), ...pickColumns(fileRequests, 'title', 'message', 'dueOn') })
    .from(fileRequests)
    .innerJoin(partners, and(asksFirm(), eq(partners.isActive, true), isNull(partners.deletedAt)))
    .innerJoin(user, and(eq(user.firmId, partners.id), eq(user.wantsFileNews, true), isNull(user.deactivatedAt)))
    .where(and(sql`${deliveredAt()} is null`, where));

export const listRequestRecipients = (db: Readable, requestId: string) =>
  selectRecipients(db, and(isOpen, eq(fileRequests.id, requestId)));

/** Those who were sent a mail about the request, or will be. */
export const listMailedRecipients = (db: Readable, requestId: string) =>
  selectRecipients(db, and(isMailed(), eq(fileRequests.id, requestId)));

/** Undefined once the request is closed, withdrawn or answered by the person's firm, or the person has no access. */
export const findRequestRecipient = (db: Readable, requestId: string, personId: string) =>
  firstRow(selectRecipients(db, and(isOpen, eq(fileRequests.id, requestId), eq(user.id, personId))));

/** Undefined if the request is open again, answered by the person's firm, or the person never got a mail about it. */
export function findClosedRequestRecipient(db: Readable, requestId: string, personId: string) {
  const isClosed = and(not(isOpen), isMailed('sent'));
  return firstRow(selectRecipients(db, and(isClosed, eq(fileRequests.id, requestId), eq(user.id, personId))));
}

export type RequestRecipient = NonNullable<Awaited<ReturnType<typeof findRequestRecipient>>>;
