import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { samplePrintOrder } from '../../made-up/sample-input.ts';
import { expectAccessible } from '../accessibility.ts';
import {
  deleteItem,
  expectErrors,
  item,
  itemButton,
  openMessages,
  openStudyOrders,
  openTab,
  sendOrder,
  test,
  toast,
  unique,
} from '../admin-area.ts';

/** Of CHF 1795. */
const largeOrder = {
  businessArea: 'strategy',
  companySize: 'large',
  wantsPresentation: true,
  partnerInterest: 'maybe',
};

test('a message: unread, read by opening it, answered, deleted, restored', async ({ admin, api }) => {
  const name = unique('Anna Muster');
  const subject = 'Frage & Antwort? 100% #1';
  await api('POST', '/api/contact-messages', {
    name,
    email: 'anna+studie@example.org',
    subject,
    message: 'Guten Tag\n\nGibt es die Studie auf Italienisch?',
  });
  await openTab(admin, 'messages');
  await expect(admin.getByText(/^\d+ unread$/)).toBeVisible();
  await expect(item(admin, name).getByText('New', { exact: true })).toBeVisible();
  await itemButton(admin, name, 'Details').click();
  const dialog = admin.getByRole('dialog', { name: 'Message Details' });
  await expect(toast(admin, 'Message marked as read')).toBeVisible();
  await expect(dialog).toContainText('Gibt es die Studie auf Italienisch?');
  await expect(dialog.getByRole('link', { name: 'Reply via Email' })).toHaveAttribute(
    'href',
    `mailto:anna%2Bstudie@example.org?subject=${encodeURIComponent(`Re: ${subject}`)}`,
  );
  await admin.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(item(admin, name).getByText('New', { exact: true })).toHaveCount(0);

  await admin.getByLabel('Search messages').fill(name);
  await expect(admin).toHaveURL(/search=/);
  await expect(admin.getByRole('tabpanel').locator('tbody tr')).toHaveCount(1);
  await admin.getByLabel('Filter').selectOption('unread');
  await expect(admin.getByText('No messages match')).toBeVisible();
  await admin.reload();
  await expect(admin.getByLabel('Filter')).toHaveValue('unread');
  await expect(admin.getByLabel('Search messages')).toHaveValue(name);
  await admin.getByLabel('Filter').selectOption('all');

  await deleteItem(admin, name);
  await expect(toast(admin, 'Message deleted successfully')).toBeVisible();
  await expect(item(admin, name)).toHaveCount(0);
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(item(admin, name)).toBeVisible();
});

test('a click beside the controls of a row opens its details, selecting its text does not', async ({ admin, api }) => {
  const mark = unique('Zeile');
  await openMessages(admin, api, mark, ['Zita Muster']);
  const row = item(admin, 'Zita Muster');
  const dialog = admin.getByRole('dialog', { name: 'Message Details' });
  await row.getByRole('checkbox').click();
  await expect(row.getByRole('checkbox')).toBeChecked();

  const box = await row.getByText('Guten Tag').boundingBox();
  if (!box) throw new Error('The text is not visible.');
  await admin.mouse.move(box.x + 1, box.y + box.height / 2);
  await admin.mouse.down();
  await admin.mouse.move(box.x + 60, box.y + box.height / 2, { steps: 5 });
  await admin.mouse.up();
  expect(await admin.evaluate(() => getSelection()?.toString())).toMatch(/^G/);
  await expect(dialog).toHaveCount(0);

  await row.getByText(mark).click();
  await expect(dialog).toBeVisible();
  await admin.keyboard.press('Escape');
  await expect(itemButton(admin, 'Zita Muster', 'Details')).toBeFocused();

  const organization = unique('Muster Zeile AG');
  await sendOrder(api, organization);
  await openStudyOrders(admin, organization);
  const order = item(admin, organization);
  const question = admin.getByRole('alertdialog', { name: 'Set to cancelled?' });
  await order.getByRole('combobox').selectOption('cancelled');
  await question.getByText('A credit note cancels').click();
  await question.getByRole('button', { name: 'Keep as it is' }).click();
  await expect(admin.getByRole('dialog')).toHaveCount(0);
  await order.getByText(organization).first().click();
  await expect(admin.getByRole('dialog', { name: /^Order/ })).toBeVisible();
});

