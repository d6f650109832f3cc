import { expect, type Page } from '@playwright/test';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { builtAdministrator } from '../../built-server/built-server.ts';
import { madeUpBankFile } from '../../made-up/made-up-bank-file.ts';
import { expectAccessible, expectAccessibleEverywhere } from '../accessibility.ts';
import { expectErrors, test, toast, unique } from '../admin-area.ts';
import { refuseCall } from '../refuse-call.ts';

/** An order of CHF 695. */
const order = { ...sampleStudyOrder, wantsPresentation: false };

/** A file with one payment that names no invoice. */
const fileOf = (text: string, amount = '695.00') => ({
  name: 'muster.xml',
  mimeType: 'text/xml',
  buffer: madeUpBankFile({ statements: [[{ amount, bankReference: unique('B'), parts: [{ amount, text }] }]] }),
});

async function openPayments(page: Page) {
  await page.goto('/admin?tab=orders&list=study&part=payments');
  await expect(page.getByRole('button', { name: 'Import payments' })).toBeVisible();
}

const rowOf = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const importFile = (page: Page, file: ReturnType<typeof fileOf>) =>
  page.getByLabel('File of the bank').setInputFiles(file);

test('a file is imported by keyboard, and its payment is split over two orders', async ({ admin, api }) => {
  expectErrors(admin, /400/);
  const numbers: string[] = [];
  for (const _ of [1, 2]) {
    numbers.push((await api<{ orderNumber: string }>('POST', '/api/study-orders', order)).orderNumber);
  }
  const text = unique('Zahlung');
  // Before the page is opened, because Playwright takes a moment to intercept choosers.
  const chooser = admin.waitForEvent('filechooser', { timeout: 0 });
  await openPayments(admin);
  await admin.getByRole('button', { name: 'Import payments' }).press('Enter');
  await (await chooser).setFiles(fileOf(text, '1990.00'));
  await expect(admin.getByText(/muster\.xml: ?1 payment new, 0 assigned and 1 to decide/)).toBeVisible();
  const row = rowOf(admin, text);
  await row.getByRole('button', { name: /^Decide…/ }).press('Enter');
  const dialog = admin.getByRole('dialog', { name: "Payment of CHF 1'990.00" });
  await dialog.getByLabel('Order number').fill(numbers[0] ?? '');
  await dialog.getByLabel('Amount in CHF').fill('695');
  await expect(dialog.getByText("CHF 1'295.00 left")).toBeVisible();
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(dialog.getByText(/^The parts have to add up to the payment. CHF 1'295.00 left/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Split: add an order' }).press('Enter');
  await dialog.getByLabel('Order 2').fill(numbers[1] ?? '');
  await dialog.getByLabel('Amount in CHF').nth(1).fill("1'295.00");
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Split', exact: true }).press('Enter');
  await expect(toast(admin, 'Payment assigned')).toBeVisible();
  await expect(row).toHaveCount(0);
  await admin.getByLabel('Show').selectOption('Assigned');
  await expect(row.getByRole('link')).toHaveText(numbers.sort());
});

test('the order of a payment is found by the name of its firm', async ({ admin, api }) => {
  const organization = unique('Muster Zahlung AG');
  const { orderNumber } = await api<{ orderNumber: string }>('POST', '/api/study-orders', { ...order, organization });
  await api('POST', '/api/study-orders', order);
  const text = unique('Firma');
  await openPayments(admin);
  await importFile(admin, fileOf(text));
  await rowOf(admin, text)
    .getByRole('button', { name: /^Decide…/ })
    .click();
  const dialog = admin.getByRole('dialog', { name: 'Payment of CHF 695.00' });
  await dialog.getByLabel('Order number').pressSequentially(organization);
  await expect(dialog.getByLabel('Order number')).toHaveValue(organization);
  const offered = dialog.locator('datalist option');
  await expect(offered).toHaveText([organization]);
  await expect(offered).toHaveAttribute('value', orderNumber);
  await dialog.getByLabel('Order number').fill(` ${orderNumber} `);
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(toast(admin, 'Payment assigned')).toBeVisible();
});

