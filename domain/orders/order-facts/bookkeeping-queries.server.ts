import { asc, eq, inArray } from 'drizzle-orm';
import type { Readable } from '#platform/database/database.server.ts';
import { invoiceDocuments } from '../invoices/invoice-document-table.server.ts';
import { studyOrders } from '../study-orders/study-order-table.server.ts';
import { orderFacts } from './order-fact-table.server.ts';

const order = { id: studyOrders.id, orderNumber: studyOrders.orderNumber, organization: studyOrders.organization };

/** Invoices and credit notes of all orders, including deleted ones. An offer charges nothing. */
export async function listAllDocuments(db: Readable) {
  const { number, kind, issuedAt, totalRappen, reference, content, studyOrderId } = invoiceDocuments;
  const documents = await db
    .select({ number, kind, issuedAt, totalRappen, reference, content, order })
    .from(invoiceDocuments)
    .innerJoin(studyOrders, eq(studyOrders.id, studyOrderId))
    .orderBy(asc(issuedAt), asc(number));
  return documents.flatMap((row) => (row.kind === 'offer' ? [] : { ...row, kind: row.kind }));
}

/** Payments and refunds of all orders, with their opposite entries. */
export async function listAllPayments(db: Readable) {
  const { kind, happenedOn, recordedAt, amountRappen, documentNumber, recordedBy, bankTransactionId, undoes, note } =
    orderFacts;
  const rows = await db
    .select({ kind, happenedOn, amountRappen, documentNumber, recordedBy, bankTransactionId, undoes, note, order })
    .from(orderFacts)
    .innerJoin(studyOrders, eq(studyOrders.id, orderFacts.studyOrderId))
    .where(inArray(kind, ['payment', 'refund']))
    .orderBy(asc(happenedOn), asc(recordedAt));
  return rows.flatMap((row) => {
    if (row.amountRappen === null || (row.kind !== 'payment' && row.kind !== 'refund')) return [];
    return { ...row, kind: row.kind, amountRappen: row.amountRappen };
  });
}
