import { inArray } from 'drizzle-orm';
import type { Readable } from '#platform/database/database.server.ts';
import { pickColumns } from '#platform/database/pick-columns.server.ts';
import { listCorrectionsOf } from '../../orders/corrections/correction-proposal-queries.server.ts';
import { invoiceDocuments } from '../../orders/invoices/invoice-document-table.server.ts';
import { orderFacts } from '../../orders/order-facts/order-fact-table.server.ts';
import { bankTransactions } from '../../orders/payments/bank-transaction-table.server.ts';
import { reminders } from '../../orders/reminders/reminder-table.server.ts';
import { reportDownloads, studyOrders } from '../../orders/study-orders/study-order-table.server.ts';
import { isAddress } from './authorship-queries.server.ts';

/** The orders of a person with their documents, facts, payments and links. */
export async function readOrderData(db: Readable, email: string) {
  const orders = await db.select().from(studyOrders).where(isAddress(studyOrders.email, email));
  const ids = orders.map(({ id }) => id);
  const facts = await db.select().from(orderFacts).where(inArray(orderFacts.studyOrderId, ids));
  const paidBy = facts.flatMap(({ bankTransactionId }) => bankTransactionId ?? []);
  return {
    studyOrders: orders,
    downloadLinks: await db
      .select(pickColumns(reportDownloads, 'studyOrderId', 'createdAt', 'expiresAt', 'downloadsLeft'))
      .from(reportDownloads)
      .where(inArray(reportDownloads.studyOrderId, ids)),
    invoices: await db
      .select(pickColumns(invoiceDocuments, 'number', 'kind', 'issuedAt', 'content', 'pdf'))
      .from(invoiceDocuments)
      .where(inArray(invoiceDocuments.studyOrderId, ids)),
    orderFacts: facts,
    correctionProposals: await listCorrectionsOf(db, ids),
    reminders: await db.select().from(reminders).where(inArray(reminders.studyOrderId, ids)),
    bankTransactions: await db.select().from(bankTransactions).where(inArray(bankTransactions.id, paidBy)),
  };
}
