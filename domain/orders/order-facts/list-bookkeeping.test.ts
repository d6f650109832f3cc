import { expect, test } from 'vitest';
import { sampleInvoice } from '#tests/made-up/sample-document.ts';
import { sampleSeller } from '#tests/made-up/sample-seller.ts';
import { testServices } from '#tests/test-services.ts';
import { creditNoteContent } from '../invoices/compose-document.server.ts';
import type { DocumentContent } from '../invoices/document-content.ts';
import { invoiceDocuments } from '../invoices/invoice-document-table.server.ts';
import { sampleStudyOrder } from '../study-orders/sample-study-order.ts';
import { insertStudyOrder } from '../study-orders/study-order-queries.server.ts';
import { listBookkeeping } from './list-bookkeeping.server.ts';
import { recordFact } from './record-fact.server.ts';

const services = await testServices();

test('documents by day with the part of the amount that has each rate, negative for credit notes, then payments', async () => {
  const { id: studyOrderId } = await insertStudyOrder(services.db, {
    ...sampleStudyOrder,
    editionYear: 2024,
    price: 1295,
    presentationPrice: 500,
    orderNumber: 'VM-2026-000123',
  });
  const invoice = sampleInvoice({}, { seller: sampleSeller, vat: { report: null, presentation: 8.1 } });
  const creditNote = creditNoteContent(invoice, { number: 'VM-2026-000124', issuedAt: new Date('2026-06-05T22:30Z') });
  const stored = (content: DocumentContent) => ({
    number: content.number,
    kind: content.kind,
    studyOrderId,
    issuedAt: new Date(content.issuedAt),
    content,
    totalRappen: content.totalRappen,
    sha256: '',
    pdf: Buffer.alloc(0),
  });
  await services.db.insert(invoiceDocuments).values(stored(invoice));
  await services.db.insert(invoiceDocuments).values({ ...stored(creditNote), revokes: invoice.number });
  await services.db.transaction((tx) =>
    recordFact(tx, {
      studyOrderId,
      kind: 'payment',
      amountRappen: 179_500,
      happenedOn: '2026-06-10',
      recordedBy: 'site',
    }),
  );

  expect(await listBookkeeping(services)).toMatchObject([
    { day: '2026-06-03', amountRappen: 179_500, vat: [{ ratePercent: 8.1, onRappen: 50_000, rappen: 3_747 }] },
    { day: '2026-06-06', amountRappen: -179_500, vat: [{ ratePercent: 8.1, onRappen: -50_000, rappen: -3_747 }] },
    { day: '2026-06-10', amountRappen: 179_500, vat: [] },
  ]);
});
