/** Lists, cards and details on paper. */
import { expect } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { item, itemButton, openStudyOrders, openTab, sendOrder, test, unique } from '../admin-area.ts';

test('open details are printed alone, over as many sheets as they need', async ({ admin, api }) => {
  const name = unique('Druck Muster');
  const message = `Anfang ${'Text '.repeat(1900)}Ende`;
  await api('POST', '/api/contact-messages', { name, email: 'x@example.org', subject: 'Frage', message });
  await openTab(admin, 'messages');
  await itemButton(admin, name, 'Details').click();
  const dialog = admin.getByRole('dialog', { name: 'Message Details' });
  await admin.emulateMedia({ media: 'print' });
  await expect(dialog).toContainText(name);
  await expect(dialog.getByText('Anfang')).toBeVisible();
  for (const name of ['Delete', 'Close']) await expect(dialog.getByRole('button', { name })).toBeHidden();
  await expect(admin.getByRole('tabpanel')).toBeVisible();
  await expect(admin.locator('#admin-tab-heading')).toBeHidden();
  await expect(admin.getByRole('table')).toBeHidden();
  const sheets = await PDFDocument.load(await admin.pdf({ format: 'A4' }));
  expect(sheets.getPageCount()).toBeGreaterThan(2);
  await admin.emulateMedia({ media: 'screen' });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
});

test('a list of orders is printed as text, without its tools', async ({ admin, api }) => {
  const organization = unique('Papier Muster AG');
  const { orderNumber } = await sendOrder(api, organization);
  await openStudyOrders(admin, organization);
  await expect(item(admin, organization)).toBeVisible();
  const tools = [
    admin.getByRole('group', { name: 'Kind of orders' }),
    item(admin, organization).getByRole('checkbox'),
    itemButton(admin, organization, 'Details'),
    item(admin, organization).getByRole('link', { name: /^Invoice/ }),
  ];
  for (const tool of tools) await expect(tool).toBeVisible();
  await admin.emulateMedia({ media: 'print' });
  for (const tool of tools) await expect(tool).toBeHidden();
  await expect(item(admin, organization)).toContainText(orderNumber);
  await expect(item(admin, organization)).toHaveCSS('break-inside', 'avoid');
  await expect(item(admin, organization).getByRole('combobox')).toHaveCSS('border-top-width', '0px');
});

test('cards are printed whole, without their tools', async ({ admin, api }) => {
  const name = unique('Papier Partner');
  await api('POST', '/api/partners', { name, type: 'industry' });
  await openTab(admin, 'partners');
  const card = item(admin, name);
  await expect(card).toBeVisible();
  const tools = [...(await card.getByRole('button').all()), card.getByRole('link', { name: /^Files/ })];
  expect(tools.length).toBeGreaterThan(4);
  tools.push(admin.getByText('drag its handle with the mouse'));
  for (const tool of tools) await expect(tool).toBeVisible();
  await admin.emulateMedia({ media: 'print' });
  for (const tool of tools) await expect(tool).toBeHidden();
  await expect(card).toContainText(name);
  await expect(card).toHaveCSS('break-inside', 'avoid');
  // Space after the last card would begin an empty sheet.
  await expect(admin.getByRole('tabpanel')).toHaveCSS('padding-bottom', '0px');
});

test('paper says which list it is, what it was filtered by, and when it was printed', async ({ admin, api }) => {
  const organization = unique('Papier Filter AG');
  await sendOrder(api, organization);
  await openTab(admin, `orders&list=study&payment=open&search=${encodeURIComponent(organization)}`);
  await expect(item(admin, organization)).toBeVisible();
  await admin.emulateMedia({ media: 'print' });
  const panel = admin.getByRole('tabpanel');
  await expect(panel.getByLabel('Payment')).toBeVisible();
  await expect(panel.getByLabel('Search study orders')).toBeVisible();
  await expect(panel.getByRole('button')).toHaveCount(0);
  const printed = await panel
    .locator('[data-printed]')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element, '::before').content));
  const time = expect.stringMatching(/^"Printed on \d+\. \S+ \d{4}, \d+:\d\d Uhr"$/);
  expect(printed).toEqual(['"Study orders"', time, '"Orders"']);

  await admin.emulateMedia({ media: 'screen' });
  await openTab(admin, 'orders&list=study&part=payments');
  await admin.emulateMedia({ media: 'print' });
  await expect(panel.getByRole('heading', { name: 'To decide' })).toBeVisible();
  await expect(panel.getByRole('button')).toHaveCount(0);
});
