import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleEverywhere } from '../accessibility.ts';
import { openHydrated as open } from '../hydrate-islands.ts';

async function signIn(page: Page) {
  await page.goto('/partner-area');
  await page.getByLabel('Benutzername').fill('irgendwer');
  await page.getByLabel('Passwort').fill('irgendwas');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('tab', { name: 'Studien-Navigator' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

test('the partner area lets everybody into the demo and makes no call', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
  });
  await page.goto('/partner-area');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByLabel('Benutzername')).toBeFocused();
  await signIn(page);
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByText('Demo-Ansicht mit Beispieldaten')).toBeVisible();
  await expect(page.getByText('partner@example.com')).toBeVisible();

  const sections = page.getByRole('tablist', { name: 'Abschnitte der Studie' });
  await expect(sections.getByRole('tab')).toHaveCount(5);
  await expect(sections.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Studien-Navigator' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Dateien' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Dateien' })).toBeVisible();
  await page
    .getByRole('button', { name: /herunterladen/ })
    .first()
    .click();
  await expect(page.getByText('Beispieldateien können nicht heruntergeladen werden.')).toBeVisible();
  await page.getByRole('tab', { name: 'Upload' }).click();
  await expect(page.getByText('PDF, Excel, PowerPoint, Word, max. 50MB')).toBeVisible();
  const file = { name: 'zahlen.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
  await page.getByLabel('Datei hierher ziehen oder auswählen').setInputFiles(file);
  await expect(page.getByText('Es werden keine Dateien hochgeladen.')).toBeVisible();
  await page.getByRole('tab', { name: 'Profil' }).click();
  for (const label of ['Vorname', 'Nachname', 'E-Mail', 'Organisation']) {
    await expect(page.getByRole('tabpanel', { name: 'Profil' }).getByLabel(label)).not.toHaveValue('');
  }
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByLabel('Passwort')).toHaveValue('');
  await expect(page.getByRole('main')).toBeFocused();
  expect(calls).toEqual([]);
});

test('the dashboard is accessible', async ({ page }) => {
  await signIn(page);
  for (const tab of ['Studien-Navigator', 'Dateien', 'Upload', 'Profil']) {
    await page.getByRole('tab', { name: tab }).click();
    await expectAccessibleEverywhere(page);
  }
});

test('a background film that fails is replaced by the gradient', async ({ page }) => {
  await page.route(/\.(webm|mp4)$/, (route) => route.abort());
  await open(page, '/partner-area');
  await expect(page.getByLabel('Benutzername')).toBeVisible();
  expect(await page.locator('main video').evaluate((video: HTMLVideoElement) => video.videoWidth)).toBe(0);
});

test('the selected tab is marked in forced colours too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page);
  const lineOf = (name: string, side: 'borderBottomColor' | 'borderLeftColor') =>
    page.getByRole('tab', { name }).evaluate((tab, side) => getComputedStyle(tab)[side], side);
  expect(await lineOf('Studien-Navigator', 'borderBottomColor')).not.toBe(await lineOf('Dateien', 'borderBottomColor'));
  expect(await lineOf('Übersicht', 'borderLeftColor')).not.toBe(await lineOf('Prämien', 'borderLeftColor'));
});
