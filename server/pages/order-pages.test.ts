import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { translateMessage } from '#domain/core/translate-message.ts';
import { readOrderPage } from '#domain/orders/order-pages/read-order-page.server.ts';
import { requestReportLink } from '#domain/orders/order-pages/request-report-link.server.ts';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { findStudyOrder } from '#domain/orders/study-orders/study-order-queries.server.ts';
import { zurichDay } from '#platform/dates.ts';
import { isRefusal } from '#platform/refusal.ts';
import { outboxMails } from '#tests/built-server/outbox-mails.ts';
import { formWith } from '#tests/every-test-call.ts';
import { onePagePdf } from '#tests/made-up/sample-files.ts';
import { sentMails } from '#tests/mails-of.ts';
import { testOffice } from '#tests/test-server.ts';

// On a busy machine, waiting for a single mail may take a minute.
vi.setConfig({ testTimeout: 120_000 });

const log: string[] = [];
const { server, call, visitor } = await testOffice(
  { STAFF_EMAIL: 'team@example.org' },
  { logTo: { write: (line) => void log.push(line) } },
);
const { postForm } = server;
const edition = { title: 'Versicherungsmonitor 2024', year: 2024, isCurrentEdition: true };
const study = (await call('POST', '/studies', edition)).json.id;
const report = formWith('report', await onePagePdf(), 'bericht.pdf');
await call('PUT', `/studies/${study}/report`, report.body, report.headers);

async function order(overrides: object = {}): Promise<{ id: string; orderNumber: string }> {
  const answer = await visitor('POST', '/study-orders', { ...sampleStudyOrder, ...overrides });
  expect(answer.status).toBe(201);
  return answer.json;
}

/** Texts of an order's mails of a kind, once they are sent. */
async function mailTexts(id: string, kind: string, count = 1): Promise<string[]> {
  return (await sentMails(call, id, kind, count)).flatMap((mail) => outboxMails(server.dataDir, mail.id));
}
const pageIn = (mail = '') => /\/order\?beleg=[\w-]+/.exec(mail)?.[0] ?? '';
const tokenIn = (page: string) => page.split('=')[1] ?? '';

test('every mail to the buyer links to the same page, which is not cached, indexed or sent as a referrer', async () => {
  const { id } = await order({ invoiceEmail: 'kreditoren@example.org' });
  const [confirmation] = await mailTexts(id, 'study-order-confirmation');
  const [delivery] = await mailTexts(id, 'report-delivery');
  const [copy] = await mailTexts(id, 'invoice-copy');
  const page = pageIn(confirmation);
  expect(page).toMatch(/^\/order\?beleg=[\w-]{54}$/);
  expect(pageIn(delivery)).toBe(page);
  expect(copy).not.toContain('beleg');

  const { status, headers } = await server.send('GET', page);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  const stored = await server.query('select * from study_orders where id = $1', id);
  expect(JSON.stringify(stored)).not.toContain(tokenIn(page));
  expect(log.join()).not.toContain(tokenIn(page));
  expect(log.join()).not.toContain('beleg');
});

test('a new link is promised only while the edition has its report', async () => {
  const { id } = await order();
  const [delivery] = await mailTexts(id, 'report-delivery');
  const page = pageIn(delivery);
  const ask = () => postForm(page, { form: 'report-link', beleg: tokenIn(page) });
  const renew = () =>
    server.send('POST', `${/\/api\/downloads\/[\w-]+/.exec(delivery ?? '')?.[0]}/renew`, {
      headers: { origin: server.origin },
    });
  await server.query('update study_orders set edition_year = 2023 where id = $1', id);
  expect([(await ask()).status, (await renew()).status]).toEqual([503, 503]);
  await server.query('update study_orders set edition_year = 2024 where id = $1', id);
  expect([(await ask()).status, (await renew()).status]).toEqual([200, 200]);
  await mailTexts(id, 'report-delivery', 3);
});

test('two clicks on one page send one new link, the next page another one', async () => {
  const { id } = await order();
  const [delivery] = await mailTexts(id, 'report-delivery');
  const page = pageIn(delivery);
  const ask = async (key: string) => (await postForm(page, { form: 'report-link', beleg: tokenIn(page), key })).status;
  expect(await Promise.all([ask('eine-seite'), ask('eine-seite')])).toEqual([200, 200]);
  expect(await ask('naechste-seite')).toBe(200);
  const mails = await server.query("select id from mails where kind = 'report-delivery' and record_id = $1", id);
  expect(mails).toHaveLength(3);
});

