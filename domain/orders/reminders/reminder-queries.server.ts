import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Readable, Writable } from '#platform/database/database.server.ts';
import { zurichDay } from '#platform/dates.ts';
import { invoiceDocuments } from '../invoices/invoice-document-table.server.ts';
import { orderAccount, paymentState } from '../order-facts/order-fact-queries.server.ts';
import { studyOrders } from '../study-orders/study-order-table.server.ts';
import { reminders } from './reminder-table.server.ts';

export type StoredReminder = typeof reminders.$inferSelect;

/** Orders whose invoice is overdue by now, each with its reminders: all of them, or one. The longest overdue come first. */
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
    })
    .from(studyOrders)
    .where(
      and(
        isNull(studyOrders.deletedAt),
        sql`${paymentState(now)} = 'overdue'`,
        studyOrderId === undefined ? undefined : eq(studyOrders.id, studyOrderId),
      ),
    )
    .orderBy(asc(orderAccount.payableUntil), asc(studyOrders.orderNumber));
  const numbers = orders.map(({ invoiceNumber }) => invoiceNumber);
  const asked = await db
    .select()
    .from(reminders)
    .where(and(inArray(reminders.documentNumber, numbers), isNull(reminders.droppedAt)));
  return orders.map((order) => ({
    ...order,
    reminders: asked
      .filter(({ documentNumber }) => documentNumber === order.invoiceNumber)
      .map(({ level, requestedAt }) => ({ level, requestedOn: zurichDay(requestedAt) })),
  }));
}

/** undefined: there is one of the level already. */
export async function insertReminder(
  tx: Writable,
  reminder: Pick<StoredReminder, 'studyOrderId' | 'documentNumber' | 'level' | 'requestedBy'>,
): Promise<StoredReminder | undefined> {
  const [inserted] = await tx.insert(reminders).values(reminder).onConflictDoNothing().returning();
  return inserted;
}

/** With the moment its invoice was issued. */
export async function findReminder(db: Readable, id: string) {
  const [found] = await db
    .select({ reminder: reminders, issuedAt: invoiceDocuments.issuedAt })
    .from(reminders)
    .innerJoin(invoiceDocuments, eq(invoiceDocuments.number, reminders.documentNumber))
    .where(eq(reminders.id, id));
  return found && { ...found.reminder, issuedAt: found.issuedAt };
}

export async function noteReminderSent(tx: Writable, id: string): Promise<void> {
  await tx.update(reminders).set({ sentAt: sql`now()` }).where(eq(reminders.id, id));
}

/** Then another of its level may be asked for, should the payment be undone. */
export async function noteReminderDropped(db: Writable, id: string): Promise<void> {
  await db.update(reminders).set({ droppedAt: sql`now()` }).where(eq(reminders.id, id));
}
