import PostalMime from 'postal-mime';
import { expect, test, vi } from 'vitest';
import { billingInformation } from '#domain/orders/invoices/payment/billing-information.ts';
import { zurichDay } from '#platform/dates.ts';
import { mailSources } from '#tests/built-server/outbox-mails.ts';
import { sampleIban } from '#tests/made-up/made-up-bank-file.ts';
import { sentMails } from '#tests/mails-of.ts';
import { missingFonts, structureOf } from '#tests/pdf-reader.ts';
import { testOffice } from '#tests/test-server.ts';

// On a busy machine, waiting for a single mail may take a minute.
vi.setConfig({ testTimeout: 120_000 });

const { server, call, visitor } = await testOffice({
  INVOICE_IBAN: sampleIban,
  INVOICE_VAT: 'included:2.6',
  INVOICE_VAT_PRESENTATION: 'included:8.1',
  INVOICE_UID: 'CHE-123.456.788 MWST',
});

const buyer = {
  firstName: 'Anna',
  lastName: 'Muster',
  email: 'anna.muster@example.org',
  organization: 'Muster AG',
  billingAddress: 'Musterweg 1\n8001 Zürich',
  buyerReference: 'PO 4711',
};
const items = [
  { title: 'Partnerschaft', details: 'Ausgabe 2025', quantity: 1, francs: 5000 },
  { title: 'Weitere Exemplare', quantity: 3, francs: 120, rate: 'report' },
  { title: 'Rabatt', quantity: 1, francs: -500 },
];
const arrange = (body: object) => call('POST', '/study-orders/arranged', body);
const offer = { ...buyer, items, document: 'offer', validUntil: '2999-12-31' };
const post = (id: string, action: string, body: object = {}) => call('POST', `/study-orders/${id}/${action}`, body);
const read = async (path: string) => (await call('GET', path)).json;
const mailsOf = (id: string) =>
  server.query('select kind, status from mails where record_id = $1 order by created_at', id);
const documentsOf = async (id: string) =>
  (await read(`/study-orders/${id}/history`)).documents.map(
    ({ number, kind, totalRappen }: Record<string, unknown>) => ({ number, kind, totalRappen }),
  );

test('an offer is a document of the chain, and becomes the invoice of the same number once accepted', async () => {
  const waiting = async () => (await read('/admin/overview')).counts.studyOrders.waiting;
  const before = await waiting();
  const { status, json } = await arrange(offer);
  expect([status, json.total]).toEqual([201, 4860]);
  const { id, orderNumber } = json;
  const offerNumber = orderNumber.replace('VM', 'OF');
  expect(await documentsOf(id)).toEqual([{ number: offerNumber, kind: 'offer', totalRappen: 486_000 }]);
  expect((await call('GET', `/study-orders?search=${offerNumber}`)).list.map((order) => order.id)).toEqual([id]);
  expect(await mailsOf(id)).toMatchObject([{ kind: 'offer' }]);
  const [offerMail] = await server.query('select subject from mails where record_id = $1', id);
  expect(offerMail?.subject).toBe(`Unsere Offerte ${offerNumber}`);
  expect(await waiting()).toBe(before);
  expect((await post(id, 'deliver')).status).toBe(409);
  const chained = await server.query('select part from document_chain where number = $1', offerNumber);
  expect(chained).toContainEqual({ part: 'content' });
  const pdf = await call('GET', `/study-orders/${id}/documents/${offerNumber}`);
  const structure = (await structureOf(pdf.bytes)).join('\n');
  for (const text of [
    `H1 Offerte ${offerNumber}`,
    'Partnerschaft',
    'Ausgabe 2025',
    '3 × CHF',
    '31. Dezember 2999',
    'PO 4711',
  ]) {
    expect(structure).toContain(text);
  }
  expect(structure).not.toContain('Figure');
  expect(await missingFonts(pdf.bytes)).toEqual([]);
  expect((await call('GET', '/bookkeeping-entries')).list.some((entry) => entry.orderNumber === orderNumber)).toBe(
    false,
  );

  expect(await post(id, 'accept')).toMatchObject({ status: 200, json: { status: 'invoiced' } });
  expect((await post(id, 'accept')).status).toBe(409);
  expect(await documentsOf(id)).toEqual([
    { number: offerNumber, kind: 'offer', totalRappen: 486_000 },
    { number: orderNumber, kind: 'invoice', totalRappen: 486_000 },
  ]);
  expect(await mailsOf(id)).toMatchObject([{ kind: 'offer' }, { kind: 'arranged-invoice' }]);
  const [{ content }] = await server.query('select content from invoice_documents where number = $1', orderNumber);
  // Net by rate, VAT rounded by line: 360 at 2.6 %, and 5000 less 500 at 8.1 %.
  expect(billingInformation(content, 140)).toContain('/32/2.6:350.88;8.1:4162.82/40/0:30');
  expect(content.paymentReference).toMatch(/^RF/);
  const invoice = await call('GET', `/study-orders/${id}/invoice`);
  expect((await structureOf(invoice.bytes)).join('\n')).toContain(`H1 Rechnung ${orderNumber}`);
  const entries = (await call('GET', '/bookkeeping-entries')).list.filter((entry) => entry.orderNumber === orderNumber);
  expect(entries).toMatchObject([
    {
      kind: 'invoice',
      amountRappen: 486_000,
      vat: [
        { ratePercent: 2.6, onRappen: 36_000 },
        { ratePercent: 8.1, onRappen: 450_000 },
      ],
    },
  ]);

  await post(id, 'payments', { amountRappen: 486_000, happenedOn: zurichDay(new Date()) });
  expect((await read(`/study-orders/${id}/history`)).account).toMatchObject({ state: 'paid', openRappen: 0 });
  await post(id, 'cancel');
  expect((await documentsOf(id)).at(-1)).toMatchObject({ kind: 'credit-note', totalRappen: -486_000 });
});

