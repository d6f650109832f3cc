import { describe, expect, test } from 'vitest';
import { eraseOnePerson, exportPerson } from '#domain/everything/personal-data/person.server.ts';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { formatLongDate } from '#platform/dates.ts';
import { seenThroughWindow } from '#tests/envelope-window.ts';
import { eventually } from '#tests/eventually.ts';
import { signInAs } from '#tests/office-people.ts';
import { wordsOf } from '#tests/pdf-reader.ts';
import { removedInDays } from '#tests/removed-in-days.ts';
import { testOffice } from '#tests/test-server.ts';

// Renders the page as the JSON of its data.
const { server, session, call, visitor } = await testOffice(
  {},
  { renderDocument: async ({ order }) => JSON.stringify(order ?? null) },
);

interface Buyer {
  id: string;
  orderNumber: string;
  page: string;
}

async function placeOrder(overrides: object = {}, language = 'de'): Promise<Buyer> {
  const headers = { 'content-language': language };
  // A busy machine answers 503 at first.
  const { json } = await eventually(async () => {
    const first = await visitor('POST', '/study-orders', { ...sampleStudyOrder, ...overrides }, headers);
    return first.status !== 503 && first;
  });
  const { pageAddress } = (await call('GET', `/study-orders/${json.id}/delivery`)).json;
  return { ...json, page: pageAddress.slice(pageAddress.indexOf('/', 8)) };
}

const shown = async ({ page }: Buyer) => JSON.parse((await server.send('GET', page)).text).view;

/** Posts the form of the page, as a browser does. */
async function propose({ page }: Buyer, changes: object, overrides: Record<string, string> = {}) {
  const { view, correction } = JSON.parse((await server.send('GET', page)).text);
  const { organization, billingAddress, buyerReference } = view;
  const fields = new URLSearchParams({
    form: 'invoice-correction',
    beleg: view.token,
    key: correction.key,
    organization,
    billingAddress,
    buyerReference: buyerReference ?? '',
    ...changes,
    ...overrides,
    // Not the page's time, because a busy machine may take more than two seconds until here.
    ...(overrides.startedAt && { startedAt: new Date().toISOString() }),
  });
  return post(page, fields.toString());
}

async function post(page: string, body: string) {
  const { status, headers, text } = await eventually(async () => {
    const first = await server.postForm(page, body);
    return first.status !== 503 && first;
  });
  return { status, headers, body, ...(JSON.parse(text)?.correction ?? {}) };
}

const waitingOf = async ({ id }: Buyer) =>
  (await call('GET', '/correction-proposals')).list.filter(({ studyOrderId }) => studyOrderId === id);
const decide = (id: string, decision: 'accept' | 'reject', body?: object, headers = session) =>
  call('POST', `/correction-proposals/${id}/${decision}`, body, headers);
const historyOf = async ({ id }: Buyer) => (await call('GET', `/study-orders/${id}/history`)).json;
const actionsOf = async (buyer: Buyer) =>
  (await historyOf(buyer)).changes.map(({ actor, action }: { actor: string; action: string }) => [actor, action]);
const mailsOf = async (buyer: Buyer, kind: string) =>
  (await historyOf(buyer)).mails.filter((mail: { kind: string }) => mail.kind === kind);

