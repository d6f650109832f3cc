import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { degrees, PDFDocument } from 'pdf-lib';
import { beforeAll, expect, test, vi } from 'vitest';
import { enqueueMails } from '#domain/core/mails/enqueue-mails.server.ts';
import { newMail } from '#domain/core/mails/mail-kind.server.ts';
import { eraseOnePerson } from '#domain/everything/personal-data/person.server.ts';
import { applyRetention } from '#domain/everything/retention/apply-retention.server.ts';
import { reportDeliveryMail } from '#domain/orders/report-delivery/report-delivery-mail.server.ts';
import { watchDeliveries } from '#domain/orders/report-delivery/watch-deliveries.server.ts';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { findStudyOrder, type StoredOrder } from '#domain/orders/study-orders/study-order-queries.server.ts';
import { outboxMails } from '#tests/built-server/outbox-mails.ts';
import { eventually } from '#tests/eventually.ts';
import { formWith } from '#tests/every-test-call.ts';
import { mailsOf, sentMails } from '#tests/mails-of.ts';
import { pagesOf } from '#tests/pdf-reader.ts';
import { type Answer, type ApiCaller, testServer } from '#tests/test-server.ts';

// On a busy machine, waiting for a single mail may take a minute.
vi.setConfig({ testTimeout: 120_000 });

const run = promisify(execFile);

let session: Record<string, string>;
let study: string;
const server = await testServer({ STAFF_EMAIL: 'team@example.org' });
beforeAll(async () => {
  session = await server.signIn();
  // Delivered by hand unless a test says otherwise.
  const body = { title: 'Versicherungsmonitor 2024', year: 2024, isCurrentEdition: true, deliversAutomatically: false };
  study = (await call('POST', '/studies', body)).json.id;
});

const call: ApiCaller = (...sent) => server.as(session)(...sent);
const order = async (overrides: object = {}): Promise<{ id: string; orderNumber: string }> => {
  const answer = await server.send('POST', '/api/study-orders', { body: { ...sampleStudyOrder, ...overrides } });
  expect(answer).toMatchObject({ status: 201 });
  return answer.json;
};
const orderAsStored = async (id: string) => (await call('GET', '/study-orders')).list.find((order) => order.id === id);

const put = (bytes: Buffer, name = 'bericht.pdf', studyId = study): Promise<Answer> => {
  const upload = formWith('report', bytes, name);
  const headers = { ...session, ...upload.headers };
  return server.send('PUT', `/api/studies/${studyId}/report`, { headers, body: upload.body });
};

async function report(pages: number): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (let i = 0; i < pages; i++) {
    const page = pdf.addPage([595, 842]);
    page.drawText(`Seite ${i + 1}`, { x: 50, y: 400 });
    page.setRotation(degrees(90 * (i % 4)));
  }
  return Buffer.from(await pdf.save());
}

/** Kinds of an order's mails, with the status of those that are neither sent nor waiting. */
const promised = async (id: string) =>
  (await mailsOf(call, id))
    .map(({ kind, status }) => (['sent', 'waiting'].includes(status) ? kind : `${kind} ${status}`))
    .sort();
const mailText = (id: string) => outboxMails(server.dataDir, id)[0] ?? '';
const switchAutomatic = async (deliversAutomatically: boolean) =>
  expect((await call('PATCH', `/studies/${study}`, { deliversAutomatically })).status).toBe(200);

/** The personal address in the latest of an order's delivery mails. */
async function linkOf(id: string, deliveries = 1): Promise<string> {
  const [mail] = await sentMails(call, id, 'report-delivery', deliveries);
  return /\/api\/downloads\/[\w-]+/.exec(mailText(mail?.id ?? 'none'))?.[0] ?? '';
}
async function delivered(id: string): Promise<string> {
  expect((await call('POST', `/study-orders/${id}/deliver`)).status).toBe(200);
  return linkOf(id);
}
const left = async (id: string) => {
  const query = 'select downloads_left from report_downloads where study_order_id = $1 order by created_at desc';
  return (await server.query(query, id))[0].downloads_left;
};
const filesIn = (folder: string) => readdir(path.join(server.dataDir, folder)).catch(() => []);

