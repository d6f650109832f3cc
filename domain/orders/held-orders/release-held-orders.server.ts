import { isDatabaseAway, type Transaction } from '#platform/database/database.server.ts';
import type { Services } from '#platform/services.server.ts';
import { enqueueAgain } from '../../core/mails/enqueue-mails.server.ts';
import { issueInvoice } from '../invoices/issue-document.server.ts';
import { readSellerState } from '../invoices/terms/seller-state.server.ts';
import { enqueueDeliveries } from '../report-delivery/watch-deliveries.server.ts';
import { changeStudyOrder, lockStudyOrder } from '../study-orders/study-order-queries.server.ts';
import { type HeldRecord, listHeldMails, listHeldRecords } from './held-mail-queries.server.ts';

type ReleaseServices = Pick<Services, 'db' | 'jobs' | 'settings' | 'log'>;

/** Sends what one order promised: its invoice is issued now, and its 24 hours begin. */
async function releaseOrder(tx: Transaction, services: ReleaseServices, { recordKind, recordId }: HeldRecord) {
  const order = recordKind === 'study-orders' ? await lockStudyOrder(tx, recordId) : undefined;
  // Another instance may have been quicker; the lock on the mails decides for print orders.
  const mails = await listHeldMails(tx, { recordKind, recordId });
  if (mails.length === 0) return false;
  if (order) {
    await issueInvoice(tx, services, order);
    await changeStudyOrder(tx, order.id, { waitsForSeller: false, releasedAt: new Date() });
  }
  for (const mail of mails) await enqueueAgain(tx, services, mail);
  if (order) await enqueueDeliveries(tx, services, order.id);
  return true;
}

/**
 * Lets everything out that waited for a real seller, once there is one: each order in a transaction of its own, so that a
 * process that ends in between, or two at once, send each mail once.
 */
export async function releaseHeldOrders(services: ReleaseServices): Promise<void> {
  const { db, log } = services;
  const records = await listHeldRecords(db);
  if (records.length === 0 || (await readSellerState(services)) !== 'real') return;
  let released = 0;
  for (const record of records) {
    try {
      if (await db.transaction((tx) => releaseOrder(tx, services, record))) released += 1;
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      log.error({ err: error, record: record.recordId }, 'an order could not be released: it is tried every minute');
    }
  }
  log.info({ orders: released }, 'the seller is real now: orders that waited for it were confirmed');
}