test('text typed while notes are saved stays, unsaved', async ({ admin, api }) => {
  // The message is marked as read at the same time.
  expectErrors(admin, /409/);
  await openMessages(admin, api, unique('Notiz'), ['Nora Muster']);
  await itemButton(admin, 'Nora Muster', 'Details').click();
  const dialog = admin.getByRole('dialog');
  const notes = dialog.getByLabel('Notes');
  const answers = Promise.withResolvers<void>();
  await admin.route('**/api/contact-messages/*', async (route) => {
    if (route.request().method() === 'PATCH') await answers.promise;
    await route.continue();
  });
  await notes.fill('Zuerst');
  await dialog.getByRole('button', { name: 'Save notes' }).click();
  await notes.pressSequentially(' und noch mehr');
  answers.resolve();
  await expect(toast(admin, 'Notes saved')).toBeVisible();
  await expect(notes).toHaveValue('Zuerst und noch mehr');
  await expect(dialog.getByRole('button', { name: 'Save notes' })).toBeEnabled();
});

test('messages that can’t be marked or deleted are unchanged, and a message says so', async ({ admin, api }) => {
  expectErrors(admin, /500/);
  const name = 'Nina Muster';
  await openMessages(admin, api, unique('Unverändert'), [name]);
  await admin.route('**/api/contact-messages/*/read', (route) => route.fulfill({ status: 500, body: 'defekt' }));
  await itemButton(admin, name, 'Details').click();
  await expect(toast(admin, 'Failed to mark message as read')).toBeVisible();
  await admin.keyboard.press('Escape');
  await expect(item(admin, name).getByText('New', { exact: true })).toBeVisible();
  await admin.route('**/api/contact-messages/*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500, body: 'defekt' }) : route.fallback(),
  );
  await deleteItem(admin, name);
  await expect(toast(admin, 'Failed to delete message')).toBeVisible();
  await expect(item(admin, name)).toBeVisible();
});

test('a print order: highlighted, processed, set to any status, details, filter, deletion', async ({ admin, api }) => {
  const organization = unique('Muster Bibliothek');
  const { id } = await api('POST', '/api/print-orders', { ...samplePrintOrder, organization, quantity: 2 });
  await openTab(admin, 'orders');
  const row = item(admin, organization);
  await expect(row).toContainText(`Order #${id.slice(-8)}`);
  await expect(row).toContainText('2 copies');
  await expect(row).toHaveAttribute('data-marked', 'true');
  await row.getByRole('button', { name: 'Mark processed' }).click();
  await expect(toast(admin, 'Order status updated successfully')).toBeVisible();
  const status = row.getByRole('combobox');
  await expect(status).toHaveValue('processed');
  await expect(row.getByRole('button', { name: 'Mark processed' })).toHaveCount(0);
  await expect(row).not.toHaveAttribute('data-marked', 'true');
  await status.selectOption('shipped');
  await expect.poll(async () => (await stored(id))?.status).toBe('shipped');
  await status.selectOption('pending');
  await expect.poll(async () => (await stored(id))?.status).toBe('pending');

  await row.getByRole('button', { name: /^Details/ }).click();
  const dialog = admin.getByRole('dialog', { name: `Order #${id.slice(-8)}` });
  await expect(dialog).toContainText('Musterweg 1');
  await expect(dialog).toContainText('German');
  const shipped = dialog.getByRole('term').filter({ hasText: 'Shipped' });
  await dialog.getByLabel('Status').selectOption('shipped');
  await expect(shipped).toBeVisible();
  await dialog.getByLabel('Status').selectOption('processed');
  await expect.poll(async () => (await stored(id))?.status).toBe('processed');
  await expect(shipped).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await admin.getByLabel('Search orders').fill(organization);
  await admin.getByLabel('Filter').selectOption('pending');
  await expect(admin.getByText('No orders match')).toBeVisible();
  await admin.getByLabel('Filter').selectOption('processed');
  await row.getByRole('button', { name: /^Delete/ }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(admin, 'Order deleted successfully')).toBeVisible();
  await expect(row).toHaveCount(0);

  async function stored(orderId: string) {
    const orders = await api<{ id: string; status: string }[]>('GET', '/api/print-orders');
    return orders.find((order) => order.id === orderId);
  }
});