describe('a correction that a buyer proposes on the page of the order', () => {
  test('waits for the office, which accepts it: credit note and new invoice go to both addresses', async () => {
    const buyer = await placeOrder({ invoiceEmail: 'kreditoren@example.net' }, 'fr');
    const proposed = await propose(buyer, { billingAddress: 'Neuweg 2\r\n8002 Zürich', buyerReference: 'PO 7' });
    expect(proposed).toMatchObject({ status: 200, isSent: true });
    const changes = { billingAddress: 'Neuweg 2\n8002 Zürich', buyerReference: 'PO 7' };
    expect(await shown(buyer)).toMatchObject({
      billingAddress: sampleStudyOrder.billingAddress,
      correction: { state: 'waiting', changes },
      documents: [{ isRevoked: false }],
    });

    const [waiting] = await waitingOf(buyer);
    expect(waiting).toMatchObject({ orderNumber: buyer.orderNumber, changes, suspectedSpam: false });
    expect((await call('GET', '/admin/overview')).json.toDo.corrections).toContainEqual({
      id: waiting.id,
      createdAt: waiting.createdAt,
      studyOrderId: buyer.id,
      orderNumber: buyer.orderNumber,
    });
    const accepted = await decide(waiting.id, 'accept');
    expect([accepted.status, accepted.json.billingAddress]).toEqual([200, changes.billingAddress]);
    const { documents } = await historyOf(buyer);
    expect(documents.map(({ kind }: { kind: string }) => kind)).toEqual(['invoice', 'credit-note', 'invoice']);
    const subject = `Facture corrigée relative à la commande ${buyer.orderNumber}`;
    const mails: { recipient: string; subject: string }[] = await mailsOf(buyer, 'invoice-correction');
    expect(mails.map((mail) => [mail.recipient, mail.subject]).sort()).toEqual([
      [sampleStudyOrder.email, subject],
      ['kreditoren@example.net', subject],
    ]);
    expect(await shown(buyer)).toMatchObject({ buyerReference: 'PO 7', correction: { state: 'accepted' } });
    expect(await waitingOf(buyer)).toEqual([]);
    expect(await actionsOf(buyer)).toEqual([
      ['buyer', 'propose correction'],
      ['verwaltung@example.org', 'accept correction'],
    ]);
  });

  test('is rejected with a message, which the buyer gets by mail and sees on the page', async () => {
    const buyer = await placeOrder({ invoiceEmail: 'kreditoren@example.net' }, 'it');
    await propose(buyer, { organization: 'Andere AG' });
    const [{ id }] = await waitingOf(buyer);
    expect((await decide(id, 'reject', { reason: ' ' })).status).toBe(400);
    const reason = 'Il nome deve essere\nquello del registro di commercio.';
    expect((await decide(id, 'reject', { reason })).status).toBe(200);
    expect(await shown(buyer)).toMatchObject({
      organization: sampleStudyOrder.organization,
      correction: { state: 'rejected', reason },
    });
    expect(await mailsOf(buyer, 'correction-rejection')).toMatchObject([
      {
        recipient: sampleStudyOrder.email,
        subject: `La Sua proposta relativa alla fattura dell’ordinazione ${buyer.orderNumber}`,
      },
    ]);
    expect((await historyOf(buyer)).documents).toHaveLength(1);
    expect((await decide(id, 'accept')).status).toBe(404);
    expect((await decide(id, 'reject', { reason })).status).toBe(404);
    expect((await actionsOf(buyer)).at(-1)).toEqual(['verwaltung@example.org', 'reject correction']);
  });

  test('of a buyer without an address is rejected by a letter to print', async () => {
    const body = { ...sampleStudyOrder, email: '', channel: 'letter', correspondenceLanguage: 'fr' };
    const { id } = (await call('POST', '/study-orders/entered', body)).json;
    const { pageAddress } = (await call('GET', `/study-orders/${id}/delivery`)).json;
    const buyer = { id, orderNumber: '', page: pageAddress.slice(pageAddress.indexOf('/', 8)) };
    await propose(buyer, { organization: 'Andere Muster AG' });
    const [{ id: proposal }] = await waitingOf(buyer);
    const reason = 'La raison sociale du registre\ndoit figurer.';
    expect((await decide(proposal, 'reject', { reason })).status).toBe(200);
    const letters = (await call('GET', '/letters')).json;
    const letter = letters.find(
      ({ orderId, subject }: { orderId: string; subject: string }) =>
        orderId === id && subject.startsWith('Votre proposition'),
    );
    const { status, bytes } = await call('GET', `/letters/${letter.id}/pdf`);
    expect(status).toBe(200);
    const [words = []] = await wordsOf(bytes);
    expect(seenThroughWindow(words)).toEqual({
      text: 'Muster & Söhne AG Anna Muster Musterweg 1 8001 Zürich',
      cut: [],
    });
    const text = words.map(({ text }) => text).join(' ');
    expect(text).toContain(formatLongDate(new Date(), 'fr'));
    expect(text).toContain('pour la raison suivante : La raison sociale du registre doit figurer. La facture reste');
  });

  test('is stored once however often it is posted; a newer one replaces it under another id', async () => {
    const buyer = await placeOrder();
    const first = await propose(buyer, { buyerReference: 'PO 1' });
    const repeated = await Promise.all(Array.from({ length: 5 }, () => post(buyer.page, first.body)));
    expect(new Set(repeated.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await actionsOf(buyer)).toHaveLength(1);
    const [replaced] = await waitingOf(buyer);

    const references = Array.from({ length: 8 }, (_, index) => `PO 2${index}`);
    const sent = await Promise.all(references.map((buyerReference) => propose(buyer, { buyerReference })));
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
    const waiting = await waitingOf(buyer);
    expect(waiting).toHaveLength(1);
    expect(references).toContain(waiting[0].changes.buyerReference);
    expect((await decide(replaced.id, 'accept')).status).toBe(404);

    const decisions = await Promise.all(references.map(() => decide(waiting[0].id, 'accept')));
    expect(decisions.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await historyOf(buyer)).documents).toHaveLength(3);
  });

  test('can be made again after another one replaced it, and after it was rejected', async () => {
    const buyer = await placeOrder();
    for (const buyerReference of ['PO 1', 'PO 2', 'PO 1']) await propose(buyer, { buyerReference });
    const [repeated] = await waitingOf(buyer);
    expect(repeated.changes).toEqual({ buyerReference: 'PO 1' });
    await decide(repeated.id, 'reject', { reason: 'Nein.' });
    expect(await propose(buyer, { buyerReference: 'PO 1' })).toMatchObject({ status: 200, isSent: true });
    expect(await waitingOf(buyer)).toMatchObject([{ changes: { buyerReference: 'PO 1' } }]);
  });

  test('is refused if it changes nothing, a field is invalid, or the page is another order’s', async () => {
    const buyer = await placeOrder();
    expect(await propose(buyer, {})).toMatchObject({ status: 409, failure: 'Das steht schon so auf der Rechnung.' });
    const invalid = await propose(buyer, { organization: ' ', buyerReference: 'x'.repeat(51) });
    expect(invalid).toMatchObject({
      status: 400,
      errors: { organization: 'Unternehmen ist erforderlich', buyerReference: 'Höchstens 50 Zeichen' },
      values: { buyerReference: 'x'.repeat(51) },
    });
    const french = { ...buyer, page: `/fr${buyer.page}` };
    expect(await propose(french, { organization: ' ' })).toMatchObject({
      errors: { organization: 'L’entreprise est obligatoire' },
    });
    expect((await propose(buyer, { organization: 'A' }, { beleg: 'a'.repeat(54) })).status).toBe(404);
    expect(await waitingOf(buyer)).toEqual([]);
  });

  test('is refused with a reason once the invoice is paid or the order cancelled, by buyer and office', async () => {
    const paid = { action: ['PATCH', 'status', { status: 'paid' }], answer: /inzwischen bezahlt/, office: /been paid/ };
    const cancelled = { action: ['POST', 'cancel', {}], answer: /inzwischen storniert/, office: /been cancelled/ };
    for (const { action, answer, office } of [paid, cancelled]) {
      const [method, path, body] = action as [string, string, object];
      const buyer = await placeOrder();
      await propose(buyer, { buyerReference: 'PO 1' });
      const [{ id }] = await waitingOf(buyer);
      const { body: late } = await propose(buyer, { buyerReference: 'PO 2' });
      expect((await call(method, `/study-orders/${buyer.id}/${path}`, body)).status).toBe(200);
      const { length } = (await historyOf(buyer)).documents;
      expect((await decide(id, 'accept')).status).toBe(404);
      const [{ id: newest }] = await waitingOf(buyer);
      const accepted = await decide(newest, 'accept');
      expect([accepted.status, accepted.json.detail]).toEqual([409, expect.stringMatching(office)]);
      const refused = await post(buyer.page, late.replace('PO+2', 'PO+3'));
      expect([refused.status, refused.failure]).toEqual([409, expect.stringMatching(answer)]);
      expect((await decide(newest, 'reject', { reason: 'Zu spät.' })).status).toBe(200);
      expect((await historyOf(buyer)).documents).toHaveLength(length);
    }
  });

  test('is refused while the order has no invoice', async () => {
    const buyer = await placeOrder({ organization: 'gratis.example.com' });
    expect(await propose(buyer, { organization: 'Muster AG' })).toMatchObject({
      status: 409,
      failure: 'Zu dieser Bestellung gibt es noch keine Rechnung.',
    });
  });

  test.each([
    ['the hidden field is filled in', { website: 'x' }],
    ['it was sent too fast', { startedAt: 'now' }],
    ['it names a web address', { buyerReference: 'www.example.com' }],
  ])('is marked as suspected spam if %s', async (_why, fields) => {
    const buyer = await placeOrder();
    await eventually(async () => {
      expect((await propose(buyer, { buyerReference: 'PO 1' }, fields)).status).toBe(200);
      return (await waitingOf(buyer))[0].suspectedSpam;
    });
  });

  test('is decided by bookkeeping', async () => {
    const buyer = await placeOrder();
    await propose(buyer, { buyerReference: 'PO 1' });
    const [{ id }] = await waitingOf(buyer);
    const editor = await signInAs(server, 'editor');
    expect((await server.send('GET', '/api/admin/overview', { headers: editor })).json.toDo.corrections).toEqual([]);
    expect((await decide(id, 'accept', undefined, editor)).status).toBe(403);
    expect((await call('GET', '/correction-proposals', undefined, editor)).status).toBe(403);
    await call('DELETE', `/study-orders/${buyer.id}`);
    expect(await waitingOf(buyer)).toEqual([]);
    expect((await decide(id, 'accept', undefined, await signInAs(server, 'bookkeeping'))).status).toBe(404);
  });
});

