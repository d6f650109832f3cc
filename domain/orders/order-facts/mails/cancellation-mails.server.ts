import type { Transaction } from '#platform/database/database.server.ts';
import type { Services } from '#platform/services.server.ts';
import { findLatestMail } from '../../../core/mails/mail-queries.server.ts';
import type { InvoiceDocument } from '../../invoices/invoice-document-queries.server.ts';
import type { StoredOrder } from '../../study-orders/study-order-queries.server.ts';
import { enqueueDocumentMails } from './document-mails.server.ts';
import { orderCancellationMail } from './order-cancellation-mail.server.ts';

/** Enqueues the mails about a cancellation, unless the buyer never got a confirmation, for example because it was held. */
export async function enqueueCancellationMails(
  tx: Transaction,
  services: Pick<Services, 'jobs' | 'settings'>,
  order: StoredOrder,
  creditNote: InvoiceDocument | undefined,
): Promise<void> {
  if (!creditNote) return;
  const confirmation = { kind: 'study-order-confirmation', recordKind: 'study-orders', recordId: order.id } as const;
  if ((await findLatestMail(tx, confirmation))?.status === 'held') return;
  await enqueueDocumentMails(tx, services, orderCancellationMail, order, { creditNote: creditNote.number });
}
