import { expect } from '@playwright/test';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { sampleMessage, samplePrintOrder } from '../../made-up/sample-input.ts';
import { expectAccessibleEverywhere } from '../accessibility.ts';
import { expectErrors, itemButton, openMessages, openTab, test, toast, unique } from '../admin-area.ts';

const dialogs: [tab: string, button: RegExp][] = [
  ['overview', /^Trash/],
  ['partners', /^Add Partner/],
  ['partners', /^Delete/],
  ['partners&list=requests', /^Request files/],
  ['studies', /^Edit/],
  ['studies', /^New edition/],
  ['studies&edition=2024', /^Versions/],
  ['media', /^Edit/],
  ['messages', /^Details/],
  ['messages&list=reply-texts', /^Add Reply Text/],
  ['orders', /^Details/],
  ['orders', /^New order/],
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
  'partners&list=files',
  'partners&list=requests',
  'studies',
  'media',
  'media&list=news',
  'messages',
  'messages&list=reply-texts',
  'orders',
  'orders&list=study',
  'orders&list=study&part=figures',
  'team',
  'videos',
];

/** One record of each kind that visitors send, so that each list has something to show. */
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  for (const [path, data] of Object.entries({
    'contact-messages': sampleMessage,
    'print-orders': samplePrintOrder,
    'study-orders': sampleStudyOrder,
  })) {
    expect((await request.post(`/api/${path}`, { data })).status()).toBe(201);
  }
  await request.dispose();
});

test('every tab is accessible', async ({ admin }) => {
  for (const tab of tabs) {
    await openTab(admin, tab);
    await admin.waitForLoadState('networkidle');
    await expectAccessibleEverywhere(admin);
  }
});

test('every dialog is accessible', async ({ admin }) => {
  for (const [tab, button] of dialogs) {
    await openTab(admin, tab);
    await admin.getByRole('tabpanel').getByRole('button', { name: button }).first().click();
    await expect(admin.locator('dialog:modal')).toBeVisible();
    await expectAccessibleEverywhere(admin, 'dialog');
  }
});

test('selected orders and the confirmation of their change are accessible', async ({ admin }) => {
  await openTab(admin, 'orders&list=study');
  await admin.getByLabel('Select all on this page').check();
  await expectAccessibleEverywhere(admin);
  await admin.setViewportSize({ width: 1280, height: 800 });
  await admin.getByRole('button', { name: 'Paid', exact: true }).click();
  await expect(admin.getByRole('alertdialog', { name: 'Set to paid?' })).toBeVisible();
  await expectAccessibleEverywhere(admin, 'dialog');
  await admin.getByRole('button', { name: 'Keep as it is' }).click();
});

test('a list that cannot be loaded and a failed action are accessible', async ({ admin, api }) => {
  expectErrors(admin, /ERR_FAILED/);
  const subject = unique('Ausfall');
  await openMessages(admin, api, subject, ['Anna Muster']);
  await admin.route('**/api/**', (route) => route.abort());
  await admin.keyboard.press('j');
  await expect(itemButton(admin, subject, 'Details')).toBeFocused();
  await admin.keyboard.press('e');
  await expect(toast(admin, 'Failed to update messages')).toBeVisible();
  await expect(admin.getByText('The messages could not be loaded.')).toBeVisible();
  await expectAccessibleEverywhere(admin);
});
