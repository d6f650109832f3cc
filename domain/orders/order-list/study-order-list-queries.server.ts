import { and, eq, getTableColumns, inArray, lt, not, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Readable } from '#platform/database/database.server.ts';
import { oneOf } from '../../core/records/field-types.ts';
import { listInput } from '../../core/records/lists/list-input.ts';
import { searchRecords } from '../../core/records/lists/list-queries.server.ts';
import { invoiceDocuments, validInvoices } from '../invoices/invoice-document-table.server.ts';
import { paymentStates } from '../order-facts/order-account.ts';
import { isToPrint, isUnsettled, orderAccount, paymentState } from '../order-facts/order-fact-queries.server.ts';
import { dueOrdersBefore } from '../study-orders/delivery-deadline.ts';
import { clockStartedAt, waitsForReport } from '../study-orders/study-order-queries.server.ts';
import { type StudyOrderStatus, studyOrderStatuses } from '../study-orders/study-order-status.ts';
import { studyOrders } from '../study-orders/study-order-table.server.ts';

const { createdAt, firstName, lastName, email, organization, orderNumber, price, presentationPrice, status } =
  studyOrders;
const { billingAddress, buyerReference, invoiceEmail, notes } = studyOrders;
const sorted = {
  createdAt,
  dueAt: clockStartedAt,
  orderNumber,
  lastName,
  email,
  organization,
  price,
  total: sql`(${price} + ${presentationPrice})`,
  status,
};

export const studyOrderList = z.extend(listInput([...studyOrderStatuses, 'suspected'], Object.keys(sorted)), {
  /** Whether the report is overdue. */
  isOverdue: z.optional(z.enum(['true', 'false'], 'Must be true or false')),
  /** Payment state; 'open' includes 'overdue'. */
  payment: z.optional(oneOf(paymentStates)),
});

/** `deliveryDue` as an SQL condition. */
function isOverdue(now: Date): SQL {
  const isDue = and(eq(studyOrders.waitsForSeller, false), lt(clockStartedAt, dueOrdersBefore(now)));
  return sql`(${waitsForReport} and ${isDue})`;
}

const isInvoiced = sql`exists (select from ${validInvoices} v where v.study_order_id = ${studyOrders}.id)`;

/** Numbers of documents and their payment references, in which a search finds each printed group of digits. */
const documentNumbers = sql`(select string_agg(concat_ws(' ', d.number, d.reference), ' ') from ${invoiceDocuments} d where d.study_order_id = ${studyOrders}.id)`;

const selectListed = (now: Date) => (db: Readable) =>
  db
    .select({
      ...getTableColumns(studyOrders),
      hasInvoice: sql<boolean>`${isInvoiced}`,
      isPaid: sql<boolean>`(${paymentState(now)} = 'paid')`,
      isToPrint,
      isToRefund: sql<boolean>`(${orderAccount.openRappen} < 0)`,
    })
    .from(studyOrders)
    .$dynamic();

/** Study orders, newest first by default. */
export function listStudyOrders(db: Readable, input: z.infer<typeof studyOrderList>) {
  const now = new Date();
  const late = isOverdue(now);
  const payments = input.payment === 'open' ? (['open', 'overdue'] as const) : [input.payment];
  const columns = {
    searched: [
      firstName,
      lastName,
      email,
      organization,
      orderNumber,
      documentNumbers,
      billingAddress,
      buyerReference,
      invoiceEmail,
      notes,
      sql`${studyOrders.id}::text`,
    ],
    sorted,
    status: (wanted: string) =>
      wanted === 'suspected' ? eq(studyOrders.suspectedSpam, true) : eq(status, wanted as StudyOrderStatus),
    where: and(
      input.isOverdue && (input.isOverdue === 'true' ? late : not(late)),
      payments.includes('overdue') ? isUnsettled : undefined,
      input.payment && inArray(paymentState(now), [...payments]),
    ),
  };
  return searchRecords(db, { table: studyOrders, select: selectListed(now) }, columns, input);
}
