import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { releaseHeldOrders } from '#domain/orders/held-orders/release-held-orders.server.ts';
import { watchDeliveries } from '#domain/orders/report-delivery/watch-deliveries.server.ts';
import { eventually } from '#tests/eventually.ts';
import { realInstitution } from '#tests/made-up/real-institution.ts';
import { samplePrintOrder } from '#tests/made-up/sample-input.ts';
import { mailsOf } from '#tests/mails-of.ts';
import { textOf } from '#tests/pdf-reader.ts';
import { placeOrder } from '#tests/place-order.ts';
import { publishChange } from '#tests/publish-change.ts';
import { startTestServer } from '#tests/test-server.ts';

const publicUrl = 'https://monitor.example.org';

/** Starts a site. @returns it with functions that place orders and call it as the office */
async function open(environment: Record<string, string>) {
  const server = await startTestServer({ STAFF_EMAIL: 'team@example.org', ...environment }, { hasBuiltFiles: true });
  const { cookie, origin } = await server.signIn();
  const headers = { cookie, origin: environment.PUBLIC_URL ?? origin };
  const office = server.as(headers);
  return {
    server,
    office,
    order: (overrides: object = {}) => placeOrder(server.services, overrides),
    documentsOf: async (id: string): Promise<string[]> =>
      (await server.query('select number from invoice_documents where study_order_id = $1', id)).map(
        ({ number }) => number,
      ),
    publishRealSeller: () => publishChange(office, 'institution', () => realInstitution),
  };
}
type Site = Awaited<ReturnType<typeof open>>;

describe('a sample seller on this machine alone', () => {
  let site: Site;
  beforeAll(async () => {
    site = await open({ INVOICE_IBAN: 'CH4431999123000889012' });
  });
  afterAll(() => site.server.stop());

  test('each document is marked as a sample, and keeps its bytes when the real seller is published', async () => {
    const { server, office, order } = site;
    const { id } = await order();
    const pdfOf = async (orderId: string) => (await office('GET', `/study-orders/${orderId}/invoice`)).bytes;
    const before = await pdfOf(id);
    expect(await textOf(before)).toContain('Muster: kein gültiges Dokument, bitte nicht bezahlen.');
    expect((await office('GET', '/admin/overview')).json.sellerState).toBe('marked');

    await site.publishRealSeller();
    expect((await office('GET', '/admin/overview')).json.sellerState).toBe('real');
    expect((await pdfOf(id)).equals(before)).toBe(true);
    const real = await textOf(await pdfOf((await order({ email: 'zwei@example.org' })).id));
    expect(real).toContain('Hochschule Seefeld, Departement Wirtschaft');
    expect(real).not.toContain('kein gültiges Dokument');

    // After a correction the credit note is from the sample too, and the new invoice from the real seller.
    expect((await office('POST', `/study-orders/${id}/correct`, { organization: 'Neue Keller AG' })).status).toBe(200);
    const rows = await server.query(
      `select kind, content ->> 'isSample' sample, content -> 'seller' ->> 'name' seller from invoice_documents
        where study_order_id = $1 order by number`,
      id,
    );
    expect(rows).toEqual([
      { kind: 'invoice', sample: 'true', seller: 'Musterhochschule, Departement Management' },
      { kind: 'credit-note', sample: 'true', seller: 'Musterhochschule, Departement Management' },
      { kind: 'invoice', sample: null, seller: 'Hochschule Seefeld, Departement Wirtschaft' },
    ]);
  });
});

