import { expect, type Page, test } from '@playwright/test';

/** What visitors do before the code of a part of the page is there must not be lost. */

async function write(page: Page, label: string, text: string) {
  await page.getByRole('contentinfo').getByLabel(label, { exact: true }).fill(text);
}

/** Opens a page whose code is asked for but held back; gives a function that lets it come. */
async function openWithoutCode(page: Page, address: string): Promise<() => void> {
  const code = /entry-client-[\w-]+\.js$/;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(code, async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest(code);
  await page.goto(address);
  await asked;
  return release;
}

test('a form that only the page’s code can answer is answered once it is there', async ({ page }) => {
  const release = await openWithoutCode(page, '/partner-area');
  await page.getByLabel('Benutzername').fill('irgendwer');
  await page.getByLabel('Passwort').fill('irgendwas');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  release();
  await expect(page.getByRole('tab', { name: 'Studien-Navigator' })).toBeVisible();
});

test('arrow keys pressed before the page’s code is there leaf through the charts once it is', async ({ page }) => {
  const release = await openWithoutCode(page, '/insights');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  release();
  await expect(page.locator('[data-card]:visible')).toHaveAttribute('data-card', '3');
});

test('an empty message is answered at the first click, however soon it comes', async ({ page }) => {
  const release = await openWithoutCode(page, '/impressum');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  release();
  await expect(page.getByRole('alert').filter({ hasText: 'Fehlende Angaben' })).toBeVisible();
});

test('clicks before the page’s code is there send one message', async ({ page }) => {
  let sent = 0;
  await page.route('/api/contact-messages', (route) => {
    sent += 1;
    return route.fulfill({ status: 201, json: { id: '1', createdAt: new Date().toISOString() } });
  });
  const release = await openWithoutCode(page, '/about');
  await write(page, 'Vorname', 'Anna');
  await write(page, 'Nachname', 'Muster');
  await write(page, 'E-Mail', 'anna@example.org');
  await write(page, 'Nachricht', 'Guten Tag');
  await page.getByRole('button', { name: 'Nachricht senden' }).dblclick();
  release();
  await expect(page.getByText('Nachricht gesendet')).toBeVisible();
  expect(sent).toBe(1);
});

test('a message is checked by the server when the page’s code does not come', async ({ page }) => {
  await page.clock.install();
  await openWithoutCode(page, '/about');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await page.clock.fastForward(8000);
  await expect(page).toHaveURL(/\/#kontakt$/);
  await expect(page.getByText('Bitte füllen Sie dieses Feld aus').first()).toBeVisible();
});

test('what is typed while the form wakes stays', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  // The first field is reached at different moments of the waking: half of the tries met the wrong one.
  for (const path of ['/about', '/impressum', '/about', '/partners', '/about', '/imprint', '/about', '/media']) {
    await page.goto(path);
    await page.locator('html[data-hydrated]').waitFor();
    await write(page, 'Vorname', 'Anna');
    await write(page, 'Nachname', 'Muster');
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Fehlende Angaben' })).toBeVisible();
    await expect(page.getByLabel('Vorname')).toHaveValue('Anna');
    await expect(page.getByLabel('Nachname')).toHaveValue('Muster');
  }
  expect(errors).toEqual([]);
});

test('a page without team members says so', async ({ page }) => {
  await page.goto('/imprint');
  await page.route('/api/team-members', (route) => route.fulfill({ json: [] }));
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Über uns' }).click();
  await expect(page.getByText('Keine Team-Mitglieder')).toBeVisible();
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