test('without a stored report nothing is delivered', async () => {
  const { id } = await order();
  expect((await call('POST', `/study-orders/${id}/deliver`)).status).toBe(409);
});

test('a report has to be a PDF that can be read and marked', async () => {
  expect((await put(Buffer.from('<html>'))).status).toBe(415);
  expect((await put(Buffer.from('%PDF-1.7 nothing else'))).status).toBe(400);
  const plain = path.join(server.dataDir, 'plain.pdf');
  await writeFile(plain, await report(1));
  const locked = path.join(server.dataDir, 'locked.pdf');
  const passwords = ['-sOwnerPassword=a', '-sUserPassword=b'];
  await run('gs', ['-q', '-dBATCH', '-dNOPAUSE', '-sDEVICE=pdfwrite', ...passwords, `-sOutputFile=${locked}`, plain]);
  expect((await put(await readFile(locked))).json.errors).toEqual([
    { path: 'report', message: expect.stringContaining('password') },
  ]);
});

test('a form without a file, interrupted or larger than 50 MB is refused, and nothing of it is stored', async () => {
  const target = `/api/studies/${study}/report`;
  const empty = formWith('report', Buffer.alloc(0));
  const other = formWith('logo', await report(1));
  const cut = formWith('report', await report(1));
  const bodies = [empty, other, { ...cut, body: cut.body.subarray(0, -8) }];
  for (const { headers, body } of bodies) {
    const answer = await server.send('PUT', target, { headers: { ...session, ...headers }, body });
    expect([answer.status, answer.headers['content-type']]).toEqual([400, 'application/problem+json']);
  }
  const large = formWith('report', Buffer.alloc(50 * 1024 ** 2 + 1, '%PDF-'));
  const lengths: Record<string, string>[] = [{}, { 'transfer-encoding': 'chunked' }];
  for (const length of lengths) {
    const headers = { ...session, ...large.headers, ...length };
    expect((await server.send('PUT', target, { headers, body: large.body })).status).toBe(413);
  }
  expect(await filesIn('incoming')).toEqual([]);
  expect(await filesIn('files/reports')).toEqual([]);
});

test('a report is part of no public response and has no public address', async () => {
  expect(await put(await report(1))).toMatchObject({ status: 200, json: { reportName: 'bericht.pdf' } });
  const [open] = (await server.send('GET', '/api/studies')).json;
  expect(Object.keys(open).filter((name) => name.startsWith('report'))).toEqual([]);
  await delivered((await order()).id);
  for (const kind of ['reports', 'licensed']) {
    const names = await filesIn(`files/${kind}`);
    expect(names).not.toEqual([]);
    for (const name of names) {
      for (const folder of ['uploads', 'assets', kind, `files/${kind}`, `uploads/..%2f${kind}`]) {
        expect((await server.send('GET', `/${folder}/${name}`)).status).toBeGreaterThanOrEqual(400);
      }
    }
  }
});

test('delivering a report whose mail still waits sends that mail; delivering again later sends another', async () => {
  await put(await report(1));
  const { id } = await order();
  const { db, jobs, settings } = server.services;
  const mail = newMail(reportDeliveryMail, (await findStudyOrder(db, id)) as StoredOrder, settings);
  const notBefore = new Date(Date.now() + 3_600_000);
  await db.transaction((tx) => enqueueMails(tx, jobs, [mail], { notBefore }));
  await delivered(id);
  expect(await mailsOf(call, id, 'report-delivery')).toHaveLength(1);
  expect((await call('POST', `/study-orders/${id}/deliver`)).status).toBe(200);
  await sentMails(call, id, 'report-delivery', 2);
});

