import { expect, test } from 'vitest';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { eventually } from '#tests/eventually.ts';
import { samplePrintOrder } from '#tests/made-up/sample-input.ts';
import { testOffice } from '#tests/test-server.ts';

const { server, call, visitor } = await testOffice();

const person = { firstName: 'Anna', lastName: 'Muster' };
const { wantsPresentation: _, ...study } = sampleStudyOrder;
const copies = { ...samplePrintOrder, language: 'en' };

/** The correspondence language of the only record of an address. A subscription is stored by a job. */
const languageOf = (kind: string, email: string): Promise<string> =>
  eventually(async () => {
    const { json } = await call('GET', `/${kind}?search=${email}`);
    return json.length === 1 && json[0].correspondenceLanguage;
  });

const calls = [
  ['study-orders', 'study-orders', study],
  ['print-orders', 'print-orders', copies],
  ['contact-messages', 'contact-messages', { name: 'Anna Muster', subject: 'Frage', message: 'Text' }],
  ['news-subscriptions', 'news-subscribers', { topics: ['press'] }],
] as const;

test.each(calls)('POST /api/%s keeps the language of its page', async (call, kind, body) => {
  for (const [sent, kept] of [
    ['fr', 'fr'],
    ['en', 'en'],
    ['rm', 'de'],
    [undefined, 'de'],
  ]) {
    const email = `${sent ?? 'none'}-${kind}@example.org`;
    const headers: Record<string, string> = sent === undefined ? {} : { 'Content-Language': sent };
    const { status } = await visitor('POST', `/${call}`, { ...body, email }, headers);
    expect([sent, status]).toEqual([sent, 201]);
    expect([sent, await languageOf(kind, email)]).toEqual([sent, kept]);
  }
});

const forms = [
  ['/it/order', 'study-orders', { form: 'order', ...study }],
  ['/it/studies', 'print-orders', { form: 'print-order', ...copies, quantity: '1' }],
  ['/it', 'contact-messages', { form: 'contact', ...person, message: 'Testo' }],
  ['/it/media', 'news-subscribers', { form: 'news', 'topic-press': 'true' }],
] as const;

test.each(forms)('a form posted to %s without script keeps the language of its page', async (path, kind, fields) => {
  const email = `posted-${kind}@example.org`;
  const { status } = await server.postForm(path, { ...fields, email });
  expect(status).toBe(200);
  expect(await languageOf(kind, email)).toBe('it');
});
