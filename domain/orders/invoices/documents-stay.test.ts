import { createHash } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { editionDocuments } from '#content/built-in-editions.ts';
import { findFigure } from '#content/resolve-edition.ts';
import type { EditionDocument } from '#content/schemas.ts';
import { readSettings } from '#platform/settings.server.ts';
import { realInstitution } from '#tests/made-up/real-institution.ts';
import { placeOrder } from '#tests/place-order.ts';
import { publishVersion } from '#tests/publish-version.ts';
import { type TestServices, testServices } from '#tests/test-services.ts';
import { listMails } from '../../core/mails/mail-queries.server.ts';
import { cancelOrder, correctOrder } from '../order-facts/change-order.server.ts';
import { invoiceCorrectionMail } from '../order-facts/mails/invoice-correction-mail.server.ts';
import { orderCancellationMail } from '../order-facts/mails/order-cancellation-mail.server.ts';
import { setOrderStatus } from '../order-facts/set-order-status.server.ts';
import { orderConfirmationMail } from '../placement/order-confirmation-mail.server.ts';
import { droppedAsCancelled } from '../study-orders/cancelled-order.ts';
import { studyOrders } from '../study-orders/study-order-table.server.ts';
import { chainDrawnPdfs } from './chain/document-chain-queries.server.ts';
import { listOrderDocuments } from './invoice-document-queries.server.ts';
import { invoiceDocuments } from './invoice-document-table.server.ts';
import { checkInvoiceSettings } from './terms/sale-terms.server.ts';

const services = await testServices({ RATE_LIMITS: 'off', INVOICE_IBAN: 'CH5800791123000889012' });

const bookkeeper = { id: '', email: 'buchhaltung@example.org' } as never;

const place = async () => (await placeOrder(services)).id;

async function attached(testServices: TestServices, recordId: string): Promise<string> {
  const composed = await orderConfirmationMail.compose(testServices, { recordId, details: {} } as never);
  const [file] = (composed && 'attachments' in composed && composed.attachments) || [];
  return createHash('sha256')
    .update(file?.content as Buffer)
    .digest('hex');
}

/** Publishes the edition with another title and number of pages. */
async function changeEdition(): Promise<void> {
  const [edition] = editionDocuments;
  const document = `edition-${edition?.facts.year}`;
  const content = structuredClone(edition) as EditionDocument;
  content.facts.title = 'Anderer Titel';
  const pages = findFigure(content, content.facts.pages.order);
  if (pages) pages.value = 999;
  await publishVersion(services, document, content);
}

const contentOf = async (orderId: string) =>
  JSON.stringify(
    (await services.db.select().from(invoiceDocuments).where(eq(invoiceDocuments.studyOrderId, orderId)))[0]?.content,
  );

test('20 orders sent again by another seller, under another account, VAT and seller’s number, and of a changed edition: 20 identical PDFs', async () => {
  const ids: string[] = [];
  for (let i = 0; i < 20; i++) ids.push(await place());
  const before = [];
  for (const id of ids) before.push(await attached(services, id));
  expect(new Set(before).size).toBe(20);
  const settings = readSettings({
    DATA_DIR: services.settings.dataDir,
    INVOICE_IBAN: 'CH4431999123000889012',
    INVOICE_VAT: 'included:2.6',
    INVOICE_VAT_PRESENTATION: 'included:8.1',
    INVOICE_UID: 'CHE-123.456.788 MWST',
  });
  await services.db.update(studyOrders).set({ editionYear: 2025, organization: 'Andere AG' });
  await publishVersion(services, 'institution', {
    ...realInstitution,
    seller: { ...realInstitution.seller, name: 'Andere Verkäuferin AG', street: 'Anderer Weg' },
  });
  await changeEdition();
  const fresh = await place();
  expect(await contentOf(fresh)).toMatch(/Anderer Titel.*999 Seiten.*Andere Verkäuferin AG/s);
  const after = [];
  for (const id of ids) after.push(await attached({ ...services, settings }, id));
  expect(after).toEqual(before);
  const [corrected = ''] = ids;
  await correctOrder({ ...services, settings }, corrected, { organization: 'Neue Muster AG' }, bookkeeper);
  const [first, , instead] = await services.db
    .select({ content: invoiceDocuments.content })
    .from(invoiceDocuments)
    .where(eq(invoiceDocuments.studyOrderId, corrected))
    .orderBy(asc(invoiceDocuments.number));
  const { lines, edition, seller } = first?.content ?? {};
  expect(instead?.content).toMatchObject({ lines, edition, seller, iban: 'CH4431999123000889012' });
  expect(instead?.content.buyer.organization).toBe('Neue Muster AG');
}, 120_000);