test('a report is licensed on every page, and its personal link works five times until it is renewed', async () => {
  await put(await report(8));
  const { id, orderNumber } = await order();
  const link = await delivered(id);
  expect(await orderAsStored(id)).toMatchObject({ status: 'delivered', deliveredAt: expect.any(String) });
  const head = await server.send('HEAD', link);
  for (let i = 0; i < 5; i++) {
    const response = await fetch(server.origin + link);
    const pdf = new Uint8Array(await response.arrayBuffer());
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-length')).toBe(String(pdf.length));
    expect([head.status, head.headers['content-length']]).toEqual([200, String(pdf.length)]);
    if (i > 0) continue;
    const pages = await pagesOf(pdf);
    expect(pages).toHaveLength(8);
    for (const [index, page] of pages.entries()) {
      expect(page.replace(/\s+/g, ' ')).toContain(`Lizenziert für Muster & Söhne AG – Bestellung ${orderNumber}`);
      expect(page).toContain(`Seite ${index + 1}`);
    }
  }
  const ended = await server.send('GET', link);
  expect([ended.status, ended.headers['content-type']]).toEqual([410, 'application/problem+json']);
  const inBrowser = await server.send('GET', link, { headers: { accept: 'text/html,*/*' } });
  expect([inBrowser.status, inBrowser.headers.location]).toEqual([303, `/order#neuer-link=${link.split('/').at(-1)}`]);
  await call('PATCH', `/study-orders/${id}`, { correspondenceLanguage: 'fr' });
  const inFrench = await server.send('GET', link, { headers: { accept: 'text/html,*/*' } });
  expect(inFrench.headers.location).toBe(`/fr/order#neuer-link=${link.split('/').at(-1)}`);

  const french = "update study_orders set correspondence_language = 'fr' where id = $1";
  await server.query(french, id);
  expect((await server.send('GET', link)).json.detail).toMatch(
    /^Ce lien n’est plus valable.*14 jours ou 5 téléchargements/,
  );
  const toFrench = await server.send('GET', link, { headers: { accept: 'text/html' } });
  expect(toFrench.headers.location).toMatch(/^\/fr\/order#neuer-link=/);

  expect((await server.send('POST', `${link}/renew`)).json).toEqual({ orderNumber });
  const renewed = await linkOf(id, 2);
  expect(renewed).not.toBe(link);
  expect((await fetch(server.origin + renewed)).status).toBe(200);
});

test('a link ends after 14 days, and a made-up one is unknown', async () => {
  const { id } = await order();
  const link = await delivered(id);
  const rows = await server.query(
    "update report_downloads set expires_at = expires_at - interval '14 days' where study_order_id = $1 returning *",
    id,
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(link.split('/').at(-1));
  expect((await server.send('GET', link)).status).toBe(410);
  for (const token of ['x', 'a'.repeat(43)]) {
    expect((await server.send('GET', `/api/downloads/${token}`)).status).toBe(404);
    expect((await server.send('POST', `/api/downloads/${token}/renew`)).status).toBe(404);
  }
});

test('as many bytes as the report has count as a download: parts add up, HEAD doesn’t count', async () => {
  await put(await report(4));
  const { id } = await order();
  const link = await delivered(id);
  const part = async (range: string, otherHeaders: Record<string, string> = {}) => {
    const response = await fetch(server.origin + link, { headers: { range, ...otherHeaders } });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const whole = Buffer.from(await (await fetch(server.origin + link)).arrayBuffer());
  expect(await left(id)).toBe(4);

  await server.send('HEAD', link);
  const beginning = await part('bytes=0-999');
  expect([beginning.response.status, beginning.response.headers.get('content-range')]).toEqual([
    206,
    `bytes 0-999/${whole.length}`,
  ]);
  expect(await left(id)).toBe(4);
  const etag = beginning.response.headers.get('etag') ?? '';
  const rest = await part('bytes=1000-', { 'if-range': etag });
  expect(Buffer.concat([beginning.bytes, rest.bytes]).equals(whole)).toBe(true);
  expect(await left(id)).toBe(3);

  const changed = await part('bytes=1000-', { 'if-range': '"etwas anderes"' });
  expect([changed.response.status, changed.bytes.equals(whole)]).toEqual([200, true]);
  expect(await left(id)).toBe(2);

  const beyond = await part(`bytes=${whole.length}-`);
  expect([beyond.response.status, beyond.response.headers.get('content-range')]).toEqual([
    416,
    `bytes */${whole.length}`,
  ]);
  expect(await left(id)).toBe(2);
});

test('five times all but the last byte is five downloads', async () => {
  await put(await report(4));
  const { id } = await order();
  const link = await delivered(id);
  const bytes = Number((await server.send('HEAD', link)).headers['content-length']);
  const fetchPart = (range: string) => server.send('GET', link, { headers: { range } });
  for (let i = 0; i < 5; i++) {
    expect((await fetchPart(`bytes=0-${bytes - 2}`)).status).toBe(206);
    expect(await left(id)).toBe(4 - i);
  }
  for (const range of [`bytes=0-${bytes - 2}`, 'bytes=0-9', 'bytes=-1'])
    expect((await fetchPart(range)).status).toBe(410);
});

test('small parts add up too, and overlaps after broken connections are tolerated up to half a report', async () => {
  await put(await report(4));
  const { id } = await order();
  const link = await delivered(id);
  const bytes = Number((await server.send('HEAD', link)).headers['content-length']);
  let handedOut = 0;
  for (;;) {
    const { status, bytes: part } = await server.send('GET', link, {
      headers: { range: `bytes=0-${Math.floor(bytes * 0.4)}` },
    });
    if (status === 410) break;
    handedOut += part.length;
  }
  expect(handedOut / bytes).toBeGreaterThan(4.9);
  expect(handedOut / bytes).toBeLessThanOrEqual(5.5);
});

test('an interrupted download doesn’t count; two concurrent ones can’t both use the last', async () => {
  // Larger than a connection buffers before anybody reads.
  const pdf = await PDFDocument.load(await report(1));
  await pdf.attach(randomBytes(16 * 1024 ** 2), 'anhang.bin');
  await put(Buffer.from(await pdf.save()));
  const { id } = await order();
  const link = await delivered(id);
  const breakOff = () =>
    new Promise<void>((resolve, reject) => {
      const request = http.get(server.origin + link, (response) => {
        response.once('data', () => request.destroy());
        response.once('close', resolve);
      });
      request.on('error', (error) => (request.destroyed ? undefined : reject(error)));
    });
  const length = Number((await server.send('HEAD', link)).headers['content-length']);
  const counted = async () => {
    const query = 'select downloads_left, bytes_begun from report_downloads where study_order_id = $1';
    const [row] = await server.query(query, id);
    return (5 - row.downloads_left) * length + row.bytes_begun;
  };
  for (let i = 0; i < 4; i++) {
    const before = await counted();
    await breakOff();
    // Bytes in the socket's buffers count as sent; the rest, by far the most, is given back once the connection has
    // closed.
    await eventually(async () => (await counted()) < before + length);
  }
  expect((await server.send('GET', link)).bytes).toHaveLength(length);
  expect(await counted()).toBeLessThan(4 * length);
  expect(await counted()).toBeGreaterThan(length);

  const query = 'update report_downloads set downloads_left = 1, bytes_begun = 0 where study_order_id = $1';
  await server.query(query, id);
  const both = await Promise.all([fetch(server.origin + link), fetch(server.origin + link)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  await Promise.all(both.map((response) => response.arrayBuffer()));
});

test('a buyer’s copy is kept while a link works, regenerated when the report is replaced, and removed afterwards', async () => {
  await put(await report(2));
  const { id, orderNumber } = await order();
  const link = await delivered(id);
  const copies = async () => (await filesIn('files/licensed')).filter((name) => name.startsWith(orderNumber));
  const first = await copies();
  expect(first).toHaveLength(1);
  await put(await report(3));
  const replaced = await fetch(server.origin + link);
  expect(await pagesOf(new Uint8Array(await replaced.arrayBuffer()))).toHaveLength(3);
  expect(await copies()).toHaveLength(2);

  const inTwoHours = () => applyRetention(server.services, { now: new Date(Date.now() + 2 * 3_600_000) });
  await inTwoHours();
  expect(await copies()).toHaveLength(1);
  expect(await copies()).not.toEqual(first);
  await server.query('update report_downloads set downloads_left = 0 where study_order_id = $1', id);
  await inTwoHours();
  expect(await copies()).toEqual([]);
  // The session has expired by then as well.
  session = await server.signIn();
});

test('after a corrected company name a copy with the new name is made, and the old copy is removed', async () => {
  await put(await report(1));
  const { id, orderNumber } = await order();
  const link = await delivered(id);
  const copies = async () => (await filesIn('files/licensed')).filter((name) => name.startsWith(orderNumber));
  const old = await copies();
  const organization = 'Neue Muster AG';
  expect((await call('POST', `/study-orders/${id}/correct`, { organization })).status).toBe(200);
  const corrected = await fetch(server.origin + link);
  const text = (await pagesOf(new Uint8Array(await corrected.arrayBuffer()))).join();
  expect(text).toContain(`Lizenziert für ${organization} – Bestellung ${orderNumber}`);
  await applyRetention(server.services, { now: new Date(Date.now() + 2 * 3_600_000) });
  const kept = await copies();
  expect(kept).toHaveLength(1);
  expect(kept).not.toEqual(old);
  session = await server.signIn();
});

test('an order is delivered automatically if its edition says so; a held one waits for the office', async () => {
  await put(await report(1));
  await switchAutomatic(true);
  const { id, orderNumber } = await order();
  const link = await linkOf(id);
  expect(await orderAsStored(id)).toMatchObject({ status: 'delivered', deliveredAt: expect.any(String) });
  const pdf = new Uint8Array(await (await fetch(server.origin + link)).arrayBuffer());
  expect((await pagesOf(pdf)).join()).toContain(orderNumber);

  // Filled in quickly by autofill: the order is marked, but its invoice was sent, so the report is too.
  const headers = { 'form-started-at': new Date().toISOString() };
  const fast = (await server.send('POST', '/api/study-orders', { headers, body: sampleStudyOrder })).json;
  expect(await orderAsStored(fast.id)).toMatchObject({ suspectedSpam: true });
  await linkOf(fast.id);

  const suspected = await order({ website: 'https://spam.example.com' });
  expect(await promised(suspected.id)).toEqual(['study-order-confirmation held', 'study-order-notice']);
  const held = (await mailsOf(call, suspected.id)).find(({ status }) => status === 'held');
  await call('POST', `/mails/${held?.id}/resend`);
  await watchDeliveries(server.services);
  await linkOf(suspected.id);

  await switchAutomatic(false);
  const byHand = await order();
  await watchDeliveries(server.services);
  expect(await promised(byHand.id)).toEqual(['study-order-confirmation', 'study-order-notice']);
});

test('waiting orders are delivered when the report is stored, each once, and never with another year’s', async () => {
  await call('DELETE', `/studies/${study}/report`);
  await switchAutomatic(true);
  const other = { title: 'Versicherungsmonitor 2023', year: 2023, isCurrentEdition: false };
  const { id: otherStudy } = (await call('POST', '/studies', other)).json;
  await put(await report(1), 'bericht.pdf', otherStudy);
  const orders = [await order(), await order(), await order()];
  await watchDeliveries(server.services);
  for (const { id } of orders) {
    expect(await promised(id)).toEqual(['study-order-confirmation', 'study-order-notice']);
    expect((await call('POST', `/study-orders/${id}/deliver`)).status).toBe(409);
  }
  await put(await report(1));
  await Promise.all(Array.from({ length: 4 }, () => watchDeliveries(server.services)));
  for (const { id } of orders) {
    await linkOf(id);
    await watchDeliveries(server.services);
    expect((await promised(id)).filter((mail) => mail === 'report-delivery')).toHaveLength(1);
  }
  await call('DELETE', `/studies/${otherStudy}`);
});

test('a buyer erased before the report was stored still gets it; a held order still waits for the office', async () => {
  await call('DELETE', `/studies/${study}/report`);
  await switchAutomatic(true);
  const { id, orderNumber } = await order({ email: 'weg@example.org' });
  const held = await order({ email: 'weg@example.org', website: 'https://spam.example.com' });
  // Waiting mails are not erased with the person.
  for (const orderId of [id, held.id]) {
    await eventually(async () => (await mailsOf(call, orderId)).every(({ status }) => status !== 'waiting'));
  }
  const { kept } = await eraseOnePerson(server.services, 'weg@example.org');
  expect(kept.find((line) => line.includes(orderNumber))).toContain('its report is still to be sent');
  const waiting = async () => (await call('GET', '/admin/overview')).json.waitingStudyOrders;
  expect((await waiting()).find((order: { id: string }) => order.id === id)).toMatchObject({ isHeld: false });
  await put(await report(1));
  await watchDeliveries(server.services);
  await linkOf(id);
  expect(await orderAsStored(id)).toMatchObject({ status: 'delivered' });
  expect(await promised(held.id)).toEqual(['study-order-confirmation held']);
});

test('link, renewal and delivery of a cancelled order are refused, and its waiting mails are dropped', async () => {
  await put(await report(1));
  await switchAutomatic(false);
  const { id } = await order();
  const link = await delivered(id);
  expect((await call('PATCH', `/study-orders/${id}/status`, { status: 'cancelled' })).status).toBe(200);
  expect((await server.send('GET', link)).status).toBe(410);
  const inBrowser = await server.send('GET', link, { headers: { accept: 'text/html,*/*' } });
  expect([inBrowser.status, inBrowser.text]).toEqual([410, expect.stringContaining('storniert')]);
  expect((await server.send('POST', `${link}/renew`)).status).toBe(410);
  expect((await call('POST', `/study-orders/${id}/deliver`)).status).toBe(409);

  const { db, jobs, settings } = server.services;
  const late = await findStudyOrder(db, id);
  await db.transaction((tx) => enqueueMails(tx, jobs, [newMail(reportDeliveryMail, late as StoredOrder, settings)]));
  await eventually(async () => (await promised(id)).includes('report-delivery dropped'));
  expect(
    (await mailsOf(call, id)).filter(({ kind, status }) => kind === 'report-delivery' && status === 'sent'),
  ).toHaveLength(1);
});

test('the office is warned of a waiting order after 12, 18 and 24 hours, once each', async () => {
  await switchAutomatic(false);
  const { id } = await order();
  const warnings = async () => mailsOf(call, id, 'delivery-warning');
  const wait = (hours: number) =>
    server.query("update study_orders set created_at = created_at - $2 * interval '1 hour' where id = $1", id, hours);
  const counted: number[] = [];
  for (let hour = 0; hour < 48; hour += 3) {
    await Promise.all([1, 2, 3].map(() => watchDeliveries(server.services)));
    counted.push((await warnings()).length);
    await wait(3);
  }
  expect(counted).toEqual([0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3]);
  const mails = await eventually(async () => {
    const found = await warnings();
    return found.every(({ status }) => status === 'sent') && found;
  });
  const texts = await Promise.all(mails.map(({ id: mail }) => mailText(mail)));
  for (const text of texts) {
    expect(text).toContain('To: team@example.org');
    expect(text).toContain(`/admin?tab=orders&list=study&open=${id}`);
  }
});
