import { expect, test } from 'vitest';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { storedState } from '#tests/stored-state.ts';
import { testServer } from '#tests/test-server.ts';
import { postedForms } from './submit-form.ts';

const server = await testServer();
const { postForm } = server;

const { wantsPresentation: _, ...order } = sampleStudyOrder;
const person = { firstName: 'Anna', lastName: 'Muster', email: 'anna.muster@example.org', organization: 'Muster AG' };
const address = { street: 'Musterweg 1', zipCode: '8001', city: 'Zürich' };
/** Valid input of each form. */
const filledIn: Record<string, Record<string, string>> = {
  contact: { ...person, message: 'Guten Tag' },
  order: order as unknown as Record<string, string>,
  'print-order': { ...person, ...address, quantity: '1', language: 'de' },
  news: { email: person.email, 'topic-edition': 'true' },
};

const stored = () => storedState(server.database.db);
const wellFormed = 'a'.repeat(54);
const hiddenPages = ['/media?news=x', `/media?news=${wellFormed}`, '/order?beleg=x', `/order?beleg=${wellFormed}`];

test('a form without an origin or from another site is never stored, on any page', async () => {
  expect(Object.keys(filledIn).sort()).toEqual([...postedForms.keys()].sort());
  const { cookie } = await server.signIn();
  const before = await stored();
  const senders: Record<string, string>[] = [
    { origin: 'null' },
    { origin: 'null', cookie },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: 'null', 'sec-fetch-site': 'same-site' },
    { origin: 'https://www.example.com' },
    { 'sec-fetch-site': 'cross-site' },
    { cookie },
  ];
  for (const [form, fields] of Object.entries(filledIn)) {
    for (const path of ['/', '/order', '/media', '/studies', ...hiddenPages]) {
      for (const headers of senders) {
        const answer = await postForm(path, { form, ...fields }, headers);
        const what = `${form} to ${path} from ${JSON.stringify(headers)}`;
        expect([answer.status, answer.headers['cache-control']], what).toEqual([403, 'no-store']);
      }
    }
  }
  expect(await stored()).toBe(before);
});

test('a form without its name is not taken for another form', async () => {
  const before = await stored();
  for (const path of hiddenPages.slice(2)) {
    expect((await postForm(path, filledIn.order ?? {}, { origin: 'null' })).status).toBe(403);
  }
  // On a subscriber's page it is one of that page's buttons, which the token authorises.
  for (const path of hiddenPages.slice(0, 2)) {
    expect([400, 404]).toContain((await postForm(path, filledIn.contact ?? {}, { origin: 'null' })).status);
  }
  expect(await stored()).toBe(before);
});

test('each form is accepted from a page with no-referrer if the browser says that it is this site’s', async () => {
  const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' };
  for (const [form, fields] of Object.entries(filledIn)) {
    expect((await postForm('/order', { form, ...fields }, headers)).status, form).toBe(200);
  }
});
