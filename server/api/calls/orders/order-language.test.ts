import PostalMime, { type Email } from 'postal-mime';
import { expect, test, vi } from 'vitest';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { mailSources } from '#tests/built-server/outbox-mails.ts';
import { samplePrintOrder } from '#tests/made-up/sample-input.ts';
import { sentMails } from '#tests/mails-of.ts';
import { testServer } from '#tests/test-server.ts';

// On a busy machine, waiting for a single mail may take a minute.
vi.setConfig({ testTimeout: 120_000 });

const server = await testServer({ STAFF_EMAIL: 'team@example.org', RATE_LIMITS: 'off' });
const call = server.as(await server.signIn());

async function place(language: string, overrides: object = {}): Promise<{ id: string; orderNumber: string }> {
  const body = { ...sampleStudyOrder, ...overrides };
  const answer = await server.send('POST', '/api/study-orders', { body, headers: { 'Content-Language': language } });
  expect(answer.status).toBe(201);
  return answer.json;
}

/** The last mail of a kind about a record, once `count` are sent. */
async function lastMail(id: string, kind: string, count = 1): Promise<Email> {
  const [mail] = await sentMails(call, id, kind, count);
  return PostalMime.parse(mailSources(server.dataDir, mail?.id)[0] ?? '');
}

const fileNames = ({ attachments }: Email) => attachments.map(({ filename }) => filename);
const documentsOf = async (id: string) => {
  const statement = `select kind, content ->> 'language' as language, content #>> '{lines,0,title}' as title
    from invoice_documents where study_order_id = $1 order by issued_at, number`;
  return await server.query(statement, id);
};
const setLanguage = (kind: string, id: string, correspondenceLanguage: string) =>
  call('PATCH', `/${kind}/${id}`, { correspondenceLanguage });

const french = 'Versicherungsmonitor 2024, rapport d’étude complet';
const italian = 'Versicherungsmonitor 2024, rapporto di studio completo';

test('the office changes the language of an order: later mails and documents use it, issued ones stay', async () => {
  const { id, orderNumber } = await place('fr');
  const confirmation = await lastMail(id, 'study-order-confirmation');
  expect(confirmation.subject).toBe(`Votre commande ${orderNumber}`);
  expect(fileNames(confirmation)).toEqual([`Facture-${orderNumber}.pdf`]);
  expect(confirmation.text).toContain('/fr/order?beleg=');
  expect(await setLanguage('study-orders', id, 'rm')).toMatchObject({ status: 400 });
  const changed = await setLanguage('study-orders', id, 'it');
  expect(changed).toMatchObject({ status: 200, json: { correspondenceLanguage: 'it', notes: null } });
  const { json: log } = await call('GET', `/study-orders/${id}/history`);
  expect(log.changes).toMatchObject([{ action: 'change' }]);

  await call('POST', `/study-orders/${id}/resend`);
  const resent = await lastMail(id, 'study-order-confirmation', 2);
  expect(resent.subject).toBe(`La Sua ordinazione ${orderNumber}`);
  expect(fileNames(resent)).toEqual([`Facture-${orderNumber}.pdf`]);
  expect(resent.text).toContain('/it/order?beleg=');

  await call('POST', `/study-orders/${id}/correct`, { organization: 'Neue Muster AG' });
  const correction = await lastMail(id, 'invoice-correction');
  expect(correction.subject).toBe(`Fattura corretta relativa all’ordinazione ${orderNumber}`);
  expect(fileNames(correction)).toEqual([
    expect.stringMatching(/^Fattura-VM-/),
    expect.stringMatching(/^Note-de-credit-VM-/),
  ]);
  expect(await documentsOf(id)).toEqual([
    { kind: 'invoice', language: 'fr', title: french },
    { kind: 'credit-note', language: 'fr', title: french },
    { kind: 'invoice', language: 'it', title: italian },
  ]);
});

test('a held confirmation is sent in the current language of the order', async () => {
  const { id, orderNumber } = await place('en', { organization: 'gratis.example.com' });
  expect((await call('GET', `/mails?recordId=${id}`)).json).toContainEqual(
    expect.objectContaining({ subject: `Your order ${orderNumber}`, status: 'held' }),
  );
  await setLanguage('study-orders', id, 'de');
  await call('POST', `/study-orders/${id}/resend`);
  const { subject, attachments, text } = await lastMail(id, 'study-order-confirmation');
  expect([subject, attachments[0]?.filename]).toEqual([
    `Ihre Bestellung ${orderNumber}`,
    `Rechnung-${orderNumber}.pdf`,
  ]);
  expect(text).toMatch(/[^t]\/order\?beleg=/);
  expect((await documentsOf(id)).map(({ language }) => language)).toEqual([null]);
});

const copies = { ...samplePrintOrder, quantity: 2, language: 'en', channel: 'phone' };

test('an entered order has the language that the office chose; it can be changed, also for print orders', async () => {
  const entered = { ...copies, correspondenceLanguage: 'fr' };
  const { json } = await call('POST', '/print-orders/entered', entered);
  const { subject, text } = await lastMail(json.id, 'print-order-confirmation');
  expect(subject).toMatch(/^Votre commande #/);
  expect(text?.replace(/\s+/g, ' ')).toContain('Langue Anglais');
  const changed = await setLanguage('print-orders', json.id, 'it');
  expect(changed).toMatchObject({ status: 200, json: { correspondenceLanguage: 'it', language: 'en' } });
});
