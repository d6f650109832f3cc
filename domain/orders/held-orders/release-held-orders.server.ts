import { isDatabaseAway, type Transaction } from '#platform/database/database.server.ts';
import type { Services } from '#platform/services.server.ts';
import { enqueueAgain } from '../../core/mails/enqueue-mails.server.ts';
import { issueInvoice } from '../invoices/issue-document.server.ts';
import { readSellerState } from '../invoices/terms/seller-state.server.ts';
import { changeStudyOrder, lockStudyOrder } from '../study-orders/study-order-queries.server.ts';
import { type HeldRecord, listHeldMails, listHeldRecords } from './held-mail-queries.server.ts';

type ReleaseServices = Pick<Services, 'db' | 'jobs' | 'settings' | 'log'>;

/** Releases one order: issues its invoice, starts its 24 hours and sends its mails. */
async function releaseOrder(tx: Transaction, services: ReleaseServices, { recordKind, recordId }: HeldRecord) {
  const order = recordKind === 'study-orders' ? await lockStudyOrder(tx, recordId) : undefined;
  // Another instance may have released it; for print orders the lock on the mails decides.
  const mails = await listHeldMails(tx, { recordKind, recordId });
  if (mails.length === 0) return false;
  if (order) {
    await issueInvoice(tx, services, order);
    await changeStudyOrder(tx, order.id, { waitsForSeller: false, releasedAt: new Date() });
  }
  for (const mail of mails) await enqueueAgain(tx, services, mail);
  return true;
}

/**
 * Releases the orders that wait for a real seller, once there is one. Each has its own transaction, so that mails are sent
 * once even if the process is killed or two run concurrently.
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
