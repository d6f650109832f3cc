import { and, asc, eq, min, sql } from 'drizzle-orm';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import type { HeldReason } from '../../core/mails/held-reasons.ts';
import type { Mail } from '../../core/mails/mail-queries.server.ts';
import { mails } from '../../core/mails/mail-table.server.ts';
import { printOrders } from '../print-orders/print-order-table.server.ts';
import { studyOrders } from '../study-orders/study-order-table.server.ts';

/** Whether a mail's order was deleted or cancelled, so that the mail no longer waits for the office. */
export const isOfEndedOrder = sql`exists (select from ${studyOrders} o where o.id = ${mails.recordId} and (o.deleted_at is not null or o.status = 'cancelled'))
  or exists (select from ${printOrders} o where o.id = ${mails.recordId} and o.deleted_at is not null)`;

export type HeldRecord = Pick<Mail, 'recordKind' | 'recordId'>;

const reason: HeldReason = 'sample-seller';
const waitsForSeller = and(eq(mails.status, 'held'), sql`${mails.details} ->> 'held' = ${reason}`);

/** Records whose mails wait for a real seller, oldest first, without deleted or cancelled orders. */
export function listHeldRecords(db: Readable): Promise<HeldRecord[]> {
  return db
    .select({ recordKind: mails.recordKind, recordId: mails.recordId })
    .from(mails)
    .where(and(waitsForSeller, sql`not (${isOfEndedOrder})`))
    .groupBy(mails.recordKind, mails.recordId)
    .orderBy(asc(min(mails.createdAt)), asc(mails.recordId));
}

/** A record's mails that wait for a real seller, locked until the transaction ends. */
export function listHeldMails(tx: Transaction, { recordKind, recordId }: HeldRecord): Promise<Mail[]> {
  return tx
    .select()
    .from(mails)
    .where(
      and(waitsForSeller, eq(mails.recordKind, recordKind), eq(mails.recordId, recordId), sql`not (${isOfEndedOrder})`),
    )
    .orderBy(asc(mails.createdAt), asc(mails.id))
    .for('update');
}