test('an empty list of a status is shown, and a failure to set a status', async ({ admin, api }) => {
  expectErrors(admin, /500/);
  const organization = unique('Muster Archiv');
  await api('POST', '/api/print-orders', { ...samplePrintOrder, organization });
  await admin.route('**/api/print-orders?*status=shipped*', (route) => route.fulfill({ json: [] }));
  await openTab(admin, 'orders');
  await admin.getByLabel('Filter').selectOption('shipped');
  await expect(admin.getByText('No shipped orders')).toBeVisible();
  await admin.getByLabel('Filter').selectOption('all');
  await admin.route('**/api/print-orders/*/status', (route) => route.fulfill({ status: 500, body: '' }));
  await item(admin, organization).getByRole('button', { name: 'Mark processed' }).click();
  await expect(toast(admin, 'Failed to update order status')).toBeVisible();
  await expect(item(admin, organization).getByRole('combobox')).toHaveValue('pending');
});

test('a study order: amounts, clock, details, invoice, mails, notes, accounting table', async ({ admin, api }) => {
  expectErrors(admin, /409/);
  const organization = unique('=Muster Versicherung');
  const { id, orderNumber } = await sendOrder(api, organization, largeOrder);
  // The target of the overview's link; the overview itself lists only twenty orders, which may be other tests'.
  await admin.goto(`/admin?tab=orders&list=study&search=${orderNumber}&open=${id}`);
  const dialog = admin.getByRole('dialog', { name: `Order ${orderNumber}` });
  await expect(dialog).toBeVisible();
  await admin.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const segment = admin.getByRole('button', { name: 'Study orders' });
  await expect(segment).toHaveAttribute('aria-pressed', 'true');
  await expect(segment).toHaveAccessibleDescription(/^\d+ to do$/);
  const row = item(admin, organization);
  await expect(row).toContainText("CHF 1'795");
  await expect(row).toContainText(/Due in 23 h \d+ min/);
  await row.getByRole('combobox').selectOption('paid');
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Set to paid' }).click();
  await expect(toast(admin, 'Order status updated successfully')).toBeVisible();
  await row.getByRole('combobox').selectOption('invoiced');
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Set to invoiced' }).click();
  await row.getByRole('button', { name: /^Details/ }).click();
  for (const text of ["CHF 1'295", 'CHF 500', 'Strategy', 'More than 500 employees', 'Maybe', 'Musterweg 1']) {
    await expect(dialog).toContainText(text);
  }
  const invoice = await admin.request.get(
    (await dialog.getByRole('link', { name: 'Invoice (PDF)' }).getAttribute('href')) ?? '',
  );
  expect(invoice.headers()['content-type']).toBe('application/pdf');
  await dialog.getByRole('button', { name: 'Resend confirmation' }).click();
  await expect(toast(admin, 'The confirmation is being sent again')).toBeVisible();
  await dialog.getByRole('button', { name: 'Deliver report' }).click();
  await expect(toast(admin, 'Failed to deliver report')).toBeVisible();

  await dialog.getByRole('button', { name: 'Set presentation' }).press('Enter');
  await dialog.getByLabel('Place').fill('Musterweg 1, Bern');
  await dialog.getByRole('button', { name: 'Set presentation' }).last().click();
  await expect(dialog.getByText('Please enter date and time')).toBeVisible();
  await expect(dialog.getByText('Please enter a speaker')).toBeVisible();
  await expectAccessible(admin, 'dialog[open]');
  const appointmentTime = dialog.getByLabel('Date and time');
  await appointmentTime.fill('2099-06-04T10:00');
  await expect(appointmentTime).toHaveAccessibleDescription('Local time in Zurich.');
  await appointmentTime.fill('2026-06-04T10:00');
  await expect(appointmentTime).toHaveAccessibleDescription('This day has passed. Local time in Zurich.');
  await dialog.getByLabel('Speaker').fill('Anna Muster');
  await dialog.getByLabel('Speaker').press('Enter');
  await expect(toast(admin, 'The presentation is set')).toBeVisible();
  await expect(dialog).toContainText('60 minutes');
  const calendar = dialog.getByRole('link', { name: 'Calendar file (.ics)' });
  expect((await admin.request.get((await calendar.getAttribute('href')) ?? '')).headers()['content-type']).toContain(
    'text/calendar',
  );

  await dialog.getByRole('button', { name: 'Change presentation' }).click();
  await dialog.getByLabel('Speaker').fill('Beat Muster');
  const appointment = {
    startsAt: '2026-06-05T10:00',
    minutes: 30,
    place: 'Musterweg 3, Chur',
    speaker: 'Carla Muster',
  };
  await api('PUT', `/api/study-orders/${id}/presentation`, appointment);
  await dialog.getByLabel('Speaker').press('Enter');
  await expect(dialog.getByText('Somebody else has set the appointment meanwhile')).toBeVisible();
  await expect(dialog).toContainText('Musterweg 3, Chur');
  await dialog.getByLabel('Speaker').press('Enter');
  await expect(dialog).not.toContainText('Musterweg 3, Chur');
  await expect(dialog.getByLabel('Speaker')).toHaveCount(0);

  await dialog.getByLabel('Notes').fill('Anruf am Montag');
  await admin.keyboard.press('Escape');
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('button', { name: 'Save notes' }).click();
  await expect(toast(admin, 'Notes saved')).toBeVisible();
  await admin.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const orders = await api<{ id: string; notes: string }[]>('GET', '/api/study-orders');
  expect(orders.find((order) => order.id === id)?.notes).toBe('Anruf am Montag');

  const saving = admin.waitForEvent('download');
  await admin.getByRole('button', { name: 'Export CSV' }).click();
  const table = await readFile(await (await saving).path(), 'utf8');
  expect(table.startsWith('\uFEFFOrder number;')).toBe(true);
  expect(table).toContain(`;'${organization};`);
  expect(table).toContain(';1295;500;1795;');
  expect(table).toContain('Anruf am Montag');

  await admin.getByRole('button', { name: 'Export for accounting' }).click();
  const period = admin.getByRole('dialog', { name: 'Export for accounting' });
  await period.getByLabel('Format').selectOption('Bookings for Bexio');
  await period.getByLabel('Bank account').fill('Bank');
  await period.getByRole('button', { name: 'Save file' }).click();
  await expect(period.getByText('Please enter an account number, like 1100')).toBeVisible();
  await period.getByLabel('Bank account').fill('1021');
  await expectAccessible(admin);
  const savingBookings = admin.waitForEvent('download');
  await period.getByRole('button', { name: 'Save file' }).click();
  const bookings = await readFile(await (await savingBookings).path(), 'utf8');
  expect(bookings.startsWith('\uFEFFdate;reference_nr;debit_account;')).toBe(true);
  expect(bookings).toContain(`, ${organization};1795.00;CHF`);
});

test('study orders can be filtered by late reports', async ({ admin, api }) => {
  const organization = unique('Muster Pünktlich');
  await sendOrder(api, organization);
  await openStudyOrders(admin, organization);
  const row = item(admin, organization);
  await expect(row).toBeVisible();
  const asked = admin.waitForRequest((request) => request.url().includes('/api/study-orders?'));
  await admin.getByLabel('Delivery').selectOption('Overdue');
  expect(new URL((await asked).url()).searchParams.get('isOverdue')).toBe('true');
  await expect(admin.getByText('No study orders match')).toBeVisible();
  await expect(admin).toHaveURL(/isOverdue=true/);
  await admin.reload();
  await expect(admin.getByLabel('Delivery')).toHaveValue('true');
  await expect(admin.getByText('No study orders match')).toBeVisible();
  await admin.getByLabel('Delivery').selectOption('All');
  await expect(row).toBeVisible();
  await expect(admin).not.toHaveURL(/isOverdue/);
  await admin.getByLabel('Delivery').selectOption('Overdue');
  await admin.getByRole('button', { name: 'Print orders' }).click();
  await expect(admin).not.toHaveURL(/isOverdue/);
});
