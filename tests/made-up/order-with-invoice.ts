import { hash } from 'node:crypto';
import { invoiceDocuments } from '#domain/orders/invoices/invoice-document-table.server.ts';
import { scorReference } from '#domain/orders/invoices/payment/payment-reference.ts';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { insertStudyOrder } from '#domain/orders/study-orders/study-order-queries.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { sampleInvoice } from './sample-document.ts';

let count = 0;

/** An order with an open invoice, as stored after its confirmation. */
export async function orderWithInvoice(
  db: Database,
  { francs = 695, issuedAt = new Date(), organization = 'Muster AG' } = {},
) {
  count += 1;
  const pdf = Buffer.from('%PDF-1.7 Muster');
  const orderNumber = `VM-2026-8${String(count).padStart(5, '0')}`;
  const reference = scorReference(orderNumber);
  const order = await insertStudyOrder(db, {
    ...sampleStudyOrder,
    organization,
    price: francs,
    editionYear: 2024,
    orderNumber,
  });
  await db.insert(invoiceDocuments).values({
    number: orderNumber,
    kind: 'invoice',
    studyOrderId: order.id,
    issuedAt,
    content: sampleInvoice({ orderNumber }),
    totalRappen: francs * 100,
    reference,
    sha256: hash('sha256', pdf),
    pdf,
  });
  return { ...order, reference, amount: `${francs}.00` };
}
