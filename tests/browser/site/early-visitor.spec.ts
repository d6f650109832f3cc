import { expect, type Page, test } from '@playwright/test';
import { hydrateIslands, openUnhydrated } from '../hydrate-islands.ts';

/** Actions of visitors before the code of an island is loaded must not be lost. */

async function write(page: Page, label: string, text: string) {
  await page.getByRole('contentinfo').getByLabel(label, { exact: true }).fill(text);
}

test('a form that only the page’s code can handle is handled once it has loaded', async ({ page }) => {
  const release = await openUnhydrated(page, '/partner-area');
  await page.getByLabel('Benutzername').fill('irgendwer');
  await page.getByLabel('Passwort').fill('irgendwas');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  release();
  await expect(page.getByRole('tab', { name: 'Studien-Navigator' })).toBeVisible();
});

test('arrow keys pressed before the page’s code has loaded move through the charts afterwards', async ({ page }) => {
  const release = await openUnhydrated(page, '/insights');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  release();
  await expect(page.locator('[data-card]:visible')).toHaveAttribute('data-card', '3');
});

test('a key and a click on the carousel before its code has loaded take effect once each', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const release = await openUnhydrated(page, '/');
  const carousel = page.getByRole('region', { name: 'Zentrale Erkenntnisse 2024' });
  const list = carousel.getByRole('list');
  await list.press('ArrowRight');
  await carousel.getByRole('button', { name: 'Nächste Kennzahl' }).press('Enter');
  expect(await list.evaluate((track) => track.scrollLeft)).toBe(0);
  release();
  const places = () =>
    list.evaluate((track) => track.scrollLeft / ((track.firstElementChild?.clientWidth ?? Number.NaN) + 24));
  await expect.poll(places).toBeCloseTo(2, 1);
  await expect(page.locator('[data-island="key-figure-carousel"]')).toHaveAttribute('data-hydrated');
  expect(await places()).toBeCloseTo(2, 1);
});

test('a picture clicked before its code has loaded is shown afterwards', async ({ page }) => {
  const release = await openUnhydrated(page, '/media');
  await page
    .getByRole('button', { name: /Bild vergrössern/ })
    .nth(1)
    .click();
  release();
  await expect(page.getByRole('dialog', { name: 'Bildansicht' })).toContainText('2 / 4');
});

test('an empty message is rejected at the first click, however early', async ({ page }) => {
  const release = await openUnhydrated(page, '/impressum');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  release();
  await expect(page.getByRole('alert').filter({ hasText: 'Fehlende Angaben' })).toBeVisible();
});

test('several clicks before the page’s code has loaded send one message', async ({ page }) => {
  let sent = 0;
  await page.route('/api/contact-messages', (route) => {
    sent += 1;
    return route.fulfill({ status: 201, json: { id: '1', createdAt: new Date().toISOString() } });
  });
  const release = await openUnhydrated(page, '/about');
  await write(page, 'Vorname', 'Anna');
  await write(page, 'Nachname', 'Muster');
  await write(page, 'E-Mail', 'anna@example.org');
  await write(page, 'Nachricht', 'Guten Tag');
  await page.getByRole('button', { name: 'Nachricht senden' }).dblclick();
  release();
  await expect(page.getByText('Nachricht gesendet')).toBeVisible();
  expect(sent).toBe(1);
});

test('a message is checked by the server if the page’s code does not load', async ({ page }) => {
  await page.clock.install();
  await openUnhydrated(page, '/about');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await page.clock.fastForward(8000);
  await expect(page).toHaveURL(/\/about#kontakt$/);
  await expect(page.getByText('Bitte füllen Sie dieses Feld aus').first()).toBeVisible();
});

test('after a message was refused without the page’s code and then sent with it, the form is empty', async ({
  page,
}) => {
  await page.clock.install();
  const release = await openUnhydrated(page, '/about');
  await write(page, 'Vorname', 'Anna');
  await write(page, 'Nachname', 'Muster');
  await write(page, 'Nachricht', 'Guten Tag');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await page.clock.fastForward(8000);
  await expect(page).toHaveURL(/\/about#kontakt$/);
  await page.clock.resume();
  release();
  await hydrateIslands(page);
  await expect(page.getByLabel('Nachricht')).toHaveValue('Guten Tag');
  await write(page, 'E-Mail', 'anna@example.org');
  await page.route('/api/contact-messages', (route) => route.fulfill({ status: 200, body: '' }));
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByText('Nachricht gesendet')).toBeVisible();
  await expect(page.getByLabel('Nachricht')).toHaveValue('');
  await expect(page.getByLabel('Vorname')).toHaveValue('');
});

test('text typed during hydration of the form stays', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  // Repeated, because the field is reached at different moments of the hydration.
  for (const path of ['/about', '/impressum', '/about', '/partners', '/about', '/imprint', '/about', '/media']) {
    await page.goto(path);
    await write(page, 'Vorname', 'Anna');
    await write(page, 'Nachname', 'Muster');
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Fehlende Angaben' })).toBeVisible();
    await expect(page.getByLabel('Vorname')).toHaveValue('Anna');
    await expect(page.getByLabel('Nachname')).toHaveValue('Muster');
  }
  expect(errors).toEqual([]);
});

test('two clicks send one message, and an answer without content is a success', async ({ page }) => {
  let sent = 0;
  await page.route('/api/contact-messages', (route) => {
    sent += 1;
    return route.fulfill({ status: 200, body: '' });
  });
  await page.goto('/about');
  await write(page, 'Vorname', 'Anna');
  await write(page, 'Nachname', 'Muster');
  await write(page, 'E-Mail', 'anna@example.org');
  await write(page, 'Nachricht', 'Guten Tag');
  await page.getByRole('button', { name: 'Nachricht senden' }).dblclick();
  await expect(page.getByText('Nachricht gesendet')).toBeVisible();
  expect(sent).toBe(1);
});
