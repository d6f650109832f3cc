import { expect, test } from '@playwright/test';
import { privacyLists } from '#domain/everything/privacy/privacy-lists.server.ts';
import { pagesOf } from '../../pdf-reader.ts';
import { expectToFit } from '../accessibility.ts';
import { openHydrated as open } from '../hydrate-islands.ts';

test('each legal notice links to the other', async ({ page }) => {
  await open(page, '/impressum');
  await page.getByRole('main').getByRole('link', { name: 'Institut, Kontakt und rechtliche Hinweise' }).click();
  await expect(page).toHaveURL(/\/imprint$/);
  await page.getByRole('main').getByRole('link', { name: 'Impressum und Datenschutz' }).click();
  await expect(page).toHaveURL(/\/impressum$/);
  await expect(
    page.getByRole('navigation', { name: 'Inhalt dieser Seite' }).getByRole('link', { name: 'Datenschutz' }),
  ).toHaveAttribute('href', '#datenschutz');
});

test('the printed footer fits below the end of its page', async ({ page }) => {
  await page.goto('/imprint');
  const sheets = await pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  expect(sheets.at(-1)).toMatch(/Impressum und Datenschutz.*Musteragentur/s);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('an address opens the privacy note', async ({ page }) => {
    await page.goto('/impressum#datenschutz');
    await expect(page.getByRole('heading', { name: 'Datenschutz', exact: true })).toBeInViewport();
    await expect(page.getByText('Stand: Juli 2024')).toBeVisible();
  });
});

test('the privacy note lists what the code declares, and cuts off no name of a cookie', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/impressum');
  const note = page.locator('#datenschutz');
  const lines = await note.getByRole('listitem').allInnerTexts();
  for (const line of Object.values(privacyLists()).flat()) expect(lines).toContain(line);
  await expect(note).toContainText('im Partnerbereich nach der Firma');
  await expectToFit(page);
});
