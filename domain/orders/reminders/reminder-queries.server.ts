import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { Readable, Writable } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { zurichDay } from '#platform/dates.ts';
import { invoiceDocuments } from '../invoices/invoice-document-table.server.ts';
import { isToPrint, isUnsettled, orderAccount, paymentState } from '../order-facts/order-fact-queries.server.ts';
import { studyOrders } from '../study-orders/study-order-table.server.ts';
import { reminders } from './reminder-table.server.ts';

export type StoredReminder = typeof reminders.$inferSelect;

/** Orders with an overdue invoice (all or one), each with its reminders; longest overdue first. */
export async function listOverdueOrders(db: Readable, now: Date, studyOrderId?: string) {
  const orders = await db
    .select({
      studyOrderId: studyOrders.id,
      orderNumber: studyOrders.orderNumber,
      organization: studyOrders.organization,
      recipient: sql<string>`coalesce(${studyOrders.invoiceEmail}, ${studyOrders.email})`,
      invoiceNumber: sql<string>`${orderAccount.invoiceNumber}`,
      openRappen: orderAccount.openRappen,
      payableUntil: sql<string>`${orderAccount.payableUntil}`,
      isToPrint,
      isUndelivered: sql<boolean>`(${studyOrders.items} is null and ${studyOrders.deliveredAt} is null)`,
    })
    .from(studyOrders)
    .where(
      and(
        isNull(studyOrders.deletedAt),
        sql`${paymentState(now)} = 'overdue'`,
        studyOrderId === undefined ? isUnsettled : eq(studyOrders.id, studyOrderId),
      ),
    )
    .orderBy(asc(orderAccount.payableUntil), asc(studyOrders.orderNumber));
  const numbers = orders.map(({ invoiceNumber }) => invoiceNumber);
  const requested = await db
    .select()
    .from(reminders)
    .where(and(inArray(reminders.documentNumber, numbers), isNull(reminders.droppedAt)));
  const byInvoice = Map.groupBy(requested, ({ documentNumber }) => documentNumber);
  return orders.map((order) => ({
    ...order,
    reminders: (byInvoice.get(order.invoiceNumber) ?? []).map(({ level, requestedAt }) => ({
      level,
      requestedOn: zurichDay(requestedAt),
    })),
  }));
}

/** Adds a reminder; undefined if there already is one of the level. */
export const insertReminder = (
  tx: Writable,
  reminder: Pick<StoredReminder, 'studyOrderId' | 'documentNumber' | 'level' | 'requestedBy'>,
) => firstRow(tx.insert(reminders).values(reminder).onConflictDoNothing().returning());

/** A reminder with its invoice's date of issue. */
export const findReminder = (db: Readable, id: string) =>
  firstRow(
    db
      .select({ ...getTableColumns(reminders), issuedAt: invoiceDocuments.issuedAt })
      .from(reminders)
      .innerJoin(invoiceDocuments, eq(invoiceDocuments.number, reminders.documentNumber))
      .where(eq(reminders.id, id)),
  );

export async function markReminderSent(tx: Writable, id: string, isSent = true): Promise<void> {
  await tx
    .update(reminders)
    .set({ sentAt: isSent ? sql`now()` : null })
    .where(eq(reminders.id, id));
}

/** Marks a reminder that wasn't sent as dropped; another of its level can then be requested. */
export async function markReminderDropped(db: Writable, id: string): Promise<void> {
  await db
    .update(reminders)
    .set({ droppedAt: sql`now()` })
    .where(and(eq(reminders.id, id), isNull(reminders.sentAt)));
}