describe('a sample seller on a public site', () => {
  let site: Site;
  beforeEach(async () => {
    site = await open({ PUBLIC_URL: publicUrl });
    return () => site.server.stop();
  });

  test('orders are stored, and only notices to the office are sent', async () => {
    const { server, office, order, documentsOf } = site;
    const { id, orderNumber } = await order({ invoiceEmail: 'rechnung@example.org' });
    const print = await server.send('POST', '/api/print-orders', { body: samplePrintOrder });
    expect(print.status).toBe(201);
    expect(orderNumber).toMatch(/-000001$/);
    expect((await order({ email: 'zwei@example.org' })).orderNumber).toMatch(/-000002$/);
    expect(await documentsOf(id)).toEqual([]);
    await eventually(async () => (await mailsOf(office, id)).some(({ status }) => status === 'sent'));
    const states = async (record: string) =>
      (await mailsOf(office, record)).map(({ kind, heldBecause }) => [kind, heldBecause]).sort();
    expect(await states(id)).toEqual([
      ['invoice-copy', 'sample-seller'],
      ['study-order-confirmation', 'sample-seller'],
      ['study-order-notice', null],
    ]);
    expect(await states(print.json.id)).toEqual([
      ['print-order-confirmation', 'sample-seller'],
      ['print-order-notice', null],
    ]);
    const overview = (await office('GET', '/admin/overview')).json;
    expect(overview).toMatchObject({ sellerState: 'held', mails: { held: 4 } });
  });

  test('releasing by hand is refused with instructions, and changes nothing', async () => {
    const { office, order, documentsOf } = site;
    const { id } = await order();
    const held = (await mailsOf(office, id)).find(({ kind }) => kind === 'study-order-confirmation');
    const refusals = [
      await office('POST', `/study-orders/${id}/resend`),
      await office('POST', `/study-orders/${id}/deliver`),
      await office('POST', `/mails/${held?.id}/resend`),
      await office('PATCH', `/study-orders/${id}/status`, { status: 'invoiced' }),
      await office('PATCH', `/study-orders/${id}/status`, { status: 'paid' }),
    ];
    for (const { status, json } of refusals) {
      expect(status).toBe(409);
      expect(json.detail).toContain('Publish the real one: Studies, Page texts, Institution');
    }
    expect(await documentsOf(id)).toEqual([]);
    expect((await mailsOf(office, id)).find(({ kind }) => kind === 'study-order-confirmation')?.status).toBe('held');
  });

  test('a real seller releases each once, but suspected orders stay held', async () => {
    const { server, office, order, documentsOf, publishRealSeller } = site;
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.push((await order({ email: `kunde${i}@example.org` })).id);
    const suspected = (await order({ organization: 'Jetzt gratis auf www.gratis-spam.ru', email: 's@example.org' })).id;
    const cancelled = (await order({ email: 'storno@example.org' })).id;
    await office('POST', `/study-orders/${cancelled}/cancel`, { tellBuyer: false });
    const print = (await server.send('POST', '/api/print-orders', { body: samplePrintOrder })).json.id;
    await releaseHeldOrders(server.services);
    expect(await documentsOf(ids[0] ?? '')).toEqual([]);

    await publishRealSeller();
    // As two instances would, beside the job of the publication.
    await Promise.all([releaseHeldOrders(server.services), releaseHeldOrders(server.services)]);
    for (const id of ids) {
      expect(await documentsOf(id)).toHaveLength(1);
      const confirmations = await eventually(async () => {
        const found = (await mailsOf(office, id)).filter(({ kind }) => kind === 'study-order-confirmation');
        return found.every(({ status }) => status === 'sent') && found;
      });
      expect(confirmations).toHaveLength(1);
    }
    await eventually(async () => (await mailsOf(office, print)).every(({ status }) => status === 'sent'));
    const heldOf = async (id: string) => (await mailsOf(office, id)).filter(({ status }) => status === 'held');
    expect(await heldOf(suspected)).toMatchObject([{ heldBecause: 'web-address' }]);
    expect(await documentsOf(suspected)).toEqual([]);
    expect(await heldOf(cancelled)).toMatchObject([{ heldBecause: 'sample-seller' }]);
    expect(await documentsOf(cancelled)).toEqual([]);
    const rows = await server.query(
      `select content ->> 'isSample' sample, content -> 'seller' ->> 'name' seller from invoice_documents`,
    );
    expect(new Set(rows.map(({ seller }) => seller))).toEqual(new Set([realInstitution.seller.name]));
    expect((await office('POST', `/study-orders/${suspected}/resend`)).status).toBe(200);
  });

  test('an order held for the seller is not overdue, and has 24 hours once it is released', async () => {
    const { server, office, order, publishRealSeller } = site;
    const { id } = await order();
    await server.query(`update study_orders set created_at = now() - interval '30 hours' where id = $1`, id);
    const warnings = async () => {
      await watchDeliveries(server.services);
      return await server.query('select hours from delivery_warnings');
    };
    const list = async (query: string): Promise<{ id: string }[]> =>
      (await office('GET', `/study-orders?${query}`)).json;
    const shown = async () => (await list('')).find((row) => row.id === id);
    const idsOf = async (query: string) => (await list(query)).map((row) => row.id);
    expect(await warnings()).toEqual([]);
    expect(await shown()).toMatchObject({ isOverdue: false, waitsForSeller: true });
    expect(await idsOf('isOverdue=true')).not.toContain(id);
    await publishRealSeller();
    await releaseHeldOrders(server.services);
    expect(await warnings()).toEqual([]);
    expect(await shown()).toMatchObject({ isOverdue: false, waitsForSeller: false });
    const { id: other } = await order();
    await server.query(`update study_orders set created_at = now() - interval '1 hour' where id = $1`, other);
    const byDueDate = (await idsOf('sort=dueAt')).filter((orderId) => orderId === id || orderId === other);
    expect(byDueDate).toEqual([other, id]);
    await server.query(`update study_orders set released_at = now() - interval '13 hours' where id = $1`, id);
    expect(await warnings()).toEqual([{ hours: 12 }]);
  });
});
