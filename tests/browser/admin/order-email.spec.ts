/** The office corrects the address of an order. */
import { expect } from '@playwright/test';
import { samplePrintOrder } from '../../made-up/sample-input.ts';
import { expectAccessible, expectToFit } from '../accessibility.ts';
import { expectErrors, itemButton, openStudyOrders, openTab, sendOrder, test, toast, unique } from '../admin-area.ts';

test('a mistyped address is corrected in the details of an order', async ({ admin, api }) => {
  expectErrors(admin, /400/);
  const organization = unique('Muster Vertippt AG');
  const { id } = await sendOrder(api, organization);
  await openStudyOrders(admin, organization);
  await itemButton(admin, organization, 'Details').click();
  const details = admin.getByRole('dialog', { name: /^Order VM-/ });
  const change = details.getByRole('button', { name: 'Change email address' });
  await change.focus();
  await admin.keyboard.press('Enter');
  const dialog = admin.getByRole('dialog', { name: 'Change email address' });
  const email = dialog.getByLabel('Email');
  await expect(email).toBeFocused();
  await email.fill('anna@');
  await admin.keyboard.press('Enter');
  await expect(email).toHaveAccessibleDescription(/email/i);
  await expect(email).toBeFocused();
  await expectAccessible(admin, 'dialog');
  await admin.keyboard.press('Escape');
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await email.fill('anna.neu@example.org');
  await dialog.getByLabel('Invoice also to').fill('kreditoren@example.org');
  await admin.setViewportSize({ width: 360, height: 740 });
  await expectToFit(admin);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(admin, 'Email address changed')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(change).toBeFocused();
  await expect(details.getByRole('link', { name: 'anna.neu@example.org' })).toBeVisible();
  await expect(details.getByRole('link', { name: 'kreditoren@example.org' })).toBeVisible();
  expect(await api('GET', `/api/study-orders?search=${id}`)).toMatchObject([{ email: 'anna.neu@example.org' }]);

  await change.click();
  await dialog.getByLabel('Invoice also to').fill('');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(details.getByRole('link', { name: 'kreditoren@example.org' })).toHaveCount(0);
  await expect(details.getByRole('link', { name: 'anna.neu@example.org' })).toBeVisible();
});

test('a print order has only its own address', async ({ admin, api }) => {
  const organization = unique('Muster Druckort');
  await api('POST', '/api/print-orders', { ...samplePrintOrder, organization });
  await openTab(admin, 'orders');
  await itemButton(admin, organization, 'Details').click();
  await admin.getByRole('button', { name: 'Change email address' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Change email address' });
  await expect(dialog.getByLabel('Invoice also to')).toHaveCount(0);
  await dialog.getByLabel('Email').fill('druck@example.org');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(admin.getByRole('dialog').getByRole('link', { name: 'druck@example.org' })).toBeVisible();
});
