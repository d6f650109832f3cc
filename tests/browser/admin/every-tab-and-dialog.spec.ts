import { expect } from '@playwright/test';
import { expectAccessibleEverywhere } from '../accessibility.ts';
import { openTab, test } from '../admin-area.ts';

const dialogs: [tab: string, button: RegExp][] = [
  ['partners', /^Add Partner/],
  ['partners', /^Delete/],
  ['studies', /^Edit/],
  ['media', /^Edit/],
  ['messages', /^Details/],
  ['orders', /^Details/],
  ['orders&list=study', /^Details/],
  ['team', /^Bearbeiten/],
  ['videos', /^Bearbeiten/],
  ['videos', /^Löschen/],
];

const tabs = [
  'overview',
  'overview&list=privacy',
  'overview&list=privacy&part=person',
  'overview&list=privacy&part=register',
  'partners',
  'studies',
  'media',
  'messages',
  'orders',
  'orders&list=study',
  'orders&list=study&part=figures',
  'team',
  'videos',
];

/** One record of everything that comes in, so that each list has something to show. */
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  const person = { firstName: 'Muster', lastName: 'Person', email: 'm@example.org' };
  const { email } = person;
  const print = { ...person, street: 'Musterweg 1', zipCode: '8000', city: 'Zürich' };
  const study = {
    ...person,
    organization: 'Muster AG',
    billingAddress: 'Musterweg 1\n8000 Zürich',
    businessArea: 'strategy',
    companySize: 'small',
    partnerInterest: 'no',
  };
  const message = { name: 'Muster', email, subject: 'Frage', message: 'Guten Tag' };
  for (const [path, data] of Object.entries({
    'contact-messages': message,
    'print-orders': print,
    'study-orders': study,
  })) {
    expect((await request.post(`/api/${path}`, { data })).status()).toBe(201);
  }
  await request.dispose();
});

test('every tab can be used by everybody', async ({ admin }) => {
  for (const tab of tabs) {
    await openTab(admin, tab);
    await admin.waitForLoadState('networkidle');
    await expectAccessibleEverywhere(admin);
  }
});

test('every dialog can be used by everybody', async ({ admin }) => {
  for (const [tab, button] of dialogs) {
    await openTab(admin, tab);
    await admin.getByRole('tabpanel').getByRole('button', { name: button }).first().click();
    await expect(admin.locator('dialog:modal')).toBeVisible();
    await expectAccessibleEverywhere(admin, 'dialog');
  }
});
