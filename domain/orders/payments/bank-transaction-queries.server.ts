import { and, asc, desc, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Readable, Transaction, Writable } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { limitAndOffset } from '../../core/records/lists/list-input.ts';
import { invoiceDocuments, validInvoices } from '../invoices/invoice-document-table.server.ts';
import { isUnsettled, orderAccount, paymentState } from '../order-facts/order-fact-queries.server.ts';
import { factsInForce, orderFacts } from '../order-facts/order-fact-table.server.ts';
import { studyOrders } from '../study-orders/study-order-table.server.ts';
import { anyOf, listImports } from './bank-import-queries.server.ts';
import type { BankTransactionState } from './bank-transaction-answer.ts';
import { bankDismissals, bankTransactions, dismissalsInForce } from './bank-transaction-table.server.ts';
import type { OrderToPay } from './payment-proposal.ts';

// Columns have their table's name, because these are subqueries.
const assignedRappen = sql<number>`(select coalesce(sum(f.amount_rappen), 0)::float8 from ${factsInForce} f
  where f.bank_transaction_id = bank_transactions.id)`;
const isDismissed = sql`exists (select from ${dismissalsInForce} d where d.bank_transaction_id = bank_transactions.id)`;

const state = sql<BankTransactionState>`(case when ${isDismissed} then 'ignored'
  when ${assignedRappen} = bank_transactions.amount_rappen then 'assigned' else 'waiting' end)`;

const selectTransactions = (db: Readable) =>
  db
    .select({
      transaction: bankTransactions,
      state,
      restRappen: sql<number>`bank_transactions.amount_rappen - ${assignedRappen}`,
    })
    .from(bankTransactions);

export type StatedTransaction = Awaited<ReturnType<typeof selectTransactions>>[number];

/** A page of the transactions in a state, newest first. */
export async function listTransactions(
  db: Readable,
  input: { state: BankTransactionState; page?: number; pageSize?: number },
): Promise<{ rows: StatedTransaction[]; total: number }> {
  const where = eq(state, input.state);
  const { limit, offset } = limitAndOffset(input);
  const rows = await selectTransactions(db)
    .where(where)
    .orderBy(desc(bankTransactions.valueDate), asc(bankTransactions.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(bankTransactions, where) };
}

/** The bank transaction, locked until the database transaction ends. */
export async function lockTransaction(tx: Transaction, id: string): Promise<StatedTransaction | undefined> {
  await tx.select({ id: bankTransactions.id }).from(bankTransactions).where(eq(bankTransactions.id, id)).for('update');
  // Read again, to see decisions made while waiting for the lock.
  return findTransaction(tx, id);
}

export const findTransaction = (db: Readable, id: string) =>
  firstRow(selectTransactions(db).where(eq(bankTransactions.id, id)));

/** Time of the last import; null if there was none. */
export const findLastImport = async (db: Readable): Promise<Date | null> =>
  (await listImports(db, 1))[0]?.importedAt ?? null;

/** Number of waiting payments, and the time of the last import. */
export async function readPaymentState(db: Readable) {
  return { waiting: await db.$count(bankTransactions, eq(state, 'waiting')), lastImportAt: await findLastImport(db) };
}

/** Decisions on transactions: assigned orders, or the reason to ignore them. */
export async function listDecisions(db: Readable, ids: string[]) {
  const parts = await db
    .select({
      bankTransactionId: orderFacts.bankTransactionId,
      orderNumber: studyOrders.orderNumber,
      amountRappen: sql<number>`${orderFacts.amountRappen}`,
      recordedAt: orderFacts.recordedAt,
      recordedBy: orderFacts.recordedBy,
    })
    .from(orderFacts)
    .innerJoin(factsInForce, eq(factsInForce.id, orderFacts.id))
    .innerJoin(studyOrders, eq(studyOrders.id, orderFacts.studyOrderId))
    .where(inArray(orderFacts.bankTransactionId, ids))
    .orderBy(asc(studyOrders.orderNumber));
  return { parts, dismissals: await listDismissals(db, ids) };
}

const listDismissals = (db: Readable, bankTransactionIds: string[]) =>
  db
    .select(getTableColumns(bankDismissals))
    .from(bankDismissals)
    .innerJoin(dismissalsInForce, eq(dismissalsInForce.id, bankDismissals.id))
    .where(inArray(bankDismissals.bankTransactionId, bankTransactionIds));

export async function insertDismissals(
  tx: Writable,
  bankTransactionIds: string[],
  { reason, recordedBy }: { reason: string; recordedBy: string },
): Promise<void> {
  const rows = bankTransactionIds.map((bankTransactionId) => ({ bankTransactionId, reason, recordedBy }));
  if (rows.length > 0) await tx.insert(bankDismissals).values(rows);
}

/** Adds the opposite entry of a dismissal. */
export async function undoDismissal(tx: Writable, bankTransactionId: string, recordedBy: string): Promise<void> {
  for (const { id: undoes, reason } of await listDismissals(tx, [bankTransactionId])) {
    await tx.insert(bankDismissals).values({ bankTransactionId, reason, recordedBy, undoes });
  }
}

/** Invoices with these payment references, with the accounts of their orders. */
export function listInvoicesByReference(db: Readable, references: string[]) {
  return db
    .select({ reference: sql<string>`${invoiceDocuments.reference}`, studyOrderId: studyOrders.id })
    .from(invoiceDocuments)
    .innerJoin(validInvoices, eq(validInvoices.number, invoiceDocuments.number))
    .innerJoin(studyOrders, eq(studyOrders.id, invoiceDocuments.studyOrderId))
    .where(and(sql`${invoiceDocuments.reference} = ${anyOf(references)}`, isNull(studyOrders.deletedAt)))
    .orderBy(asc(studyOrders.id));
}

const columns = {
  id: studyOrders.id,
  orderNumber: studyOrders.orderNumber,
  organization: studyOrders.organization,
  openRappen: orderAccount.openRappen,
  paidRappen: orderAccount.paidRappen,
  isCancelled: sql<boolean>`${paymentState(new Date(0))} = 'cancelled'`,
  isDeleted: sql<boolean>`${studyOrders.deletedAt} is not null`,
  references: sql<string[]>`array(select d.reference from ${invoiceDocuments} d
    where d.study_order_id = ${studyOrders}.id and d.reference is not null)`,
  documentNumbers: sql<
    string[]
  >`array(select d.number from ${invoiceDocuments} d where d.study_order_id = ${studyOrders}.id)`,
};

/** Orders with an amount due, and orders that these names of documents or orders identify, even if deleted. */
export function listOrdersToPay(db: Readable, names: string[]): Promise<OrderToPay[]> {
  const hasDocument = sql`exists (select from ${invoiceDocuments} d where d.study_order_id = ${studyOrders}.id
    and (d.reference = ${anyOf(names)} or d.number = ${anyOf(names)}))`;
  const isNamed = or(hasDocument, sql`${studyOrders.orderNumber} = ${anyOf(names)}`);
  return db
    .select(columns)
    .from(studyOrders)
    .where(or(and(isNull(studyOrders.deletedAt), isUnsettled, sql`${orderAccount.openRappen} > 0`), isNamed))
    .orderBy(asc(studyOrders.orderNumber));
}

export const findOrderByNumber = (db: Readable, orderNumber: string) =>
  firstRow(
    db
      .select(columns)
      .from(studyOrders)
      .where(and(eq(studyOrders.orderNumber, orderNumber), isNull(studyOrders.deletedAt))),
  );
