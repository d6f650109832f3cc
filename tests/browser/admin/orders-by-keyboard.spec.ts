/** Both lists of orders are processed like messages: by keyboard, in bulk, in two windows. */
import { expect, type Page } from '@playwright/test';
import { samplePrintOrder } from '../../made-up/sample-input.ts';
import { expectAccessible } from '../accessibility.ts';
import { type Api, expectErrors, item, itemButton, openTab, sendOrder, test, toast, unique } from '../admin-area.ts';

/** Other than the last names, by which the rows are found. */
const firstName = 'Beat';

/** Stores print orders of one organization, the last one being the newest and so the first of the list. */
async function orderPrints(api: Api, organization: string, names: readonly string[], overrides = {}): Promise<void> {
  for (const lastName of names) {
    await api('POST', '/api/print-orders', { ...samplePrintOrder, firstName, lastName, organization, ...overrides });
  }
}

async function orderStudies(api: Api, organization: string, names: readonly string[], overrides = {}): Promise<void> {
  for (const lastName of names) await sendOrder(api, organization, { firstName, lastName, ...overrides });
}

const openList = async (page: Page, list: '' | 'study', organization: string) => {
  await openTab(page, `orders${list && '&list=study'}&search=${encodeURIComponent(organization)}`);
  await expect(page.getByRole('tabpanel').locator('tbody tr').first()).toBeVisible();
};

/** Statuses by the buyers' names. */
async function statuses(api: Api, path: string, organization: string): Promise<Record<string, string>> {
  const search = encodeURIComponent(organization);
  const orders = await api<{ lastName: string; status: string }[]>('GET', `${path}?search=${search}`);
  return Object.fromEntries(orders.map(({ lastName, status }) => [lastName, status]));
}

