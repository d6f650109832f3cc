import type { Transaction } from '#platform/database/database.server.ts';
import type { Services } from '#platform/services.server.ts';
import { findLatestMail } from '../../../core/mails/mail-queries.server.ts';
import type { InvoiceDocument } from '../../invoices/invoice-document-queries.server.ts';
import type { StudyOrder } from '../../study-orders/study-order-queries.server.ts';
import { orderCancellationMail } from './order-cancellation-mail.server.ts';
import { enqueueDocuments } from './tell-buyer.server.ts';

/** Sends the credit note of a cancellation. Who never got a confirmation, as while it is held, gets nothing of its end either. */
export async function tellOfCancellation(
  tx: Transaction,
  services: Pick<Services, 'jobs' | 'settings'>,
  order: StudyOrder,
  creditNote: InvoiceDocument | undefined,
): Promise<void> {
  if (!creditNote) return;
  const of = { kind: 'study-order-confirmation', recordKind: 'study-orders', recordId: order.id } as const;
  if ((await findLatestMail(tx, of))?.status === 'held') return;
  await enqueueDocuments(tx, services, orderCancellationMail, order, { creditNote: creditNote.number });
}
