import type { Readable } from '#platform/database/database.server.ts';
import { pickColumns } from '#platform/database/pick-columns.server.ts';
import { zurichDay } from '#platform/dates.ts';
import type { Language } from '#platform/languages.ts';
import type { Services } from '#platform/services.server.ts';
import { joinPersonName } from '../../core/person-name.ts';
import { soldEdition } from '../../editions/live-content/sold-edition.server.ts';
import { findLatestCorrection } from '../corrections/correction-proposal-queries.server.ts';
import { documentTitle } from '../invoices/document-content.ts';
import { type InvoiceDocument, listOrderDocuments } from '../invoices/invoice-document-queries.server.ts';
import { findOrderAccount } from '../order-facts/order-fact-queries.server.ts';
import { findUsableDownload } from '../report-delivery/report-download-queries.server.ts';
import { isCancelled } from '../study-orders/cancelled-order.ts';
import { deliveryDeadline } from '../study-orders/delivery-deadline.ts';
import { isReleased, type StoredOrder } from '../study-orders/study-order-queries.server.ts';
import type { OrderPageView, OrderProgress } from './order-page-view.ts';

async function progressOf(db: Readable, order: StoredOrder, offer: OrderPageView['offer']): Promise<OrderProgress> {
  if (isCancelled(order)) return 'cancelled';
  if (offer) return offer.validUntil < zurichDay(new Date()) ? 'expired' : 'offered';
  if (order.items) return 'arranged';
  if (order.deliveredAt) return 'delivered';
  return (await isReleased(db, order.id)) ? 'waiting' : 'checked';
}

function offerOf(documents: InvoiceDocument[]): OrderPageView['offer'] {
  if (documents.some(({ kind }) => kind === 'invoice')) return null;
  const { number, content } = documents.findLast(({ kind }) => kind === 'offer') ?? {};
  return number && content?.validUntil ? { number, validUntil: content.validUntil } : null;
}

async function correctionOf(db: Readable, order: StoredOrder): Promise<OrderPageView['correction']> {
  const found = await findLatestCorrection(db, order.id);
  if (!found) return null;
  const { state, changes, reason, createdAt, decidedAt } = found;
  return { state, changes, reason, createdAt: createdAt.toISOString(), decidedAt: decidedAt?.toISOString() ?? null };
}

/** The content of the buyer's page in a language. */
export async function readOrderPage(
  { db }: Pick<Services, 'db'>,
  order: StoredOrder,
  { token, language }: { token: string; language: Language },
): Promise<OrderPageView> {
  const documents = await listOrderDocuments(db, order.id);
  const account = await findOrderAccount(db, order.id, new Date());
  const edition = await soldEdition(db, order.editionYear, language);
  const offer = offerOf(documents);
  const progress = await progressOf(db, order, offer);
  const download = progress === 'delivered' ? await findUsableDownload(db, order.id) : undefined;
  return {
    token,
    progress,
    offer,
    ...pickColumns(order, 'orderNumber', 'email', 'organization', 'billingAddress', 'businessArea', 'companySize'),
    ...pickColumns(order, 'items', 'buyerReference', 'invoiceEmail', 'editionYear'),
    ...pickColumns(order, 'price', 'presentationPrice', 'presentation'),
    createdAt: order.createdAt.toISOString(),
    dueAt: deliveryDeadline(order).toISOString(),
    deliveredAt: order.deliveredAt?.toISOString() ?? null,
    payment: account?.state ?? 'none',
    payableUntil: account?.payableUntil ?? null,
    paidRappen: account?.paidRappen ?? 0,
    openRappen: account?.openRappen ?? 0,
    name: joinPersonName(order),
    editionTitle: edition.title,
    documents: documents.map(({ number, kind, issuedAt }) => ({
      number,
      title: documentTitle({ number, kind }, language),
      issuedAt: issuedAt.toISOString(),
      isRevoked: documents.some(({ revokes }) => revokes === number),
    })),
    correction: await correctionOf(db, order),
    report: download ? { downloadsLeft: download.downloadsLeft, expiresAt: download.expiresAt.toISOString() } : null,
  };
}
