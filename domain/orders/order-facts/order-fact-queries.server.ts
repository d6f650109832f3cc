import { and, asc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { paymentTermDays } from '#content/order-terms.ts';
import type { Readable, Writable } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { onlyRow } from '#platform/database/only-row.server.ts';
import { prepareOnce } from '#platform/database/prepare-once.server.ts';
import { mails } from '../../core/mails/mail-table.server.ts';
import { invoiceDocuments, validInvoices } from '../invoices/invoice-document-table.server.ts';
import { studyOrders } from '../study-orders/study-order-table.server.ts';
import type { PaymentState } from './order-account.ts';
import { factsInForce, orderFacts } from './order-fact-table.server.ts';

export type OrderFact = typeof orderFacts.$inferSelect;
export type NewFact = typeof orderFacts.$inferInsert;

export const insertFact = async (tx: Writable, fact: NewFact): Promise<OrderFact> =>
  onlyRow(await tx.insert(orderFacts).values(fact).returning());

/** All facts of an order, including opposite entries, in the order of recording. */
export function listFacts(db: Readable, studyOrderId: string): Promise<OrderFact[]> {
  return db
    .select()
    .from(orderFacts)
    .where(eq(orderFacts.studyOrderId, studyOrderId))
    .orderBy(asc(orderFacts.recordedAt), asc(orderFacts.id));
}

/** An order's facts of a kind that aren't undone, in the order of recording. */
export function listFactsInForce(db: Readable, studyOrderId: string, kind: OrderFact['kind']): Promise<OrderFact[]> {
  return db
    .select(getTableColumns(orderFacts))
    .from(orderFacts)
    .innerJoin(factsInForce, eq(factsInForce.id, orderFacts.id))
    .where(and(eq(orderFacts.studyOrderId, studyOrderId), eq(orderFacts.kind, kind)))
    .orderBy(asc(orderFacts.recordedAt), asc(orderFacts.id));
}

// Columns have their table's name, which drizzle omits in queries of one table, because these are subqueries.
const factInForce = sql`${factsInForce} f where f.study_order_id = ${studyOrders}.id`;
const isCancelled = sql`exists (select from ${factInForce} and f.kind = 'cancellation')`;
const ofValidInvoice = (column: SQL) =>
  sql`(select ${column} from ${validInvoices} v where v.study_order_id = ${studyOrders}.id)`;
// A sum of amounts may exceed an integer.
const paid = sql`(select coalesce(sum(f.amount_rappen), 0)::float8 from order_facts f
  where f.study_order_id = ${studyOrders}.id and f.kind in ('payment', 'refund'))`;
const owed = sql`(case when ${isCancelled} then 0 else coalesce(${ofValidInvoice(sql`v.total_rappen`)}, 0) end)`;

/**
 * SQL condition that preselects orders which may owe an amount or get one back: one scan of all invoices and payments takes
 * a quarter of the time of calculating each order's account.
 */
export const isUnsettled = sql`${studyOrders.id} = any(array(
  select coalesce(v.study_order_id, received.study_order_id) from ${validInvoices} v
    full join (select study_order_id, sum(amount_rappen) as rappen from ${orderFacts}
      where kind in ('payment', 'refund') group by study_order_id) received on received.study_order_id = v.study_order_id
    where v.total_rappen is distinct from received.rappen
  union all select study_order_id from ${orderFacts} where kind = 'cancellation'))`;

/** Whether a letter of an order waits to be printed, as an SQL expression like the account. */
export const isToPrint = sql<boolean>`exists (select from ${mails} m where m.study_order_id = ${studyOrders}.id and m.status = 'to-print')`;

/**
 * An order's account by its documents and facts, as SQL expressions for queries of study_orders. An order has at most one valid
 * invoice, and none before its release.
 */
export const orderAccount = {
  invoiceNumber: sql<string | null>`${ofValidInvoice(sql`v.number`)}`,
  paidRappen: sql<number>`${paid}`,
  /** Amount due; negative if too much was paid or the order was cancelled after its payment. */
  openRappen: sql<number>`(${owed} - ${paid})`,
  /** Last day in Zurich on which it is payable in time: 30 days after the invoice's date. */
  payableUntil: sql<
    string | null
  >`${ofValidInvoice(sql`((v.issued_at at time zone 'Europe/Zurich')::date + ${sql.raw(String(paymentTermDays))})::text`)}`,
  deliveredAt: sql<Date | null>`(select min(f.recorded_at) from ${factInForce} and f.kind = 'delivery')`.mapWith(
    studyOrders.deliveredAt,
  ),
};

/** The payment state at a time: an invoice is overdue from the day after `payableUntil`. */
export function paymentState(now: Date): SQL<PaymentState> {
  const today = sql`(${now.toISOString()}::timestamptz at time zone 'Europe/Zurich')::date`;
  const { invoiceNumber, openRappen, payableUntil } = orderAccount;
  return sql<PaymentState>`(case when ${isCancelled} then 'cancelled' when ${invoiceNumber} is null then 'none'
    when ${openRappen} <= 0 then 'paid' when (${payableUntil})::date < ${today} then 'overdue' else 'open' end)`;
}

/** Orders of which too much was paid, as when they were cancelled after the payment; oldest first. */
export function listOrdersToRefund(db: Readable) {
  const { id, orderNumber, organization } = studyOrders;
  return db
    .select({ id, orderNumber, organization, amountRappen: sql<number>`-${orderAccount.openRappen}` })
    .from(studyOrders)
    .where(and(isNull(studyOrders.deletedAt), isUnsettled, sql`${orderAccount.openRappen} < 0`))
    .orderBy(asc(studyOrders.createdAt), asc(id));
}

/** Orders of earlier releases, which have no document and aren't held. */
export function listUnmigratedOrders(db: Readable): Promise<{ id: string }[]> {
  return db
    .select({ id: studyOrders.id })
    .from(studyOrders)
    .where(
      sql`not exists (select from ${invoiceDocuments} d where d.study_order_id = ${studyOrders}.id)
        and not exists (select from ${mails} m where m.study_order_id = ${studyOrders}.id
          and m.kind = 'study-order-confirmation' and m.status in ('held', 'dropped'))`,
    )
    .orderBy(asc(studyOrders.createdAt), asc(studyOrders.id));
}

const invoiceState = prepareOnce((db) =>
  db
    .select({ invoiceNumber: orderAccount.invoiceNumber, isCancelled: sql<boolean>`${isCancelled}` })
    .from(studyOrders)
    .where(eq(studyOrders.id, sql.placeholder('id')))
    .prepare('invoice-state'),
);

/** The number of the valid invoice, and whether the order is cancelled. */
export const findInvoiceState = (db: Readable, studyOrderId: string) =>
  firstRow(invoiceState(db).execute({ id: studyOrderId }));

export const findOrderAccount = (db: Readable, studyOrderId: string, now: Date) =>
  firstRow(
    db
      .select({ ...orderAccount, state: paymentState(now) })
      .from(studyOrders)
      .where(eq(studyOrders.id, studyOrderId)),
  );

/**
 * Whether an order's documents and facts may be removed, by the database's clock; until then triggers prevent it.
 */
export const accountsAreRemovable = sql`not exists (select from ${invoiceDocuments} d
    where d.study_order_id = ${studyOrders}.id and not ten_business_years_are_over(d.issued_at))
  and not exists (select from order_facts f
    where f.study_order_id = ${studyOrders}.id and not ten_business_years_are_over(f.recorded_at))`;

/** The number of the credit note that cancelled an order; null if there is none. */
export async function findCreditNoteNumber(db: Readable, studyOrderId: string): Promise<string | null> {
  const cancellation = (await listFacts(db, studyOrderId)).findLast(({ kind }) => kind === 'cancellation');
  return cancellation?.documentNumber ?? null;
}