test('more than 60 proposals of a network within 15 minutes are refused', async () => {
  const { settings } = server.services;
  settings.rateLimits = true;
  try {
    const buyer = await placeOrder();
    const answers = [];
    for (let count = 0; count < 61; count++) answers.push(await propose(buyer, { buyerReference: `PO ${count}` }));
    const statuses = answers.map(({ status }) => status);
    expect([statuses.indexOf(429), new Set(statuses)]).toEqual([60, new Set([200, 429])]);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  } finally {
    settings.rateLimits = false;
  }
});

test('proposals are exported and erased with the buyer, and deleted a year after their decision', async () => {
  const email = 'vorschlag.muster@example.org';
  const buyer = await placeOrder({ email });
  await propose(buyer, { buyerReference: 'PO 1' });
  expect((await exportPerson(server.services, email)).correctionProposals).toMatchObject([
    { studyOrderId: buyer.id, changes: { buyerReference: 'PO 1' } },
  ]);
  const [{ id }] = await waitingOf(buyer);
  await decide(id, 'reject', { reason: 'Nein.' });
  const removed = (days: number) =>
    removedInDays(server.services, 'corrections proposed by buyers 12 months after their decision', days);
  expect((await removed(370)) - (await removed(360))).toBeGreaterThan(0);
  const { erased } = await eraseOnePerson(server.services, email);
  expect(erased['proposed corrections of invoices']).toBe(1);
  expect((await shown(buyer)).correction).toBeNull();
});