test('an error of an order’s number goes once it is corrected, and an undone part is left to decide', async ({
  admin,
  api,
}) => {
  expectErrors(admin, /400/);
  const numbers: string[] = [];
  for (const _ of [1, 2]) {
    numbers.push((await api<{ orderNumber: string }>('POST', '/api/study-orders', order)).orderNumber);
  }
  const text = unique('Teile');
  await openPayments(admin);
  await importFile(admin, fileOf(text, '695.00'));
  const row = rowOf(admin, text);
  await row.getByRole('button', { name: /^Decide…/ }).click();
  const dialog = admin.getByRole('dialog', { name: 'Payment of CHF 695.00' });
  await dialog.getByLabel('Order number').fill('VM-1999-000001');
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(dialog.getByLabel('Order number')).toHaveAccessibleDescription('There is no such order.');
  await dialog.getByLabel('Order number').fill(numbers[0] ?? '');
  await expect(dialog.getByLabel('Order number')).toHaveAccessibleDescription('');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();

  const waiting = await api<{ id: string; message: string }[]>('GET', '/api/bank-transactions?pageSize=500');
  const parts = [
    { orderNumber: numbers[0], amountRappen: 30_000 },
    { orderNumber: numbers[1], amountRappen: 39_500 },
  ];
  await api('POST', `/api/bank-transactions/${waiting.find(({ message }) => message === text)?.id}/assign`, { parts });
  const [{ id } = { id: '' }] = await api<{ id: string }[]>('GET', `/api/study-orders?search=${numbers[1]}`);
  const { facts } = await api<{ facts: { id: string }[] }>('GET', `/api/study-orders/${id}/history`);
  await api('POST', `/api/study-orders/${id}/facts/${facts[0]?.id}/undo`);
  await admin.goto(`/admin?tab=orders&list=study&search=${numbers[1]}&open=${id}`);
  const account = admin.getByRole('region', { name: 'Account and history' });
  const by = `by ${builtAdministrator.email}`;
  await expect(account.getByText(/^Payment, CHF\s395\.00, received .+/)).toContainText(`from a bank file, ${by}`);
  await expect(account.getByText(/^Payment undone, CHF/)).toContainText(by);
  await openPayments(admin);
  await expect(row.getByText('CHF 395.00 of it is left to decide.')).toBeVisible();
  await expect(row.getByRole('button', { name: /^Decide…/ })).toHaveAccessibleName('Decide… (CHF 395.00)');
});

