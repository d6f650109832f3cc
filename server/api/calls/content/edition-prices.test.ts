import { expect, test } from 'vitest';
import { edition2024 } from '#content/edition-2024.ts';
import { currentSchemaVersion } from '#domain/editions/documents/document-shapes.ts';
import { insertPublication } from '#domain/editions/documents/publication-queries.server.ts';
import { insertVersion } from '#domain/editions/documents/version-queries.server.ts';
import { contentHash } from '#domain/editions/live-content/edition-version.server.ts';
import { findInvoice } from '#domain/orders/invoices/invoice-document-queries.server.ts';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { testServer } from '#tests/test-server.ts';

const server = await testServer();

const order = (body: object) => server.send('POST', '/api/study-orders', { body: { ...sampleStudyOrder, ...body } });

/** Lets the edition go live with other prices. */
async function correctPrices(prices: typeof edition2024.prices): Promise<void> {
  const { db } = server.services;
  const document = 'edition-2024';
  const content = { ...edition2024, prices };
  const liveAt = new Date();
  await db.transaction(async (tx) => {
    const stored = { schemaVersion: currentSchemaVersion, sha256: contentHash(content), createdBy: 'site' };
    const { id } = await insertVersion(tx, { document, content, ...stored });
    const dueAt = liveAt;
    await insertPublication(tx, { document, versionId: id, makesCurrent: false, dueAt, state: 'live', liveAt });
  });
  await server.services.contentChanged();
}

test('an order has the prices of its edition; earlier orders keep theirs, and no order is billed other prices than shown', async () => {
  const before = await order({ price: 695, presentationPrice: 500 });
  expect(before.status).toBe(201);
  await correctPrices({ small: 720, large: 1350, presentation: 450 });

  const outdated = await order({ price: 695, presentationPrice: 500 });
  expect(outdated.status).toBe(400);
  expect(outdated.json.errors.map(({ path }: { path: string }) => path)).toEqual(['price', 'presentationPrice']);
  const fields = { ...sampleStudyOrder, form: 'order', wantsPresentation: 'true', editionYear: '2024' };
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: server.origin };
  const body = new URLSearchParams({ ...fields, prices: '695 1295 500' }).toString();
  expect((await server.send('POST', '/order', { body, headers })).status).toBe(400);

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
