import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { degrees, PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { formWith } from '#tests/every-call.ts';
import { type Answer, startTestServer, type TestServer } from '#tests/test-server.ts';

const run = promisify(execFile);

let server: TestServer;
let session: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer({ STAFF_EMAIL: 'team@example.org' });
  session = await server.signIn();
});
afterAll(() => server.stop());

const form = {
  firstName: 'Anna',
  lastName: 'Muster',
  email: 'anna.muster@example.org',
  organization: 'Muster & Söhne AG',
  billingAddress: 'Musterweg 1\n8001 Zürich',
  businessArea: 'kommunikation',
  companySize: 'small',
  wantsPresentation: true,
  partnerInterest: 'yes',
};
const post = (target: string, body: object, headers: Record<string, string> = {}) =>
  server.send('POST', target, { body, headers });
const administer = (method: string, target: string, body?: object) =>
  server.send(method, target, { headers: session, ...(body && { body }) });
const mailsOf = async (recordId: string): Promise<{ id: string; kind: string; status: string; recipient: string }[]> =>
  (await administer('GET', `/api/mails?recordId=${recordId}`)).json;

async function readMail(id: string): Promise<string> {
  const outbox = path.join(server.dataDir, 'outbox');
  const name = await eventually(async () =>
    (await readdir(outbox).catch(() => [])).find((each) => each.endsWith(`${id}.eml`)),
  );
  return readFile(path.join(outbox, name), 'utf8');
}

/** The text part with its quoted-printable line ends undone, which is all that an address needs. */
const addresses = (source: string) => source.replaceAll('=\r\n', '').replaceAll('=3D', '=');

async function report(pages: number): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (let i = 0; i < pages; i++) {
    const page = pdf.addPage([595, 842]);
    page.drawText(`Seite ${i + 1}`, { x: 50, y: 400 });
    page.setRotation(degrees(90 * (i % 4)));
  }
  return Buffer.from(await pdf.save());
}

async function textOf(pdf: Uint8Array): Promise<string[]> {
  const file = path.join(server.dataDir, 'probe.pdf');
  await writeFile(file, pdf);
  const { stdout } = await run('pdftotext', ['-layout', file, '-']);
  return stdout.split('\f').slice(0, -1);
}

describe('POST /api/study-orders', () => {
  test('answers what its sender needs and nothing else', async () => {
    const { status, json } = await post('/api/study-orders', { ...form, price: 695, presentationPrice: 500 });
    expect(status).toBe(201);
    expect(json).toEqual({
      id: expect.any(String),
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      orderNumber: expect.stringMatching(/^VM-\d{4}-\d{6}$/),
      price: 695,
      presentationPrice: 500,
      total: 1195,
    });
  });

  test('refuses tampered figures, and what is set from outside is ignored', async () => {
    const refused = await post('/api/study-orders', { ...form, price: 1, presentationPrice: 0 });
    expect(refused.status).toBe(400);
    expect(refused.json.errors.map((error: { path: string }) => error.path)).toEqual(['price', 'presentationPrice']);
    const { json } = await post('/api/study-orders', {
      ...form,
      status: 'paid',
      orderNumber: 'VM-1',
      suspectedSpam: true,
    });
    expect(json).toMatchObject({ total: 1195 });
    const orders: { id: string; status: string; suspectedSpam: boolean }[] = (
      await administer('GET', '/api/study-orders')
    ).json;
    expect(orders.find(({ id }) => id === json.id)).toMatchObject({ status: 'pending', suspectedSpam: false });
  });

  test('the form’s own signs mark an order and are no part of what a key stands for', async () => {
    const key = { 'Idempotency-Key': 'mit-zeichen' };
    const first = await post('/api/study-orders', { ...form, startedAt: new Date().toISOString() }, key);
    const again = await post('/api/study-orders', { ...form, startedAt: '2020-01-01T00:00:00Z', website: 1 }, key);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.text).toBe(first.text);
    const { json } = await administer('GET', '/api/study-orders');
    expect(json.find(({ id }: { id: string }) => id === first.json.id).suspectedSpam).toBe(true);
  });
});

