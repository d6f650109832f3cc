/** Mistakes and bad connections: actions done too fast, halfway or twice lose and confuse nothing. */
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { samplePrintOrder } from '../../made-up/sample-input.ts';
import {
  expectErrors,
  item,
  itemButton,
  openMessages,
  openTab,
  sendOrder,
  test,
  toast,
  unique,
} from '../admin-area.ts';
import { refuseCall } from '../refuse-call.ts';
import { reloadAndStay } from '../reload-and-stay.ts';

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
      ? refuseCall(route, 400, { errors: [{ path: 'name', message: 'Not this one' }] })
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

  await sendOrder(api, 'Muster Export AG');
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
  const signInOffice = admin.getByRole('button', { name: 'Anmelden' });
  await signInOffice.focus();
  await admin.keyboard.press('Enter');
  await expect(toast(admin, 'Anmeldung fehlgeschlagen')).toBeVisible();
  await expect(signInOffice).toBeEnabled();
  await expect(signInOffice).toBeFocused();
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

test('the browser asks before changes that wait for an earlier one are left behind', async ({ admin, api }) => {
  // Other tests delete partners.
  expectErrors(admin, /404/);
  const names = ['Warteverein A', 'Warteverein B', 'Warteverein C'].map(unique);
  const partners = await Promise.all(
    names.map((name, index) => api('POST', '/api/partners', { name, type: 'association', sortOrder: 950 + index })),
  );
  const organization = unique('Muster Eile');
  const { id } = await api('POST', '/api/print-orders', { ...samplePrintOrder, organization });
  let arrival = Promise.withResolvers<void>();
  await admin.route(/\/(order|status|print-orders\/[\w-]+)$/, async (route) => {
    if (route.request().method() !== 'GET') await arrival.promise;
    await route.continue();
  });
  const leaveBetween = async (first: () => Promise<unknown>, second: () => Promise<unknown>, done: string) => {
    arrival = Promise.withResolvers();
    await first();
    await second();
    expect(await reloadAndStay(admin)).toBe('beforeunload');
    arrival.resolve();
    await expect(toast(admin, done)).toBeVisible();
  };

  await openTab(admin, 'partners');
  const forward = admin.getByRole('button', { name: `Move ${names[2]} forward` });
  await leaveBetween(
    () => forward.press('Enter'),
    () => forward.press('Enter'),
    'Partners reordered successfully',
  );
  const order = async () => {
    const rows = await api<{ id: string; sortOrder: number }[]>('GET', '/api/partners');
    return partners
      .map((partner) => rows.find((row) => row.id === partner.id)?.sortOrder ?? 0)
      .map((place, _, places) => places.filter((other) => other < place).length);
  };
  expect(await order()).toEqual([1, 2, 0]);
  for (const partner of partners) await api('DELETE', `/api/partners/${partner.id}`);

  await openTab(admin, `orders&search=${encodeURIComponent(organization)}`);
  const status = item(admin, organization).getByRole('combobox');
  const stored = async () => (await api<object[]>('GET', `/api/print-orders?search=${id}`))[0];
  await leaveBetween(
    () => status.selectOption('processed'),
    () => status.selectOption('shipped'),
    'Order status updated successfully',
  );
  await expect.poll(stored).toMatchObject({ status: 'shipped' });
  await expect(status).toHaveValue('shipped');

  await itemButton(admin, organization, 'Details').click();
  const details = admin.getByRole('dialog');
  await leaveBetween(
    () => details.getByLabel('Person').selectOption({ index: 1 }),
    () => details.getByLabel('Correspondence').selectOption('English'),
    'Language changed',
  );
  expect(await stored()).toMatchObject({ correspondenceLanguage: 'en' });
});

test('a value that is chosen or typed, and not saved yet, is not left without a word', async ({ admin, api }) => {
  const organization = unique('Muster Angefangen');
  const { id } = await api('POST', '/api/print-orders', { ...samplePrintOrder, organization });
  await openTab(admin, `orders&search=${encodeURIComponent(organization)}`);
  await item(admin, organization).getByRole('combobox').focus();
  await admin.keyboard.press('ArrowDown');
  expect(await reloadAndStay(admin)).toBe('beforeunload');
  await admin.keyboard.press('Escape');
  await expect(item(admin, organization).getByRole('combobox')).toHaveValue('pending');

  await itemButton(admin, organization, 'Details').click();
  const due = admin.getByRole('dialog').getByLabel('Due');
  await due.fill('2031-05-15');
  expect(await reloadAndStay(admin)).toBe('beforeunload');
  await expect(due).toHaveValue('2031-05-15');
  await admin.goBack();
  await expect(toast(admin, 'Due date saved')).toBeVisible();
  await expect(item(admin, organization)).toContainText('Due 15. Mai 2031');
  expect(await api('GET', `/api/print-orders?search=${id}`)).toMatchObject([
    { status: 'pending', dueOn: '2031-05-15' },
  ]);
});
