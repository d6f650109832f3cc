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