test.each([
  ['de', 'Stand und Offerte finden', 'Stand und Rechnung finden', 'Bericht'],
  ['fr', 'L’offre et son état se trouvent', 'L’état de votre commande et la facture se trouvent', 'rapport'],
  ['it', 'L’offerta e il suo stato si trovano', 'Lo stato dell’ordinazione e la fattura si trovano', 'rapporto'],
  ['en', 'the status and the offer at any time', 'the status and invoice at any time', 'report'],
] as const)(
  'mails of an offer and its invoice in %s promise no report',
  async (language, offered, invoiced, report) => {
    const { id } = (await arrange({ ...offer, correspondenceLanguage: language })).json;
    await post(id, 'accept');
    for (const [kind, promise] of [
      ['offer', offered],
      ['arranged-invoice', invoiced],
    ] as const) {
      const [mail] = await sentMails(call, id, kind);
      const { text = '' } = await PostalMime.parse(mailSources(server.dataDir, mail?.id)[0] ?? '');
      const words = text.replaceAll(/\s+/g, ' ');
      expect(words).toContain(promise);
      expect(words).not.toContain(report);
    }
  },
);

test('an offer that is accepted after the delivery was recorded leaves the order delivered', async () => {
  const { id } = (await arrange(offer)).json;
  await call('PATCH', `/study-orders/${id}/status`, { status: 'delivered' });
  expect((await post(id, 'accept')).json).toMatchObject({ status: 'delivered' });
  expect(await read(`/study-orders/${id}/history`)).toMatchObject({ agreesWithStatus: true });
});

test('an invoice has the VAT of the day on which its offer is accepted; the total stays the offered one', async () => {
  const { settings } = server.services;
  const { json } = await arrange(offer);
  settings.invoiceVatPresentation = 8.5;
  try {
    await post(json.id, 'accept');
  } finally {
    settings.invoiceVatPresentation = 8.1;
  }
  const documents = await server.query(
    'select kind, content from invoice_documents where study_order_id = $1 order by number',
    json.id,
  );
  expect(documents.map(({ kind, content }) => [kind, content.totalRappen, content.lines[0].vat.ratePercent])).toEqual([
    ['offer', 486_000, 8.1],
    ['invoice', 486_000, 8.5],
  ]);
});

test('an invoice without an offer, in French and by post, is printed; a declined offer leaves no credit note', async () => {
  const { json } = await arrange({ ...buyer, email: '', items, document: 'invoice', correspondenceLanguage: 'fr' });
  expect(await documentsOf(json.id)).toMatchObject([{ number: json.orderNumber, kind: 'invoice' }]);
  expect(await mailsOf(json.id)).toEqual([{ kind: 'arranged-invoice', status: 'to-print' }]);
  const letter = (await call('GET', '/letters')).list.find(({ orderId }) => orderId === json.id);
  expect(letter.subject).toBe(`Votre facture ${json.orderNumber}`);
  const pdf = await call('GET', `/letters/${letter.id}/pdf`);
  expect((await structureOf(pdf.bytes)).join('\n')).toContain(`H1 Facture ${json.orderNumber}`);

  const declined = (await arrange(offer)).json;
  await post(declined.id, 'cancel');
  expect(await documentsOf(declined.id)).toMatchObject([{ kind: 'offer' }]);
  expect((await post(declined.id, 'accept')).status).toBe(409);
});

test('items that can’t be invoiced are refused at their field; orders by the form continue the same numbers', async () => {
  const refused = async (overrides: object) => (await arrange({ ...offer, ...overrides })).json.errors?.[0]?.path;
  expect(await refused({ validUntil: '2020-01-01' })).toBe('validUntil');
  expect(await refused({ items: [] })).toBe('items');
  expect(await refused({ items: [items[0], { ...items[2], rate: 'report' }] })).toBe('items');
  expect(await refused({ items: [{ ...items[0], francs: 0.5 }] })).toBe('items.0.francs');
  expect(await refused({ items: [{ ...items[0], quantity: 1000, francs: 100_000 }] })).toBe('items');
  const number = (order: { orderNumber: string }) => Number(order.orderNumber.slice(-6));
  const first = (await arrange(offer)).json;
  const byForm = await visitor('POST', '/study-orders', {
    ...buyer,
    businessArea: 'strategy',
    companySize: 'small',
    partnerInterest: 'no',
  });
  expect([number(byForm.json), byForm.json.total]).toEqual([number(first) + 1, 695]);
});