test('a message: name split, notice with Reply-To', async () => {
  const message = {
    name: 'Max Maria Beispiel',
    email: 'max@example.org',
    subject: 'Kontaktanfrage über Website',
    message: 'Hallo',
  };
  const { status, json } = await post('/api/contact-messages', message);
  expect([status, Object.keys(json).sort()]).toEqual([201, ['createdAt', 'id']]);
  const stored = (await administer('GET', '/api/contact-messages')).json;
  expect(stored[0]).toMatchObject({ firstName: 'Max', lastName: 'Maria Beispiel', phone: null, suspectedSpam: false });
  const [mail] = await mailsOf(json.id);
  expect(mail).toMatchObject({ kind: 'contact-notice', recipient: 'team@example.org' });
  expect(await readMail(mail?.id ?? '')).toMatch(/^Reply-To: max@example\.org\r$/m);
});

test('a print order: number, confirmation and notice', async () => {
  const address = { street: 'Musterweg 1', zipCode: '8001', city: 'Zürich' };
  const { firstName, lastName, email } = form;
  const { status, json } = await post('/api/print-orders', { firstName, lastName, email, ...address, quantity: 3 });
  expect([status, json.orderNumber]).toEqual([201, json.id.slice(-8)]);
  const mails = await mailsOf(json.id);
  expect(mails.map(({ kind, recipient }) => [kind, recipient]).sort()).toEqual([
    ['print-order-confirmation', email],
    ['print-order-notice', 'team@example.org'],
  ]);
  for (const { id } of mails) expect(await readMail(id)).toContain(json.orderNumber);
});

