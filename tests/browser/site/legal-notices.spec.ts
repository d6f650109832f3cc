import { expect, test } from '@playwright/test';
import { openAwake as open } from '../wake-islands.ts';

test('each legal notice leads to the other', async ({ page }) => {
  await open(page, '/impressum');
  await page.getByRole('main').getByRole('link', { name: 'Institut, Kontakt und rechtliche Hinweise' }).click();
  await expect(page).toHaveURL(/\/imprint$/);
  await page.getByRole('main').getByRole('link', { name: 'Impressum und Datenschutz' }).click();
  await expect(page).toHaveURL(/\/impressum$/);
  await expect(
    page.getByRole('navigation', { name: 'Inhalt dieser Seite' }).getByRole('link', { name: 'Datenschutz' }),
  ).toHaveAttribute('href', '#datenschutz');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('an address leads to the note on privacy', async ({ page }) => {
    await page.goto('/impressum#datenschutz');
    await expect(page.getByRole('heading', { name: 'Datenschutz', exact: true })).toBeInViewport();
    await expect(page.getByText('Stand: Juli 2024')).toBeVisible();
  });
});
