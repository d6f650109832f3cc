/** Bookkeeping of an order: payment, correction, cancellation, and the list by payment state. */
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere } from '../accessibility.ts';
import {
  type Api,
  expectErrors,
  openStudyOrders,
  type PlacedOrder,
  sendOrder,
  test,
  toast,
  unique,
} from '../admin-area.ts';

const place = (api: Api, organization = unique('Muster AG')) =>
  sendOrder(api, organization, { email: `${unique('konto').replaceAll(' ', '-')}@example.org` });

async function openOrder(page: Page, { id, orderNumber }: PlacedOrder, action = 'Record payment'): Promise<Locator> {
  await page.goto(`/admin?tab=orders&list=study&search=${orderNumber}&open=${id}`);
  const dialog = page.getByRole('dialog', { name: `Order ${orderNumber}` });
  await expect(dialog.getByRole('button', { name: action })).toBeVisible();
  return dialog;
}

const paymentState = (dialog: Locator, state: string) =>
  expect(dialog.getByRole('region', { name: 'Account and history' }).locator('dl')).toContainText(`Payment${state}`);

test('a payment is recorded and undone by keyboard', async ({ admin, api }) => {
  const dialog = await openOrder(admin, await place(api));
  await paymentState(dialog, 'Open');
  await dialog.getByRole('button', { name: 'Record payment' }).press('Enter');
  await dialog.getByRole('textbox', { name: /^Amount in CHF/ }).fill('viel');
  await admin.keyboard.press('Enter');
  await expect(dialog.getByText('Please enter an amount, like 695.00')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Amount in CHF/ }).fill('695.00');
  const day = dialog.getByLabel('Received on');
  const filled = await day.inputValue();
  await day.fill('2999-12-31');
  await admin.keyboard.press('Enter');
  await expect(day).toHaveAccessibleDescription(/This day is still to come/);
  await expect(day).toBeFocused();
  await day.fill(filled);
  await expectAccessible(admin);
  await admin.keyboard.press('Enter');
  await expect(toast(admin, 'Payment recorded')).toBeVisible();
  await paymentState(dialog, 'Paid');
  await dialog.getByRole('button', { name: 'Undo this entry' }).press('Enter');
  const question = admin.getByRole('alertdialog', { name: 'Undo entry?' });
  await expect(question).toContainText(/VM-.+, CHF\s695: an opposite entry undoes “Payment, CHF\s695\.00, received/);
  await question.getByRole('button', { name: 'Keep as it is' }).press('Enter');
  await paymentState(dialog, 'Paid');
  await dialog.getByRole('button', { name: 'Undo this entry' }).press('Enter');
  await question.getByRole('button', { name: 'Undo entry' }).press('Enter');
  await expect(toast(admin, 'The entry was undone')).toBeVisible();
  await paymentState(dialog, 'Open');
  await expect(dialog.getByText(/^Payment undone, CHF/)).toBeVisible();
});

test('a payment whose answer was lost is recorded once when it is sent again', async ({ admin, api }) => {
  expectErrors(admin, /ERR_FAILED/);
  const dialog = await openOrder(admin, await place(api));
  const keys: (string | undefined)[] = [];
  await admin.route('**/api/study-orders/*/payments', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const response = await route.fetch();
    await (keys.length === 1 ? route.abort() : route.fulfill({ response }));
  });
  await dialog.getByRole('button', { name: 'Record payment' }).press('Enter');
  const amount = dialog.getByRole('textbox', { name: /^Amount in CHF/ });
  await amount.fill('300.00');
  await amount.press('Enter');
  await expect(toast(admin, 'Failed to record payment')).toBeVisible();
  await amount.press('Enter');
  await expect(toast(admin, 'Payment recorded')).toBeVisible();
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{8,}$/), keys[0]]);
  await expect(dialog.getByText(/^Payment, CHF\s300\.00/)).toHaveCount(1);
});

