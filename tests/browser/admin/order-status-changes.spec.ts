/** Changes of an order's status: what is asked before, and what an undo restores. */
import { expect } from '@playwright/test';
import { item, itemButton, openStudyOrders, sendOrder, test, toast, unique } from '../admin-area.ts';

test('a status that books or cancels asks first, and names number, company and amount', async ({ admin, api }) => {
  const organization = unique('Muster Frage AG');
  const { orderNumber } = await sendOrder(api, organization);
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
  await sendOrder(api, organization);
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
    const undone = admin.waitForResponse((answer) => answer.request().method() !== 'GET');
    await undo.click();
    await expect(status).toHaveValue(initial);
    await undone;
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
  const { id } = await sendOrder(api, organization);
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
  for (const lastName of ['Eins', 'Zwei']) await sendOrder(api, organization, { lastName, website });
  await sendOrder(api, organization, { lastName: 'Drei' });
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
