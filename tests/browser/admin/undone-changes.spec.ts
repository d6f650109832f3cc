/** Deletions and changes in lists that are undone. */
import { expect } from '@playwright/test';
import { samplePrintOrder } from '../../made-up/sample-input.ts';
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
    await deleteItem(admin, name);
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
  await sendOrder(api, organization);
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
  await sendOrder(api, organization);
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

test('an error that offers an undo covers no tabs', async ({ admin, api }) => {
  expectErrors(admin, /ERR_FAILED/);
  const member = { name: unique('Toast Muster'), title: '', role: 'Senior Researcher', organization: 'Muster' };
  await api('POST', '/api/team-members', member);
  await admin.setViewportSize({ width: 1280, height: 800 });
  await openTab(admin, 'team');
  admin.once('dialog', (question) => question.accept());
  await itemButton(admin, member.name, 'Löschen').click();
  await expect(toast(admin, 'Team-Mitglied gelöscht')).toBeVisible();
  await admin.route('**/api/team-members/order', (route) => route.abort());
  await admin
    .getByRole('button', { name: /nach hinten$/ })
    .first()
    .click();
  await expect(toast(admin, 'Die Reihenfolge konnte nicht gespeichert werden.')).toBeVisible();
  const error = admin.getByRole('alert').filter({ has: admin.getByRole('button', { name: 'Löschen rückgängig' }) });
  const { y = 0, height = 0 } = (await error.boundingBox()) ?? {};
  const tabs = await admin.getByRole('tablist', { name: 'Administration' }).boundingBox();
  expect(y + height).toBeLessThanOrEqual(tabs?.y ?? 0);
});