test('a payment by hand begins with the open amount; a larger one is asked about, and the history says what happened', async ({
  admin,
  api,
}) => {
  const order = await place(api);
  const dialog = await openOrder(admin, order);
  const record = dialog.getByRole('button', { name: 'Record payment' });
  const amount = dialog.getByRole('textbox', { name: /^Amount in CHF/ });
  await record.click();
  await expect(amount).toHaveValue('695.00');
  await amount.fill('300');
  await amount.press('Enter');
  await expect(toast(admin, 'Payment recorded')).toBeVisible();
  await record.click();
  await expect(amount).toHaveValue('395.00');

  await amount.fill('1700');
  await amount.press('Enter');
  const question = admin.getByRole('alertdialog', { name: 'Record more than is open?' });
  await expect(question).toContainText(order.orderNumber);
  await expect(question).toContainText(/CHF\s1'700\.00 is CHF\s1'305\.00 more than the open CHF\s395\.00\./);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(amount).toHaveValue('1700');
  await expect(dialog.getByText(/^Payment, CHF/)).toHaveCount(1);
  await amount.press('Enter');
  await question.getByRole('button', { name: 'Record payment' }).click();
  await expect(dialog.getByText(/^Payment, CHF\s1'700\.00/)).toHaveCount(1);
  await record.click();
  await expect(amount).toHaveValue('');

  const history = dialog.getByRole('region', { name: 'Account and history' });
  await expect(history.getByText('Order had a payment recorded by hand, by admin@example.com')).toHaveCount(2);
});

test('a report that can’t be delivered leads to the studies, where it is uploaded', async ({ admin, api }) => {
  expectErrors(admin, /409/);
  const dialog = await openOrder(admin, await place(api));
  await admin.route('**/api/study-orders/*/deliver', async (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      json: { type: 'no-report', detail: 'No report is stored for this edition. Store it with the study first.' },
    }),
  );
  await dialog.getByRole('button', { name: 'Deliver report' }).click();
  await expect(toast(admin, 'No report is stored for this edition')).toBeVisible();
  const opened = admin.waitForEvent('popup');
  await dialog.getByRole('link', { name: 'Studies' }).click();
  const studies = await opened;
  await expect(studies.getByRole('heading', { name: 'Studies', exact: true })).toBeVisible();
});

test('a corrected invoice and its credit note are in the history, each with its PDF', async ({ admin, api }) => {
  expectErrors(admin, /400/);
  const order = await place(api);
  const dialog = await openOrder(admin, order);
  await dialog.getByRole('button', { name: 'Correct invoice' }).press('Enter');
  const company = dialog.getByRole('textbox', { name: 'Company' });
  const written = await company.inputValue();
  await company.fill('');
  await company.press('Enter');
  await expect(company).toHaveAccessibleDescription(/\S/);
  await expect(company).toBeFocused();
  await company.fill(written);
  await dialog.getByLabel('Billing address').fill('Neuer Musterweg 2\n8002 Zürich');
  await expectAccessible(admin);
  await dialog.getByLabel('Billing address').press('Tab');
  await admin.keyboard.press('Enter');
  await expect(toast(admin, 'The corrected invoice is on its way')).toBeVisible();
  const documents = dialog.getByRole('link', { name: /^(Invoice|Credit note) VM-/ });
  await expect(documents).toHaveCount(3);
  await expect(dialog.getByText(`cancels ${order.orderNumber}`)).toBeVisible();
  for (const link of await documents.all()) {
    const answer = await admin.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
  await expect(dialog.getByText('Neuer Musterweg 2')).toBeVisible();
});

test('a correction leaves what somebody else has corrected since', async ({ admin, api }) => {
  const order = await place(api);
  const dialog = await openOrder(admin, order);
  await dialog.getByRole('button', { name: 'Correct invoice' }).click();
  await dialog.getByLabel('Billing address').fill('Neuer Musterweg 3\n8003 Zürich');
  const organization = unique('Umbenannte AG');
  await api('POST', `/api/study-orders/${order.id}/correct`, { organization });
  await dialog.getByRole('button', { name: 'Correct invoice' }).last().click();
  await expect(toast(admin, 'The corrected invoice is on its way')).toBeVisible();
  await expect(dialog.getByText('Neuer Musterweg 3')).toBeVisible();
  await expect(dialog.getByText(organization)).toBeVisible();
});

test('a cancelled order has its credit note, and offers only possible actions', async ({ admin, api }) => {
  const dialog = await openOrder(admin, await place(api));
  await expect(dialog.getByRole('link', { name: /^Invoice \(PDF\)/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel order' }).press('Enter');
  const question = admin.getByRole('alertdialog', { name: 'Cancel order?' });
  await expectAccessible(admin);
  await question.getByRole('button', { name: 'Cancel order' }).press('Enter');
  await expect(toast(admin, 'The order is cancelled, and the credit note on its way')).toBeVisible();
  await paymentState(dialog, 'Cancelled');
  await expect(dialog.getByRole('link', { name: /^Credit note VM-/ })).toBeVisible();
  await expect(dialog.getByLabel('Status', { exact: true })).toHaveValue('cancelled');
  for (const name of ['Record payment', 'Correct invoice', 'Cancel order', 'Write credit note']) {
    await expect(dialog.getByRole('button', { name })).toHaveCount(0);
  }
  await expect(dialog.getByRole('link', { name: /^Invoice \(PDF\)/ })).toHaveCount(0);
});

test('what was paid for a cancelled order is paid back by hand', async ({ admin, api }) => {
  const order = await place(api);
  const happenedOn = new Date().toISOString().slice(0, 10);
  await api('POST', `/api/study-orders/${order.id}/payments`, { amountRappen: 51_000, happenedOn });
  await api('POST', `/api/study-orders/${order.id}/cancel`, { tellBuyer: false });
  const dialog = await openOrder(admin, order, 'Record refund');
  const account = dialog.getByRole('region', { name: 'Account and history' });
  await expect(account).toContainText('To refundCHF 510.00');
  const open = dialog.getByRole('button', { name: 'Record refund' });
  await open.click();
  const amount = dialog.getByRole('textbox', { name: /^Amount in CHF/ });
  await expect(amount).toHaveValue('510.00');
  await amount.fill('511');
  const submit = dialog.locator('form').getByRole('button', { name: 'Record refund' });
  await submit.click();
  await expect(amount).toHaveAccessibleDescription('At most CHF 510.00 can be paid back');
  await expectAccessibleEverywhere(admin);
  await amount.fill('510');
  await submit.click();
  await expect(toast(admin, 'Refund recorded')).toBeVisible();
  await expect(account.getByRole('listitem').filter({ hasText: /^.*Refund, CHF -?510\.00, paid back / })).toBeVisible();
  await expect(account).not.toContainText('To refund');
  await expect(open).toHaveCount(0);
});

test('the list shows what is open, overdue, paid or cancelled', async ({ admin, api }) => {
  const organization = unique('Muster Filter AG');
  const [open, paid, cancelled] = [
    await place(api, organization),
    await place(api, organization),
    await place(api, organization),
  ];
  const happenedOn = new Date().toISOString().slice(0, 10);
  await api('POST', `/api/study-orders/${paid.id}/payments`, { amountRappen: 69_500, happenedOn });
  await api('POST', `/api/study-orders/${cancelled.id}/cancel`, { tellBuyer: false });
  await openStudyOrders(admin, organization);
  const rows = admin.getByRole('tabpanel').locator('tbody tr');
  await expect(rows).toHaveCount(3);
  const filter = admin.getByLabel('Payment', { exact: true });
  for (const [choice, order] of [
    ['Open', open],
    ['Paid', paid],
    ['Cancelled', cancelled],
  ] as const) {
    await filter.selectOption(choice);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(order.orderNumber);
  }
  await expect(rows.getByRole('link', { name: /^Invoice/ })).toHaveCount(0);
  await filter.selectOption('Overdue');
  await expect(admin.getByText(/^No /).first()).toBeVisible();
});

test('the account is accessible', async ({ admin, api }) => {
  const order = await place(api, unique('Muster Versicherungsgesellschaft für Rückversicherungen AG'));
  await api('POST', `/api/study-orders/${order.id}/correct`, { billingAddress: 'Neuer Weg 2\n8002 Zürich' });
  const dialog = await openOrder(admin, order);
  await expect(dialog.getByRole('link', { name: /^Credit note/ })).toBeVisible();
  await expectAccessibleEverywhere(admin);
  for (const name of ['Record payment', 'Correct invoice']) {
    await dialog.getByRole('button', { name }).first().click();
    await expectAccessibleEverywhere(admin);
  }
});

test('closing an order asks about a payment that was typed and not recorded', async ({ admin, api }) => {
  const dialog = await openOrder(admin, await place(api));
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  const amount = dialog.getByRole('textbox', { name: /^Amount in CHF/ });
  await amount.fill('695');
  await admin.keyboard.press('Escape');
  const question = admin.getByRole('alertdialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(amount).toHaveValue('695');
  await admin.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog).toHaveCount(0);
});

test('a typed payment stays while the invoice is corrected', async ({ admin, api }) => {
  const dialog = await openOrder(admin, await place(api));
  const button = (name: string) => dialog.getByRole('button', { name, exact: true }).first();
  const amount = dialog.getByRole('textbox', { name: /^Amount in CHF/ });
  await button('Record payment').click();
  await amount.fill('695');
  await button('Correct invoice').click();
  await expect(amount).toBeHidden();
  await dialog.getByLabel('Billing address').fill('Neuer Musterweg 2\n8002 Zürich');
  await dialog.getByRole('button', { name: 'Correct invoice' }).last().click();
  await expect(toast(admin, 'The corrected invoice is on its way')).toBeVisible();
  await admin.keyboard.press('Escape');
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await button('Record payment').click();
  await expect(amount).toHaveValue('695');
  await dialog.getByRole('button', { name: 'Record payment' }).last().click();
  await paymentState(dialog, 'Paid');
  await admin.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