test('an invoice replaces the one before it, also after the clock was set back', async () => {
  const id = await place();
  const correct = (organization: string) => correctOrder(services, id, { organization }, bookkeeper);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 });
  try {
    await correct('Muster A');
  } finally {
    vi.useRealTimers();
  }
  await correct('Muster B');
  const documents = await listOrderDocuments(services.db, id);
  expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note', 'invoice', 'credit-note', 'invoice']);
  const [, , replaced, creditNote, last] = documents.map(({ content }) => content);
  expect(last?.replaces).toMatchObject({
    invoice: { number: replaced?.number },
    creditNote: { number: creditNote?.number },
  });
});

test('a waiting mail about a correction is dropped when the order is cancelled', async () => {
  const id = await place();
  await correctOrder(services, id, { organization: 'Neue Muster AG' }, bookkeeper);
  const mail = { recordId: id, details: {} } as never;
  expect(await invoiceCorrectionMail.compose(services, mail)).not.toEqual(droppedAsCancelled);
  await cancelOrder(services, id, { tellBuyer: false }, bookkeeper);
  expect(await invoiceCorrectionMail.compose(services, mail)).toEqual(droppedAsCancelled);
});

test('a waiting mail about a cancellation is dropped when the cancellation is undone', async () => {
  const id = await place();
  await cancelOrder(services, id, { tellBuyer: true }, bookkeeper);
  const [mail] = await listMails(services.db, { recordId: id });
  if (mail?.kind !== 'order-cancellation') throw new Error('no mail of the cancellation');
  expect(await orderCancellationMail.compose(services, mail)).toMatchObject({ attachments: [{}] });
  await setOrderStatus(services, id, 'invoiced', bookkeeper, () => true);
  expect(await orderCancellationMail.compose(services, mail)).toMatchObject({ dropped: expect.any(String) });
});

test.each([
  ['a changed PDF', sql`pdf = set_byte(pdf, 100, (get_byte(pdf, 100) + 1) % 256)`],
  ['a changed PDF with its hash', sql`pdf = '\\x25'::bytea, sha256 = encode(sha256('\\x25'::bytea), 'hex')`],
  ['a changed content', sql`content = content || '{"totalRappen": 1}'`],
])('%s stops its mail', async (_, change) => {
  const id = await place();
  // Waits until it is drawn.
  await attached(services, id);
  await chainDrawnPdfs(services.db);
  await services.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`update invoice_documents set ${change} where study_order_id = ${id}`);
  });
  await expect(attached(services, id)).rejects.toThrow('stimmt nicht mit der gespeicherten Prüfsumme überein');
});

test.each([
  [{ INVOICE_VAT: 'included:8.1' }, /INVOICE_UID must be set/],
  [{ INVOICE_VAT_PRESENTATION: 'included:8.1' }, /INVOICE_UID must be set/],
  [{ INVOICE_UID: 'CHE-123.456.789 MWST' }, /INVOICE_UID must be a UID/],
  [{ INVOICE_VAT: 'included:8.1', INVOICE_UID: 'CHE-123.456.788' }, /INVOICE_UID must be a UID/],
  [{ INVOICE_ACCOUNT_IBAN: 'CH5800791123000889012' }, /INVOICE_ACCOUNT_IBAN is only for/],
  [
    { INVOICE_IBAN: 'CH4431999123000889012', INVOICE_ACCOUNT_IBAN: 'CH4431999123000889012' },
    /INVOICE_ACCOUNT_IBAN must be the account’s own/,
  ],
])('the start refuses %j', (environment, message) => {
  expect(() => checkInvoiceSettings(readSettings(environment))).toThrow(message);
});

test('a seller without a rate names no UID', () => {
  expect(checkInvoiceSettings(readSettings({ INVOICE_UID: 'CHE-123.456.788 MWST' })).vatNumber).toBeUndefined();
});