test('print orders: keys move and complete rows; several are set, deleted and restored', async ({ admin, api }) => {
  const organization = unique('Muster Bibliothek');
  await orderPrints(api, organization, ['Vier', 'Drei', 'Zwei', 'Eins']);
  await openList(admin, '', organization);
  const panel = admin.getByRole('tabpanel');
  await expect(panel.locator('tbody tr')).toHaveCount(4);

  await admin.keyboard.press('/');
  await expect(admin.getByLabel('Search orders')).toBeFocused();
  await admin.keyboard.press('Enter');
  await expect(itemButton(admin, 'Eins', 'Details')).toBeFocused();
  await admin.keyboard.press('j');
  await expect(itemButton(admin, 'Zwei', 'Details')).toBeFocused();
  await admin.keyboard.press('k');
  await admin.keyboard.press('e');
  await expect(toast(admin, '1 order set to processed')).toBeVisible();
  await expect(itemButton(admin, 'Zwei', 'Details')).toBeFocused();

  await admin.keyboard.press('Enter');
  const dialog = admin.getByRole('dialog', { name: /^Order #/ });
  await expect(dialog).toContainText('Beat Zwei');
  await dialog.getByLabel('Notes').fill('Holt sie ab');
  await admin.keyboard.press('Escape');
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('button', { name: 'Save notes' }).click();
  await expect(toast(admin, 'Notes saved')).toBeVisible();
  await expectAccessible(admin, 'dialog[open]');
  await admin.keyboard.press('Escape');
  await expect(itemButton(admin, 'Zwei', 'Details')).toBeFocused();

  for (const key of ['x', 'j', 'x']) await admin.keyboard.press(key);
  await expect(panel.getByText('2 selected')).toBeVisible();
  const papers = await Promise.all(
    [/^Delivery notes/, /^Labels/].map((name) => panel.getByRole('link', { name }).getAttribute('href')),
  );
  for (const paper of papers) {
    const pdf = await admin.request.get(paper ?? '');
    expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  }
  const saved = admin.waitForEvent('download');
  await panel.getByRole('button', { name: 'CSV for the post' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^post-.*\.csv$/);
  await expectAccessible(admin);
  await panel.getByRole('button', { name: 'Shipped', exact: true }).click();
  const question = admin.getByRole('alertdialog', { name: 'Set to shipped?' });
  await expect(question).toContainText('2 orders.\nThe copies were sent today.');
  await expect(question).toContainText('Beat Zwei, 1 copy');
  await question.getByRole('button', { name: 'Set to shipped' }).click();
  await expect(toast(admin, '2 orders set to shipped')).toBeVisible();
  await admin.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(toast(admin, '2 orders set back')).toBeVisible();
  for (const name of ['Zwei', 'Drei']) await item(admin, name).getByRole('checkbox').check();
  await panel.getByRole('button', { name: 'Shipped', exact: true }).click();
  await question.getByRole('button', { name: 'Set to shipped' }).click();
  await expect(toast(admin, '2 orders set to shipped')).toBeVisible();
  const before = { Eins: 'processed', Zwei: 'shipped', Drei: 'shipped', Vier: 'pending' };
  await expect.poll(() => statuses(api, '/api/print-orders', organization)).toEqual(before);

  await panel.getByLabel('Select all on this page').check();
  await panel.getByRole('button', { name: 'Delete selected' }).click();
  await admin.getByRole('alertdialog', { name: 'Delete orders?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(toast(admin, '4 orders deleted')).toBeVisible();
  await expect(panel.getByText('No orders match')).toBeVisible();
  await admin.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(panel.locator('tbody tr')).toHaveCount(4);
  await expect.poll(() => statuses(api, '/api/print-orders', organization)).toEqual(before);
});

test('study orders: e and bulk actions record payments after a confirmation', async ({ admin, api }) => {
  const organization = unique('Muster Versicherung');
  await orderStudies(api, organization, ['Vier', 'Drei', 'Zwei', 'Eins']);
  await openList(admin, 'study', organization);
  const panel = admin.getByRole('tabpanel');
  await expect(panel.locator('tbody tr')).toHaveCount(4);

  await admin.keyboard.press('j');
  await admin.keyboard.press('e');
  const question = admin.getByRole('alertdialog', { name: 'Set to paid?' });
  await expect(question).toContainText('The whole open amount is recorded as paid today.');
  await expect(question.getByRole('button', { name: 'Keep as it is' })).toBeFocused();
  await expectAccessible(admin, 'dialog[open]');
  await admin.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(itemButton(admin, 'Zwei', 'Details')).toBeFocused();
  await admin.keyboard.press('k');
  await admin.keyboard.press('e');
  await question.getByRole('button', { name: 'Set to paid' }).click();
  await expect(toast(admin, '1 order set to paid')).toBeVisible();
  await expect(itemButton(admin, 'Zwei', 'Details')).toBeFocused();

  for (const key of ['x', 'j', 'x']) await admin.keyboard.press(key);
  await panel.getByRole('button', { name: 'Cancelled', exact: true }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Set to cancelled' }).click();
  await expect(toast(admin, '2 study orders cancelled')).toBeVisible();
  expect(await statuses(api, '/api/study-orders', organization)).toEqual({
    Eins: 'paid',
    Zwei: 'cancelled',
    Drei: 'cancelled',
    Vier: 'pending',
  });
  await itemButton(admin, 'Zwei', 'Details').click();
  const dialog = admin.getByRole('dialog', { name: /^Order VM-/ });
  await expect(dialog.getByRole('link', { name: /^Credit note/ })).toBeVisible();
  await expectAccessible(admin, 'dialog[open]');
  await admin.keyboard.press('Escape');

  await itemButton(admin, 'Vier', 'Delete').click();
  await admin.getByRole('alertdialog', { name: 'Delete order?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(toast(admin, 'Order deleted successfully')).toBeVisible();
  await expect(panel.locator('tbody tr')).toHaveCount(3);
});

test('stepping through the statuses by keys sets only the final one', async ({ admin, api }) => {
  const organization = unique('Muster Pfeile');
  await orderPrints(api, organization, ['Pfeil']);
  await openList(admin, '', organization);
  const set: string[] = [];
  admin.on('request', (request) => {
    if (request.url().endsWith('/status')) set.push(request.postDataJSON().status);
  });
  const done = toast(admin, 'Order status updated successfully');
  const status = item(admin, 'Pfeil').getByRole('combobox');
  await status.focus();
  for (const key of ['ArrowDown', 'ArrowDown']) await admin.keyboard.press(key);
  await expect(status).toHaveValue('shipped');
  await admin.keyboard.press('Tab');
  await expect(done).toBeVisible();
  expect(await statuses(api, '/api/print-orders', organization)).toEqual({ Pfeil: 'shipped' });

  // In the details too: Enter sets it, Esc cancels and leaves the dialog open.
  await itemButton(admin, 'Pfeil', 'Details').click();
  const dialog = admin.getByRole('dialog', { name: /^Order #/ });
  const shown = dialog.getByRole('combobox', { name: 'Status' });
  await shown.focus();
  for (const key of ['ArrowUp', 'ArrowUp', 'Escape']) await admin.keyboard.press(key);
  await expect(shown).toHaveValue('shipped');
  await expect(dialog).toBeVisible();
  for (const key of ['ArrowUp', 'ArrowUp', 'Enter']) await admin.keyboard.press(key);
  await expect.poll(() => statuses(api, '/api/print-orders', organization)).toEqual({ Pfeil: 'pending' });
  await expect(shown).toBeFocused();
  expect(set).toEqual(['shipped', 'pending']);
});

test('orders are filtered by status and by suspected spam', async ({ admin, api }) => {
  const organization = unique('Muster Filter');
  const looksLikeSpam = { website: 'https://spam.example.com' };
  await orderPrints(api, organization, ['Echt']);
  await orderPrints(api, organization, ['Falle'], looksLikeSpam);
  await orderStudies(api, organization, ['Echt']);
  await orderStudies(api, organization, ['Falle'], looksLikeSpam);
  for (const list of ['', 'study'] as const) {
    await openList(admin, list, organization);
    const rows = admin.getByRole('tabpanel').locator('tbody tr');
    await expect(rows).toHaveCount(2);
    await admin.getByLabel('Filter').selectOption('Possible spam');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Falle');
    await expect(rows.getByText('Possible spam')).toBeVisible();
    await admin.getByLabel('Filter').selectOption('Pending');
    await expect(rows).toHaveCount(2);
  }
});

test('two windows with orders lose nothing, and show the other’s changes', async ({ admin, api, context }) => {
  expectErrors(admin, /409/);
  const organization = unique('Zwei Fenster');
  await orderPrints(api, organization, ['Carla', 'Berta', 'Anna']);
  await openList(admin, '', organization);
  const other = await context.newPage();
  await openList(other, '', organization);
  await item(other, 'Berta').getByRole('combobox').selectOption('shipped');
  await expect(toast(other, 'Order status updated successfully')).toBeVisible();

  await admin.getByLabel('Select all on this page').check();
  await admin.getByRole('button', { name: 'Processed', exact: true }).click();
  await expect(toast(admin, '2 orders set to processed. 1 order changed meanwhile and was left alone')).toBeVisible();
  expect(await statuses(api, '/api/print-orders', organization)).toEqual({
    Anna: 'processed',
    Berta: 'shipped',
    Carla: 'processed',
  });

  // The other window still shows the former status; its drop-down overwrites nothing either.
  await item(other, 'Anna').getByRole('combobox').selectOption('shipped');
  await expect(toast(other, 'Failed to update order status. Somebody else has set it meanwhile')).toBeVisible();
  await expect(item(other, 'Anna').getByRole('combobox')).toHaveValue('processed');
  await item(other, 'Anna').getByRole('combobox').selectOption('shipped');
  await expect(toast(other, 'Order status updated successfully')).toBeVisible();
  expect(await statuses(api, '/api/print-orders', organization)).toMatchObject({ Anna: 'shipped' });
});
