import { hash } from 'node:crypto';
import type { Transaction } from '#platform/database/database.server.ts';
import { zurichDay } from '#platform/dates.ts';
import { listKeys } from '#platform/files.server.ts';
import type { Services } from '#platform/services.server.ts';
import { findPdf, listOrderDocuments } from '../invoices/invoice-document-queries.server.ts';
import { issueEarlierInvoice } from '../invoices/issue-document.server.ts';
import { refuseSampleSeller } from '../invoices/terms/seller-state.server.ts';
import { lockStudyOrder, type StoredOrder } from '../study-orders/study-order-queries.server.ts';
import { insertFact, listFacts, listUnmigratedOrders } from './order-fact-queries.server.ts';
import { recordedBySite } from './record-fact.server.ts';

type MigrationServices = Pick<Services, 'db' | 'files' | 'settings' | 'log'>;

/** Folder of invoices in earlier releases. */
const folder = 'invoices';
const keyOf = (orderNumber: string) => `${folder}/${orderNumber}.pdf`;

/**
 * Upgrades orders of earlier releases: the buyer's PDF becomes the document, byte for byte, and the status becomes facts. An
 * order without a PDF gets an invoice, unless it is held. Runs at every start; each order has its own transaction, so that
 * interrupted or concurrent starts do no harm.
 */
export async function migrateEarlierOrders(services: MigrationServices): Promise<void> {
  const { db, files, log } = services;
  const orders = await listUnmigratedOrders(db);
  let kept = 0;
  for (const { id } of orders) {
    await db.transaction(async (tx) => {
      const order = await lockStudyOrder(tx, id);
      if (!order || (await listOrderDocuments(tx, id)).length > 0) return;
      const key = keyOf(order.orderNumber);
      const pdf = (await files.exists(key)) ? Buffer.from(await files.getBytes(key)) : undefined;
      if (!pdf && (order.status === 'cancelled' || (await refuseSampleSeller({ db: tx, settings: services.settings }))))
        return;
      const { number, totalRappen } = await issueEarlierInvoice(tx, services, order, pdf);
      if (pdf) kept += 1;
      await recordEarlierFacts(tx, order, number, totalRappen);
    });
  }
  if (orders.length > 0) log.info({ orders: orders.length, kept }, 'orders of an earlier release were migrated');
  await removeMigratedFiles(services);
}

/** Records the facts implied by an order's status, with the known dates, without changing the status. */
async function recordEarlierFacts(tx: Transaction, order: StoredOrder, documentNumber: string, amountRappen: number) {
  const { id: studyOrderId, status, deliveredAt, updatedAt } = order;
  if ((await listFacts(tx, studyOrderId)).length > 0) return;
  const note = 'Aus dem Status übernommen';
  const record = (kind: 'payment' | 'delivery' | 'cancellation', at: Date, details: object = {}) =>
    insertFact(tx, {
      studyOrderId,
      kind,
      happenedOn: zurichDay(at),
      recordedAt: at,
      recordedBy: recordedBySite,
      note,
      ...details,
    });
  if (deliveredAt || status === 'delivered') await record('delivery', deliveredAt ?? updatedAt);
  if (status === 'paid') await record('payment', updatedAt, { amountRappen, documentNumber });
  if (status === 'cancelled') await record('cancellation', updatedAt);
}

/** Removes the files that are stored as documents. */
async function removeMigratedFiles({ db, files }: MigrationServices): Promise<void> {
  for (const key of await listKeys(files, folder)) {
    const document = await findPdf(db, key.slice(folder.length + 1).replace(/\.pdf$/, ''));
    if (document && hash('sha256', await files.getBytes(key)) === document.sha256) await files.delete(key);
  }
}
