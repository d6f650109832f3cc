/** The admin area on phones and tablets. */
import { expect } from '@playwright/test';
import { itemButton, openMessages, test, unique } from '../admin-area.ts';

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

  test('a tap beside a checkbox selects the record, and Undo is large enough', async ({ admin, api }) => {
    const mark = unique('Daumen');
    await openMessages(admin, api, mark, ['Thea Muster']);
    const box = admin.getByRole('checkbox', { name: 'Select the message of Thea Muster' });
    const edge = (await box.boundingBox()) ?? { x: 0, y: 0 };
    await admin.touchscreen.tap(edge.x - 8, edge.y - 8);
    await expect(box).toBeChecked();
    await expect(admin.getByRole('dialog')).toHaveCount(0);
    await admin.getByRole('button', { name: 'Answered', exact: true }).tap();
    const undo = await admin.getByRole('button', { name: 'Undo', exact: true }).boundingBox();
    expect(undo?.height).toBeGreaterThanOrEqual(44);
  });

  test('an authenticator app on the phone itself is set up by a link', async ({ admin }) => {
    await admin.goto('/admin');
    await admin.getByRole('button', { name: 'Menu' }).tap();
    await admin.getByRole('button', { name: 'My account' }).tap();
    const account = admin.getByRole('dialog');
    await account.getByRole('button', { name: 'Set up a second factor' }).tap();
    await account.getByRole('button', { name: 'Set up an authenticator app' }).tap();
    const link = account.getByRole('link', { name: 'Open the app on this device' });
    await expect(link).toHaveAttribute('href', /^otpauth:\/\/totp\/.*secret=/);
    await expect(link).toBeVisible();
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
