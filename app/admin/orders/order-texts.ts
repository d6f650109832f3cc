import type { DocumentKind } from '#domain/orders/invoices/document-content.ts';
import { printOrderNumber } from '#domain/orders/print-orders/print-order-number.ts';
import type { PrintOrderStatus } from '#domain/orders/print-orders/print-order-status.ts';
import { orderTotal } from '#domain/orders/study-orders/order-total.ts';
import type { StudyOrder } from '#domain/orders/study-orders/study-order-answer.ts';
import type { StudyOrderStatus } from '#domain/orders/study-orders/study-order-status.ts';
import { zurichDay } from '#platform/dates.ts';
import { formatFrancs } from '#platform/money.ts';
import { dateOrUnknown } from '../../workspace/list/date-or-unknown.ts';

export const printStatusLabels: Record<PrintOrderStatus, string> = {
  pending: 'Pending',
  processed: 'Processed',
  shipped: 'Shipped',
};

export const studyStatusLabels: Record<StudyOrderStatus, string> = {
  pending: 'Pending',
  invoiced: 'Invoiced',
  delivered: 'Delivered',
  paid: 'Paid',
  cancelled: 'Cancelled',
};

export const documentNames: Record<DocumentKind, string> = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
  offer: 'Offer',
};

export const printOrderName = (id: string) => `Order #${printOrderNumber(id)}`;

/** Number, company and total of an order, for confirmations. */
export const studyOrderSummary = (order: StudyOrder) =>
  `${order.orderNumber}, ${order.organization}, ${formatFrancs(orderTotal(order))}`;

export const offerEnd = ({ offerValidUntil }: Pick<StudyOrder, 'offerValidUntil'>) =>
  offerValidUntil && dateOrUnknown(`${offerValidUntil}T12:00:00Z`);

export const isOfferExpired = ({ offerValidUntil }: Pick<StudyOrder, 'offerValidUntil'>) =>
  offerValidUntil !== null && offerValidUntil < zurichDay(new Date());

/** An offer that is neither accepted nor cancelled. */
export const isOpenOffer = ({ offerValidUntil, hasInvoice, status }: StudyOrder) =>
  offerValidUntil !== null && !hasInvoice && status !== 'cancelled';

export const copies = (quantity: number) => `${quantity} ${quantity === 1 ? 'copy' : 'copies'}`;

/** Shown when a new status doesn't undo all payments. */
export const paymentsStay =
  'A payment still counts: undo it in the order’s history, after its refunds; one from a bank file is then decided again under Payments';

export const emptyOrders = (none: string) => (status: string) => (status === 'all' ? none : `No ${status} orders`);