test('a wrong token is answered with the page of unknown addresses', async () => {
  const { id } = await order();
  const [confirmation] = await mailTexts(id, 'study-order-confirmation');
  const page = pageIn(confirmation);
  const flipped = page.slice(0, -1) + (page.endsWith('A') ? 'B' : 'A');
  const unknown = `/order?beleg=${'a'.repeat(54)}`;
  const answers = await Promise.all(
    [flipped, unknown, '/order?beleg=', '/order?beleg=x', '/gibt-es-nicht'].map((target) => server.send('GET', target)),
  );
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect(answers.map(({ headers }) => headers['referrer-policy'])).toEqual([
    ...Array(4).fill('no-referrer'),
    'strict-origin-when-cross-origin',
  ]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  for (const rest of ['report', 'documents/VM-2026-000001'])
    expect((await visitor('GET', `/order-pages/${tokenIn(flipped)}/${rest}`)).status).toBe(404);
});

test('the page serves the report by its newest link, and sends a new link, until the order is cancelled', async () => {
  const { id } = await order();
  const [delivery] = await mailTexts(id, 'report-delivery');
  const page = pageIn(delivery);
  const report = `/api/order-pages/${tokenIn(page)}/report`;
  expect((await server.send('GET', report)).headers['content-type']).toBe('application/pdf');
  await server.query('update report_downloads set downloads_left = 0 where study_order_id = $1', id);
  expect((await server.send('GET', report)).status).toBe(410);
  expect((await postForm(page, { form: 'report-link', beleg: tokenIn(page) })).status).toBe(200);
  await mailTexts(id, 'report-delivery', 2);
  expect((await server.send('GET', report)).status).toBe(200);
  // Under no-referrer older browsers send the origin 'null', which no other form accepts.
  expect((await postForm(page, { form: 'report-link', beleg: tokenIn(page) }, { origin: 'null' })).status).toBe(200);
  expect((await postForm(page, { form: 'order' }, { origin: 'null' })).status).toBe(403);

  const foreign = { form: 'report-link', beleg: 'a'.repeat(54) };
  expect((await postForm(page, foreign)).status).toBe(404);
  await call('PATCH', `/study-orders/${id}/status`, { status: 'cancelled' });
  expect((await server.send('GET', page)).status).toBe(200);
  expect((await server.send('GET', report)).status).toBe(410);
  expect((await postForm(page, { form: 'report-link', beleg: tokenIn(page) })).status).toBe(410);
  await mailTexts(id, 'report-delivery', 3);
});

test('a buyer whose e-mail address the office does not have is told so in the language of the page', async () => {
  const entered = { ...sampleStudyOrder, email: '', channel: 'letter', correspondenceLanguage: 'fr' };
  const { id } = (await call('POST', '/study-orders/entered', entered)).json;
  await call('PATCH', `/study-orders/${id}/status`, { status: 'delivered' });
  const { pageAddress } = (await call('GET', `/study-orders/${id}/delivery`)).json;
  const { pathname, search } = new URL(pageAddress);
  expect((await postForm(`${pathname}${search}`, { form: 'report-link', beleg: tokenIn(search) })).status).toBe(409);
  const stored = await findStudyOrder(server.services.db, id);
  const refusal = stored && (await requestReportLink(server.services, stored, { network: undefined }));
  expect(isRefusal(refusal) && translateMessage(refusal.message, 'fr')).toMatch(
    /^Aucune adresse e-mail n’est enregistrée/,
  );
});

const revokedTexts = {
  fr: 'Ce lien a été bloqué et n’est plus valable.',
  it: 'Questo link è stato bloccato e non è più valido.',
  en: 'This link has been blocked and is no longer valid.',
  de: 'Dieser Link wurde gesperrt und gilt nicht mehr.',
};

test('the office ends the address of a page, and single links; mails from then on carry the new address', async () => {
  const { id } = await order();
  const [delivery] = await mailTexts(id, 'report-delivery');
  const old = pageIn(delivery);
  const { status, json } = await call('POST', `/study-orders/${id}/page-link`);
  expect(status).toBe(200);
  expect((await server.send('GET', old)).status).toBe(404);
  const renewed = json.pageAddress.slice(json.pageAddress.indexOf('/order'));
  expect((await server.send('GET', renewed)).status).toBe(200);

  const before = (await call('GET', `/study-orders/${id}/delivery`)).json;
  expect(before).toMatchObject({ pageAddress: json.pageAddress, links: [{ state: 'works', downloads: 0, bytes: 0 }] });
  const link = /\/api\/downloads\/[\w-]+/.exec(delivery ?? '')?.[0] ?? '';
  const { bytes } = await server.send('GET', link);
  const path = `links/${before.links[0].id}/revoke`;
  expect((await call('POST', `/study-orders/${(await order()).id}/${path}`)).status).toBe(404);
  const revoke = `/study-orders/${id}/${path}`;
  expect((await call('POST', revoke)).status).toBe(204);
  expect((await call('POST', revoke)).status).toBe(404);
  expect((await server.send('GET', link)).status).toBe(410);
  expect((await server.send('POST', `${link}/renew`)).status).toBe(410);
  const report = `/api/order-pages/${tokenIn(renewed)}/report`;
  for (const [language, text] of Object.entries(revokedTexts)) {
    await call('PATCH', `/study-orders/${id}`, { correspondenceLanguage: language });
    for (const address of [link, report]) {
      const { status: gone, json: problem } = await server.send('GET', address);
      expect([gone, problem.type, problem.detail]).toEqual([410, 'link-revoked', text]);
    }
  }
  const after = (await call('GET', `/study-orders/${id}/delivery`)).json;
  expect(after.links).toMatchObject([{ state: 'revoked', downloads: 1, bytes: bytes.length }]);
  await call('POST', `/study-orders/${id}/deliver`);
  const mails = await mailTexts(id, 'report-delivery', 2);
  expect(mails.map(pageIn).sort()).toEqual([old, renewed].sort());
});

test('documents are served to holders of the order’s page; unknown numbers are not found', async () => {
  const { id, orderNumber } = await order();
  const [confirmation] = await mailTexts(id, 'study-order-confirmation');
  const token = tokenIn(pageIn(confirmation));
  const invoice = `/api/order-pages/${token}/documents/${orderNumber}`;
  const { status, headers } = await server.send('GET', invoice);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/pdf', 'no-store']);
  for (const number of ['VM-2000-000001', randomUUID()])
    expect((await visitor('GET', `/order-pages/${token}/documents/${number}`)).status).toBe(404);
});

test('a page knows what is open after a payment in part, and a refund until it was paid', async () => {
  const { id } = await order();
  const stored = await findStudyOrder(server.services.db, id);
  if (!stored) throw new Error('no order');
  const amounts = async () => {
    const { paidRappen, openRappen } = await readOrderPage(server.services, stored, { token: 'token', language: 'de' });
    return { paidRappen, openRappen };
  };
  const record = (kind: string) =>
    call('POST', `/study-orders/${id}/${kind}`, { amountRappen: 30_000, happenedOn: zurichDay(new Date()) });
  await record('payments');
  expect(await amounts()).toEqual({ paidRappen: 30_000, openRappen: 89_500 });
  await call('POST', `/study-orders/${id}/cancel`, {});
  expect(await amounts()).toEqual({ paidRappen: 30_000, openRappen: -30_000 });
  await record('refunds');
  expect(await amounts()).toEqual({ paidRappen: 0, openRappen: 0 });
});

test('an offer expires after its last day in Zurich', async () => {
  const offer = {
    ...{ firstName: 'Anna', lastName: 'Muster', organization: 'Muster AG', billingAddress: 'Musterweg 1' },
    ...{ items: [{ title: 'Muster', quantity: 1, francs: 100 }], document: 'offer', validUntil: '2031-05-31' },
  };
  const { id } = (await call('POST', '/study-orders/arranged', offer)).json;
  const order = await findStudyOrder(server.services.db, id);
  if (!order) throw new Error('no order');
  const progressAt = async (now: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    const { progress } = await readOrderPage(server.services, order, { token: 'token', language: 'de' });
    vi.useRealTimers();
    return progress;
  };
  expect(await progressAt('2031-05-31T21:59:00Z')).toBe('offered');
  expect(await progressAt('2031-05-31T22:01:00Z')).toBe('expired');
});