test('a payment of no order is ignored with a reason, and can be decided again', async ({ admin }) => {
  expectErrors(admin, /400/);
  const text = unique('Spende');
  await openPayments(admin);
  await importFile(admin, fileOf(text, '20.00'));
  const row = rowOf(admin, text);
  await row.getByRole('button', { name: /^Decide…/ }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('It belongs to no order: ignore it').check();
  await dialog.getByRole('button', { name: 'Ignore', exact: true }).click();
  await expect(dialog.getByText('Please say why')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Spende an das Institut');
  await expect(dialog.getByText('Please say why')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Ignore', exact: true }).click();
  await expect(row).toHaveCount(0);
  await admin.getByLabel('Show').selectOption('Ignored');
  await expect(row.getByText('«Spende an das Institut»')).toBeVisible();
  await row.getByRole('button', { name: /^Decide again/ }).click();
  await admin.getByLabel('Show').selectOption('To decide');
  await expect(row).toBeVisible();
});

test('a concurrent decision of somebody else is shown', async ({ admin, api }) => {
  expectErrors(admin, /409/);
  const text = unique('Zweimal');
  await openPayments(admin);
  await importFile(admin, fileOf(text, '21.00'));
  await rowOf(admin, text)
    .getByRole('button', { name: /^Decide…/ })
    .click();
  const waiting = await api<{ id: string; message: string }[]>('GET', '/api/bank-transactions?pageSize=500');
  const id = waiting.find(({ message }) => message === text)?.id;
  await api('POST', `/api/bank-transactions/${id}/ignore`, { reason: 'Von jemand anderem' });
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('It belongs to no order: ignore it').check();
  await dialog.getByLabel('Reason').fill('Auch von mir');
  await dialog.getByRole('button', { name: 'Ignore', exact: true }).click();
  await expect(
    toast(admin, 'Failed to decide payment. Somebody else has decided this payment in the meantime.'),
  ).toBeVisible();
});

test('a dropped file that is refused shows the reason, and that nothing was stored', async ({ admin }) => {
  expectErrors(admin, /400/);
  await openPayments(admin);
  const content = madeUpBankFile({ iban: 'CH9300762011623852957', statements: [[{ amount: '1.00' }]] }).toString();
  const transfer = await admin.evaluateHandle((xml) => {
    const data = new DataTransfer();
    data.items.add(new File([xml], 'fremd.xml', { type: 'text/xml' }));
    return data;
  }, content);
  await admin.getByRole('button', { name: 'Import payments' }).dispatchEvent('drop', { dataTransfer: transfer });
  await expect(admin.getByText(/is of another account.+Nothing was stored/)).toBeVisible();
});

/** Answers the next call of a path as if the user had signed in long ago. */
const failAsOldSignIn = (page: Page, path: string) =>
  page.route(path, (route) => refuseCall(route, 403, { type: 'signed-in-too-long-ago' }), { times: 1 });

async function signInAgain(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Sind Sie es?' });
  await dialog.getByLabel('Passwort', { exact: true }).fill(builtAdministrator.password);
  await expectAccessible(page, 'dialog:modal');
  await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('an old sign-in is confirmed in place, and the input is kept', async ({ admin }) => {
  expectErrors(admin, /403/);
  const text = unique('Spät angemeldet');
  await openPayments(admin);
  await failAsOldSignIn(admin, '**/api/bank-imports');
  await importFile(admin, fileOf(text, '23.00'));
  await signInAgain(admin);
  const row = rowOf(admin, text);
  await row.getByRole('button', { name: /^Decide…/ }).click();
  const dialog = admin.getByRole('dialog', { name: 'Payment of CHF 23.00' });
  await dialog.getByLabel('It belongs to no order: ignore it').check();
  await dialog.getByLabel('Reason').fill('Spende an das Institut');
  await failAsOldSignIn(admin, '**/api/bank-transactions/*/ignore');
  await dialog.getByRole('button', { name: 'Ignore', exact: true }).click();
  await signInAgain(admin);
  await expect(toast(admin, 'Payment ignored')).toBeVisible();
  await admin.getByLabel('Show').selectOption('Ignored');
  await expect(row.getByText('«Spende an das Institut»')).toBeVisible();
});

test('decisions on payments are accessible', async ({ admin }) => {
  const text = unique('Sehr langer Zahlungszweck ohne jede Rechnungsnummer '.repeat(3));
  await openPayments(admin);
  await importFile(admin, fileOf(text, '22.00'));
  await expect(rowOf(admin, text)).toBeVisible();
  await expectAccessibleEverywhere(admin);
  await admin.setViewportSize({ width: 1920, height: 800 });
  await expectAccessible(admin);
  await admin.goto('/admin?tab=orders&list=study&part=reminders');
  await expect(admin.getByText('No reminder is due')).toBeVisible();
  await expectAccessibleEverywhere(admin);
  await admin.goto('/admin?tab=overview');
  await expect(admin.getByRole('heading', { name: /Payments to decide/ })).toBeVisible();
  await expectAccessibleEverywhere(admin);
});
