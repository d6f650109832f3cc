import { expect, test } from 'vitest';
import { edition2024 } from '#content/edition-2024.ts';
import { findInvoice } from '#domain/orders/invoices/invoice-document-queries.server.ts';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { publishVersion } from '#tests/publish-version.ts';
import { testServer } from '#tests/test-server.ts';

const server = await testServer();

const order = (body: object) => server.send('POST', '/api/study-orders', { body: { ...sampleStudyOrder, ...body } });

test('an order has the prices of its edition; earlier orders keep theirs, and no order is billed other prices than shown', async () => {
  const before = await order({ price: 695, presentationPrice: 500 });
  expect(before.status).toBe(201);
  const prices = { small: 720, large: 1350, presentation: 450 };
  await publishVersion(server.services, 'edition-2024', { ...edition2024, prices });
  await server.services.contentChanged();

  const outdated = await order({ price: 695, presentationPrice: 500 });
  expect(outdated.status).toBe(400);
  expect(outdated.json.errors.map(({ path }: { path: string }) => path)).toEqual(['price', 'presentationPrice']);
  const fields = { ...sampleStudyOrder, form: 'order', wantsPresentation: 'true', editionYear: '2024' };
  expect((await server.postForm('/order', { ...fields, prices: '695 1295 500' } as never)).status).toBe(400);

  for (const figures of [{}, { price: 720, presentationPrice: 450 }]) {
    const { status, json } = await order(figures);
    expect(status).toBe(201);
    expect(json).toMatchObject({ price: 720, presentationPrice: 450, total: 1170 });
    const invoice = await findInvoice(server.services.db, json.id);
    expect(invoice?.totalRappen).toBe(117_000);
  }
  const kept = await findInvoice(server.services.db, before.json.id);
  expect(kept?.totalRappen).toBe(119_500);
});