describe('the report', () => {
  let study: string;
  const put = (bytes: Buffer, name = 'bericht.pdf'): Promise<Answer> => {
    const upload = formWith('report', bytes, name);
    return server.send('PUT', `/api/studies/${study}/report`, {
      headers: { ...session, ...upload.headers },
      body: upload.body,
    });
  };
  const order = async () => (await post('/api/study-orders', form)).json as { id: string; orderNumber: string };

  /** Delivers an order and takes the personal address out of the mail. */
  async function delivered(id: string): Promise<string> {
    expect((await administer('POST', `/api/study-orders/${id}/deliver`)).status).toBe(200);
    return linkOf(id, 1);
  }
  async function linkOf(id: string, deliveries: number): Promise<string> {
    const [mail] = await eventually(async () => {
      const sent = (await mailsOf(id)).filter(({ kind, status }) => kind === 'report-delivery' && status === 'sent');
      return sent.length === deliveries && sent;
    });
    return /\/api\/downloads\/[\w-]+/.exec(addresses(await readMail(mail?.id ?? '')))?.[0] ?? '';
  }

  beforeAll(async () => {
    const body = { title: 'Versicherungsmonitor 2024', year: 2024, isCurrentEdition: true };
    study = (await administer('POST', '/api/studies', body)).json.id;
  });

  test('without a stored one nothing is delivered', async () => {
    const { id } = await order();
    expect((await administer('POST', `/api/study-orders/${id}/deliver`)).status).toBe(409);
  });

  test('has to be a PDF that can be read and marked', async () => {
    expect((await put(Buffer.from('<html>'))).status).toBe(415);
    expect((await put(Buffer.from('%PDF-1.7 nothing else'))).status).toBe(400);
    const plain = path.join(server.dataDir, 'plain.pdf');
    await writeFile(plain, await report(1));
    const locked = path.join(server.dataDir, 'locked.pdf');
    await run('gs', [
      '-q',
      '-dBATCH',
      '-dNOPAUSE',
      '-sDEVICE=pdfwrite',
      '-sOwnerPassword=a',
      '-sUserPassword=b',
      `-sOutputFile=${locked}`,
      plain,
    ]);
    expect((await put(await readFile(locked))).json.errors).toEqual([
      { path: 'report', message: expect.stringContaining('password') },
    ]);
  });

  test('is never part of a public answer and lies at no public address', async () => {
    const stored = await put(await report(1));
    expect([stored.status, stored.json.reportName]).toEqual([200, 'bericht.pdf']);
    const [open] = (await server.send('GET', '/api/studies')).json;
    expect(Object.keys(open).filter((name) => name.startsWith('report'))).toEqual([]);
    const keys = await readdir(path.join(server.dataDir, 'files/reports'));
    for (const name of keys) {
      for (const folder of ['uploads', 'assets', 'reports', 'files/reports', 'uploads/..%2freports']) {
        expect((await server.send('GET', `/${folder}/${name}`)).status).toBeGreaterThanOrEqual(400);
      }
    }
  });

  test('reaches the buyer by a personal link, licensed on every page; five times, then a new link', async () => {
    await put(await report(8));
    const { id, orderNumber } = await order();
    const link = await delivered(id);
    const before = (await administer('GET', '/api/study-orders')).json.find((each: { id: string }) => each.id === id);
    expect(before).toMatchObject({ status: 'delivered', deliveredAt: expect.any(String) });
    expect((await server.send('HEAD', link)).status).toBe(200);
    for (let i = 0; i < 5; i++) {
      const response = await fetch(server.origin + link);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      expect(response.headers.get('cache-control')).toBe('no-store');
      if (i > 0) continue;
      const pages = await textOf(new Uint8Array(await response.arrayBuffer()));
      expect(pages).toHaveLength(8);
      for (const [at, page] of pages.entries()) {
        expect(page.replace(/\s+/g, ' ')).toContain(`Lizenziert für Muster & Söhne AG – Bestellung ${orderNumber}`);
        expect(page).toContain(`Seite ${at + 1}`);
      }
    }
    const ended = await server.send('GET', link);
    expect([ended.status, ended.headers['content-type']]).toEqual([410, 'application/problem+json']);
    const inBrowser = await server.send('GET', link, { headers: { accept: 'text/html,*/*' } });
    expect([inBrowser.status, inBrowser.headers.location]).toEqual([
      303,
      `/order#neuer-link=${link.split('/').at(-1)}`,
    ]);

    expect((await server.send('POST', `${link}/renew`)).json).toEqual({ orderNumber });
    const renewed = await linkOf(id, 2);
    expect(renewed).not.toBe(link);
    expect((await fetch(server.origin + renewed)).status).toBe(200);
  });

  test('a link ends after 14 days, and a made-up one is unknown', async () => {
    const { id } = await order();
    const link = await delivered(id);
    const { rows } = await server.database.pool.query(
      "update report_downloads set expires_at = expires_at - interval '14 days' where study_order_id = $1 returning *",
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(link.split('/').at(-1));
    expect((await server.send('GET', link)).status).toBe(410);
    for (const token of ['x', 'a'.repeat(43)]) {
      expect((await server.send('GET', `/api/downloads/${token}`)).status).toBe(404);
      expect((await server.send('POST', `/api/downloads/${token}/renew`)).status).toBe(404);
    }
  });
});

test('the invoice is given out as the buyer got it; resend writes it and the mail anew', async () => {
  const { json } = await post('/api/study-orders', form);
  await eventually(async () => (await mailsOf(json.id)).every(({ status }) => status === 'sent'));
  const invoice = async () => {
    const response = await fetch(`${server.origin}/api/study-orders/${json.id}/invoice`, { headers: session });
    return Buffer.from(await response.arrayBuffer());
  };
  const first = await invoice();
  expect((await textOf(first)).join()).toContain(json.orderNumber);
  expect(first.equals(await invoice())).toBe(true);
  expect((await administer('POST', `/api/study-orders/${json.id}/resend`)).status).toBe(200);
  const mails = await eventually(async () => {
    const sent = (await mailsOf(json.id)).filter(({ status }) => status === 'sent');
    return sent.length === 3 && sent;
  });
  expect(mails.filter(({ kind }) => kind === 'study-order-confirmation')).toHaveLength(2);
});

test('an order that fell into the trap is confirmed when the team resends it', async () => {
  const { json } = await post('/api/study-orders', { ...form, website: 'https://spam.example.com' });
  const [notice, ...others] = await mailsOf(json.id);
  expect([notice?.kind, others]).toEqual(['study-order-notice', []]);
  expect(await readMail(notice?.id ?? '')).toMatch(/zur=C3=BCckgehalten/);
  await administer('POST', `/api/study-orders/${json.id}/resend`);
  await eventually(async () =>
    (await mailsOf(json.id)).find(({ kind, status }) => kind === 'study-order-confirmation' && status === 'sent'),
  );
});
