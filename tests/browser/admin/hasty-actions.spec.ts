/** Mistakes and bad connections: actions done too fast, halfway or twice lose and confuse nothing. */
import { expect } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { samplePrintOrder } from '../../made-up/sample-input.ts';
import {
  expectErrors,
  item,
  itemButton,
  openMessages,
  openStudyOrders,
  openTab,
  placeOrder,
  test,
  toast,
  unique,
} from '../admin-area.ts';
import { refuse } from '../refuse.ts';

test('two deletions in a row can both be undone, also after another toast', async ({ admin, api }) => {
  // The time to undo passes more slowly: a busy machine may need more than ten seconds from the first deletion to its undo.
  await admin.addInitScript(() => {
    const { timeOrigin } = performance;
    performance.now = () => (Date.now() - timeOrigin) / 20;
  });
  const mark = unique('Doppelt');
  await openMessages(admin, api, mark, ['Erste Muster', 'Zweite Muster', 'Dritte Muster']);
  const rows = admin.locator('tbody tr');
  for (const name of ['Erste Muster', 'Zweite Muster']) {
    await itemButton(admin, name, 'Delete').click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(item(admin, name)).toHaveCount(0);
  }
  await expect(toast(admin, 'Message deleted successfully')).toBeVisible();

  await itemButton(admin, 'Dritte Muster', 'Details').click();
  await expect(toast(admin, 'Message marked as read')).toBeVisible();
  await admin.getByRole('dialog').getByRole('button', { name: 'Undo deletion' }).click();
  await expect(toast(admin, 'Message restored successfully')).toBeVisible();
  await admin.getByRole('dialog').getByRole('button', { name: 'Undo deletion' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(rows).toHaveCount(3);
});

test('deleting an order asks about unsaved notes first', async ({ admin, api }) => {
  const organization = unique('Muster Notiz AG');
  await placeOrder(api, organization);
  await openStudyOrders(admin, organization);
  await itemButton(admin, organization, 'Details').click();
  const details = admin.getByRole('dialog');
  await details.getByLabel('Notes').fill('Ruft am Montag an');
  await details.getByRole('button', { name: 'Delete' }).click();
  const question = admin.getByRole('alertdialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(details.getByLabel('Notes')).toHaveValue('Ruft am Montag an');
  await details.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  const deletion = admin.getByRole('alertdialog', { name: 'Delete order?' });
  await deletion.getByRole('button', { name: 'Cancel' }).click();
  await expect(details.getByLabel('Notes')).toHaveValue('Ruft am Montag an');
  await details.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await deletion.getByRole('button', { name: 'Delete' }).click();
  await expect(details).toHaveCount(0);
  await expect(item(admin, organization)).toHaveCount(0);
});

test('a study order is deleted from the list too, and restored', async ({ admin, api }) => {
  const organization = unique('Muster Liste AG');
  await placeOrder(api, organization);
  await openTab(admin, 'orders&list=study');
  const row = item(admin, organization);
  await row.getByRole('button', { name: /^Delete order/ }).click();
  const question = admin.getByRole('alertdialog', { name: 'Delete order?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /^Delete order/ }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(admin, 'Order deleted successfully')).toBeVisible();
  await expect(row).toHaveCount(0);
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(admin, 'Order restored successfully')).toBeVisible();
  await expect(row).toBeVisible();
});

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
  const { orderNumber } = await placeOrder(api, organization);
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

test('an incomplete date clears nothing: its field shows an error', async ({ admin, api }) => {
  const title = unique('Halbes Datum');
  await api('POST', '/api/media', { title, publishedAt: '2024-06-03' });
  await openTab(admin, 'media');
  await itemButton(admin, title, 'Edit').click();
  const dialog = admin.getByRole('dialog', { name: 'Edit Media Item' });
  const date = dialog.getByLabel('Published At');
  await expect(date).toHaveValue('2024-06-03');
  await date.focus();
  await admin.keyboard.press('Delete');
  await expect(date).toHaveValue('');
  let sent = false;
  admin.on('request', (request) => {
    sent ||= request.method() === 'PATCH';
  });
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByText('Please complete or empty this field')).toBeVisible();
  await expect(date).toBeFocused();
  expect(sent).toBe(false);
  await date.fill('2024-07-04');
  await expect(dialog.getByText('Please complete or empty this field')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(item(admin, title)).toContainText('4. Juli 2024');
});

test('of two logos the last chosen one counts, and neither after "Remove"', async ({ admin }) => {
  expectErrors(admin, /400|404/);
  const held: (() => Promise<void>)[] = [];
  await admin.route('**/api/upload/partner-logo', (route) => {
    const logoUrl = `/uploads/logo-${held.length}.png`;
    held.push(() => route.fulfill({ status: 201, json: { logoUrl } }).catch(() => {}));
  });
  await openTab(admin, 'partners');
  await admin.getByRole('button', { name: 'Add Partner' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Add Partner' });
  const field = dialog.getByLabel('Logo', { exact: true });
  const save = dialog.getByRole('button', { name: 'Create partner' });
  const buffer = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const choose = (name: string) => field.setInputFiles({ name, mimeType: 'image/png', buffer });
  await choose('erstes.png');
  await expect(field).toHaveAccessibleDescription('Uploading…');
  await expect.poll(() => held.length).toBe(1);
  await admin.keyboard.press('Escape');
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await choose('zweites.png');
  await expect.poll(() => held.length).toBe(2);
  await held[1]?.();
  await expect(toast(admin, 'Logo erfolgreich hochgeladen')).toBeVisible();
  await held[0]?.();
  await dialog.getByLabel('Name').fill('Nie gespeichert');
  const body = async () => {
    const request = admin.waitForRequest((call) => call.method() === 'POST' && call.url().endsWith('/api/partners'));
    await save.click();
    return (await request).postDataJSON();
  };
  await admin.route('**/api/partners', (route) =>
    route.request().method() === 'POST'
      ? refuse(route, 400, { errors: [{ path: 'name', message: 'Not this one' }] })
      : route.fallback(),
  );
  expect((await body()).logoUrl).toBe('/uploads/logo-1.png');
  await expect(dialog.getByText('Not this one')).toBeVisible();

  await choose('drittes.png');
  await expect.poll(() => held.length).toBe(3);
  await dialog.getByRole('button', { name: 'Remove logo' }).click();
  await held[2]?.();
  await expect(dialog.getByRole('img', { name: 'Logo preview' })).toHaveCount(0);
  expect((await body()).logoUrl).toBe('');
});

test('the tab’s name links to the whole list, also during a search', async ({ admin, api }) => {
  const mark = unique('Gesucht');
  await openMessages(admin, api, mark, ['Nina Muster']);
  await admin.getByRole('tab', { name: 'Messages' }).click();
  await expect(admin.getByLabel('Search messages')).toHaveValue('');
  await expect(admin).toHaveURL(/tab=messages$/);
  await admin.getByLabel('Search messages').fill(mark);
  await expect(admin).toHaveURL(/search=/);
  await expect(admin.locator('tbody tr')).toHaveCount(1);
  await expect(admin.getByLabel('Search messages')).toHaveValue(mark);
});

test('the focus stays on the pressed control: paging, export, refused sign-in', async ({ admin, context, api }) => {
  expectErrors(admin, /401/);
  await admin.route('**/api/contact-messages?*', (route) =>
    route.fulfill({ json: [], headers: { 'x-total-count': '26' } }),
  );
  await openTab(admin, 'messages');
  const next = admin.getByRole('button', { name: 'Next' });
  await next.focus();
  await admin.keyboard.press('Enter');
  await expect(admin).toHaveURL(/page=2/);
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();

  await placeOrder(api, 'Muster Export AG');
  await openTab(admin, 'orders&list=study');
  const exported = admin.getByRole('button', { name: 'Export CSV' });
  await exported.focus();
  const file = admin.waitForEvent('download');
  await admin.keyboard.press('Enter');
  await file;
  await expect(exported).toBeEnabled();
  await expect(exported).toBeFocused();

  await context.clearCookies();
  await admin.goto('/admin');
  await admin.getByLabel('E-Mail').fill('niemand@example.com');
  await admin.getByLabel('Passwort').fill('falsch');
  const signIn = admin.getByRole('button', { name: 'Anmelden' });
  await signIn.focus();
  await admin.keyboard.press('Enter');
  await expect(toast(admin, 'Anmeldung fehlgeschlagen')).toBeVisible();
  await expect(signIn).toBeEnabled();
  await expect(signIn).toBeFocused();
});

test('a dialog opened while another one closes has its own step in the history', async ({ admin }) => {
  /** Presses before the browser has removed the closed dialog's step, as happens on a busy machine. */
  const closeAndPress = (name: string) =>
    admin.evaluate(async (wanted) => {
      const controls = [...document.querySelectorAll<HTMLElement>('button, [role=tab]')];
      const control = controls.find(({ textContent }) => textContent?.trim() === wanted);
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
      while (document.querySelector('dialog[open]')) await Promise.resolve();
      control?.click();
    }, name);
  const dialog = admin.getByRole('dialog', { name: 'Add Partner' });
  const heading = (name: string) => admin.getByRole('heading', { name, exact: true });
  await openTab(admin, 'team');
  await admin.getByRole('tab', { name: 'Partners' }).click();
  await admin.getByRole('button', { name: 'Add Partner' }).click();
  await expect(dialog).toBeVisible();
  await closeAndPress('Add Partner');
  await expect(dialog).toBeVisible();
  await admin.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(heading('Partners')).toBeVisible();

  await admin.getByRole('button', { name: 'Add Partner' }).click();
  await expect(dialog).toBeVisible();
  await closeAndPress('Media');
  await expect(heading('Media')).toBeVisible();
  await admin.goBack();
  await expect(heading('Partners')).toBeVisible();
  await admin.goBack();
  await expect(heading('Team')).toBeVisible();
});

test('without a connection a list shows a message, and it loads once there is one', async ({ admin, api, context }) => {
  expectErrors(admin, /ERR_INTERNET_DISCONNECTED/);
  const mark = unique('Getrennt');
  await openMessages(admin, api, mark, ['Olga Muster']);
  await context.setOffline(true);
  await admin.getByLabel('Filter').selectOption('read');
  const failure = admin.getByRole('alert').getByText('The messages could not be loaded.');
  await expect(failure).toBeVisible();
  await context.setOffline(false);
  await expect(admin.getByText('No messages match')).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('Enter after a search waits for its results; until then no key acts on another row', async ({ admin, api }) => {
  const mark = unique('Suche');
  await openMessages(admin, api, mark, ['Berta Brunner', 'Anna Ander']);
  const states = async () => {
    const messages = await api<{ lastName: string; state: string }[]>('GET', `/api/contact-messages?search=${mark}`);
    return Object.fromEntries(messages.map(({ lastName, state }) => [lastName, state]));
  };
  const arrival = Promise.withResolvers<void>();
  await admin.route(/contact-messages\?.*Brunner/, async (route) => {
    await arrival.promise;
    await route.fallback();
  });
  const search = admin.getByLabel('Search messages');
  await search.fill(`${mark} Brunner`);
  await search.press('Enter');
  await expect(admin.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  for (const key of ['e', 'j', 'e', 'Enter']) await admin.keyboard.press(key);
  arrival.resolve();
  await expect(item(admin, 'Anna Ander')).toHaveCount(0);
  await expect(search).toHaveValue(`${mark} Brunner`);
  expect(await states()).toEqual({ Brunner: 'new', Ander: 'new' });

  await search.fill('');
  await search.fill(`${mark} Brunner`);
  await search.press('Enter');
  await expect(itemButton(admin, 'Berta Brunner', 'Details')).toBeFocused();
  await admin.keyboard.press('e');
  await expect(toast(admin, '1 message marked as answered')).toBeVisible();
  expect(await states()).toEqual({ Brunner: 'answered', Ander: 'new' });
});

test('a change by e or a drop-down can be undone', async ({ admin, api }) => {
  const mark = unique('Rückweg');
  await openMessages(admin, api, mark, ['Ruth Muster']);
  const row = item(admin, 'Ruth Muster');
  await admin.keyboard.press('j');
  await admin.keyboard.press('e');
  await expect(toast(admin, '1 message marked as answered')).toBeVisible();
  await expect(row.getByText('Answered', { exact: true })).toBeVisible();
  await admin.keyboard.press('Control+z');
  await expect(toast(admin, '1 message set back')).toBeVisible();
  await expect(row.getByText('Answered', { exact: true })).toHaveCount(0);
  await expect(row.getByText('New', { exact: true })).toBeVisible();
  const stored = () => api<{ isRead: boolean }[]>('GET', `/api/contact-messages?search=${encodeURIComponent(mark)}`);
  expect(await stored()).toMatchObject([{ isRead: false }]);

  const { id } = await api('POST', '/api/print-orders', { ...samplePrintOrder, organization: mark });
  await openTab(admin, `orders&search=${encodeURIComponent(mark)}`);
  const status = item(admin, mark).getByRole('combobox');
  await status.selectOption('shipped');
  await expect(toast(admin, 'Order status updated successfully')).toBeVisible();
  await admin.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(status).toHaveValue('pending');
  await expect
    .poll(async () => (await api<{ id: string; status: string }[]>('GET', `/api/print-orders?search=${id}`))[0]?.status)
    .toBe('pending');
});

test('a status that books or cancels asks first, and names number, company and amount', async ({ admin, api }) => {
  const organization = unique('Muster Frage AG');
  const { orderNumber } = await placeOrder(api, organization);
  await openStudyOrders(admin, organization);
  const status = item(admin, organization).getByRole('combobox');
  const question = (name: string) => admin.getByRole('alertdialog', { name });
  const initial = await status.inputValue();
  const red = (name: string) =>
    admin
      .getByRole('alertdialog')
      .getByRole('button', { name })
      .evaluate((button) => button.classList.contains('border-danger'));

  await status.selectOption('cancelled');
  await expect(question('Set to cancelled?')).toContainText(`${orderNumber}, ${organization}, CHF 695`);
  expect(await red('Set to cancelled')).toBe(true);
  await question('Set to cancelled?').getByRole('button', { name: 'Keep as it is' }).click();
  await expect(status).toHaveValue(initial);

  await admin.keyboard.press('Escape');
  await itemButton(admin, organization, 'Details').focus();
  await admin.keyboard.press('e');
  await expect(question('Set to paid?')).toContainText(`${orderNumber}, ${organization}, CHF 695`);
  expect(await red('Set to paid')).toBe(false);
  await admin.keyboard.press('Escape');
  await expect(question('Set to paid?')).toHaveCount(0);
  await status.selectOption('paid');
  await question('Set to paid?').getByRole('button', { name: 'Set to paid' }).click();
  await expect(toast(admin, 'Order status updated successfully')).toBeVisible();
  await expect(status).toHaveValue('paid');
  const undone = admin.waitForResponse((answer) => answer.url().endsWith('/status') && answer.ok());
  await admin.getByRole('button', { name: 'Undo', exact: true }).click();
  await undone;
  await expect(status).toHaveValue(initial);

  await itemButton(admin, organization, 'Details').focus();
  await admin.keyboard.press('e');
  await question('Set to paid?').getByRole('button', { name: 'Set to paid' }).click();
  await expect(toast(admin, '1 order set to paid')).toBeVisible();
  await itemButton(admin, organization, 'Delete order').click();
  await expect(question('Delete order?')).toBeVisible();
  await admin.keyboard.press('Control+z');
  await admin.keyboard.press('Escape');
  await expect(question('Delete order?')).toHaveCount(0);
  await expect(status).toHaveValue('paid');
  await admin.keyboard.press('Control+z');
  await expect(toast(admin, '1 order set back')).toBeVisible();
  await expect(status).toHaveValue(initial);
  await itemButton(admin, organization, 'Delete order').click();
  await expect(question('Delete order?')).toContainText(`${orderNumber}, ${organization}, CHF 695`);
  await question('Delete order?').getByRole('button', { name: 'Cancel' }).click();

  await itemButton(admin, organization, 'Details').click();
  const details = admin.getByRole('dialog', { name: `Order ${orderNumber}` });
  await expect(details.getByText('Payment undone, CHF -695.00')).toHaveCount(2);
  await expect(details.getByRole('button', { name: 'Cancel order' })).toHaveCount(1);
  await details.getByRole('button', { name: 'Cancel order' }).click();
  await expect(question('Cancel order?')).toContainText(`${orderNumber}, ${organization}, CHF 695`);
  await question('Cancel order?').getByRole('button', { name: 'Keep as it is' }).click();
  await expect(details.getByLabel('Status').getByRole('option', { name: 'Cancelled' })).toHaveCount(0);
});

test('after an Undo an order has its former status at once, and the next change an Undo', async ({ admin, api }) => {
  const organization = unique('Muster Nochmals AG');
  await placeOrder(api, organization);
  await openStudyOrders(admin, organization);
  const row = item(admin, organization);
  const status = row.getByRole('combobox');
  const initial = await status.inputValue();
  const question = admin.getByRole('alertdialog', { name: 'Set to paid?' });
  const undo = admin.getByRole('button', { name: 'Undo', exact: true });
  const lists = '**/api/study-orders?*';
  /** Sets it to paid, waits until the list shows it, and undoes it while the list's next answer is held back. */
  const payAndUndo = async (setToPaid: () => Promise<unknown>) => {
    const loaded = admin.waitForResponse(
      async (answer) => answer.ok() && (await answer.text()).includes('"isPaid":true'),
    );
    await setToPaid();
    await question.getByRole('button', { name: 'Set to paid' }).click();
    await loaded;
    await admin.route(lists, () => {});
    await undo.click();
    await expect(status).toHaveValue(initial);
  };
  const openList = async () => {
    await admin.unroute(lists);
    await openStudyOrders(admin, organization);
    await expect(status).toHaveValue(initial);
  };
  const byKey = async () => {
    await row.getByRole('button', { name: /^Details/ }).focus();
    await admin.keyboard.press('e');
  };

  await payAndUndo(() => status.selectOption('paid'));
  await status.selectOption('paid');
  await expect(question).not.toContainText('There is no Undo');
  await admin.keyboard.press('Escape');

  await openList();
  await payAndUndo(byKey);
  await byKey();
  await expect(question).not.toContainText('There is no Undo');
  await question.getByRole('button', { name: 'Set to paid' }).click();
  await expect(undo).toBeVisible();
});

test('a change that Undo can’t restore exactly asks first, and offers no Undo', async ({ admin, api }) => {
  const organization = unique('Muster Guthaben AG');
  const { id } = await placeOrder(api, organization);
  const happenedOn = new Date().toISOString().slice(0, 10);
  await api('POST', `/api/study-orders/${id}/payments`, { amountRappen: 100_000, happenedOn });
  await openStudyOrders(admin, organization);
  const status = item(admin, organization).getByRole('combobox');
  await expect(status).toHaveValue('paid');
  const question = (name: string) => admin.getByRole('alertdialog', { name });
  const set = async (value: string) => {
    await status.selectOption(value);
    const asked = question(`Set to ${value}?`);
    const text = await asked.getByRole('paragraph').textContent();
    await asked.getByRole('button', { name: `Set to ${value}` }).click();
    await expect(toast(admin, 'Order status updated successfully')).toBeVisible();
    await expect(asked).toHaveCount(0);
    return text;
  };
  await status.selectOption('delivered');
  await question('Set to delivered?').getByRole('button', { name: 'Keep as it is' }).click();
  await expect(status).toHaveValue('paid');

  expect(await set('delivered')).toContain('Payments recorded by hand are undone until the invoice is open again');
  await expect(admin.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);
  await openStudyOrders(admin, organization);
  await expect(status).toHaveValue('delivered');
  expect(await set('pending')).toContain(
    'The delivery is undone, and the time until delivery runs again. There is no Undo.',
  );
  await expect(admin.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);
});

test('invoices of several orders are issued after a confirmation with number and total', async ({ admin, api }) => {
  const organization = unique('Muster Rechnung AG');
  const website = 'https://spam.example.com';
  for (const lastName of ['Eins', 'Zwei']) await placeOrder(api, organization, { lastName, website });
  await placeOrder(api, organization, { lastName: 'Drei' });
  await openStudyOrders(admin, organization);
  await expect(admin.locator('tbody tr')).toHaveCount(3);
  await admin.getByLabel('Select all on this page').check();
  await admin.getByRole('button', { name: 'Invoiced', exact: true }).click();
  const question = admin.getByRole('alertdialog', { name: 'Set to invoiced?' });
  await expect(question).toContainText(
    "3 study orders, CHF 2'085 in all.\n2 invoices are issued today, CHF 1'390 in all",
  );
  await expect(question).toContainText('There is no Undo for 2 of them.');
  await question.getByRole('button', { name: 'Set to invoiced' }).click();
  await expect(toast(admin, '3 study orders set to invoiced')).toBeVisible();
  await admin.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(toast(admin, '1 order set back')).toBeVisible();
  await expect(item(admin, 'Eins').getByRole('combobox')).toHaveValue('invoiced');
  await expect(item(admin, 'Drei').getByRole('combobox')).toHaveValue('pending');
});

test('a toast is beside the list that it is about, and never in a dialog', async ({ admin, api }) => {
  const mark = unique('Hinweis');
  await openMessages(admin, api, mark, ['Rita Muster', 'Rosa Muster']);
  await admin.keyboard.press('j');
  await admin.keyboard.press('e');
  await expect(toast(admin, '1 message marked as answered')).toBeVisible();
  await expect(admin.getByRole('tabpanel').getByText('1 message marked as answered')).toBeVisible();
  await itemButton(admin, 'Rosa Muster', 'Delete').click();
  const question = admin.getByRole('alertdialog', { name: 'Delete message?' });
  await expect(question.getByText('1 message marked as answered')).toHaveCount(0);
  await expect(question).toContainText('The message of Rosa Muster');
  await question.getByRole('button', { name: 'Cancel' }).click();
});

test('a double click on a button doesn’t dismiss the dialog that it opens', async ({ admin, api }) => {
  const mark = unique('Doppelklick');
  await openMessages(admin, api, mark, ['Doris Muster']);
  await itemButton(admin, 'Doris Muster', 'Delete').dblclick();
  const question = admin.getByRole('alertdialog', { name: 'Delete message?' });
  await expect(question).toBeVisible();
  await admin.mouse.click(5, 5);
  await expect(question).toHaveCount(0);
});

test.describe('with touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('only the content of a dialog scrolls, and never its header with it', async ({ admin, api }) => {
    const mark = unique('Anhang');
    await openMessages(admin, api, mark, ['Alma Muster']);
    await itemButton(admin, 'Alma Muster', 'Details').click();
    const dialog = admin.getByRole('dialog', { name: 'Message Details' });
    await expect(dialog.getByText('Attach files')).toBeAttached();
    const excess = ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight - clientHeight;
    expect(await dialog.evaluate(excess)).toBe(0);
  });
});

test('on a phone the first message is in the first view: header and filters are folded', async ({ admin, api }) => {
  await admin.setViewportSize({ width: 360, height: 740 });
  const mark = unique('Telefon');
  await openMessages(admin, api, mark, ['Rolf Muster']);
  const details = itemButton(admin, 'Rolf Muster', 'Details');
  await expect(details).toBeInViewport({ ratio: 1 });
  await expect(admin.getByLabel('Filter', { exact: true })).toBeHidden();
  await admin.getByRole('button', { name: 'Filters' }).click();
  await expect(admin.getByLabel('Filter', { exact: true })).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Abmelden' })).toBeHidden();
  await admin.getByRole('button', { name: 'Menu' }).click();
  await expect(admin.getByRole('button', { name: 'Abmelden' })).toBeVisible();
});
