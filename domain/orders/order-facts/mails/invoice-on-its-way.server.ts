import type { Transaction } from '#platform/database/database.server.ts';
import { lockMailsTo } from '../../../core/mails/mail-queries.server.ts';

/** Mails that contain the invoice that is valid when an attempt begins. */
const invoiceMails = ['study-order-confirmation', 'arranged-invoice', 'invoice-copy'];

/**
 * Whether the recipient certainly has no invoice of the order yet, and a mail will bring the one that is valid after this
 * transaction. The mail stays locked until then.
 */
export async function isInvoiceOnItsWay(tx: Transaction, orderId: string, recipient: string): Promise<boolean> {
  const mails = await lockMailsTo(tx, { recordKind: 'study-orders', recordId: orderId, recipient }, invoiceMails);
  const isUnsent = mails.every(
    ({ status, openAttempts }) => (status === 'waiting' || status === 'held') && openAttempts === 0,
  );
  return mails.length > 0 && isUnsent;
}
