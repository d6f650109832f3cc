import { expect, type Page, test } from '@playwright/test';
import { openHydrated as open } from '../hydrate-islands.ts';
import { refuseCall } from '../refuse-call.ts';

async function fill(page: Page) {
  await page.getByLabel('Vorname').fill('Anna');
  await page.getByLabel('Nachname').fill('Muster');
  await page.locator('footer').getByLabel('E-Mail').fill('anna@example.org');
  await page.getByLabel('Nachricht').fill('Guten Tag');
}

test('missing fields are marked, and nothing is sent', async ({ page }) => {
  await open(page, '/partners');
  await page.getByLabel('Vorname').fill('Anna');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Fehlende Angaben' });
  await expect(toast).toContainText('Bitte füllen Sie alle Felder aus.');
  await expect(page.getByLabel('Nachname')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Nachname')).toBeFocused();
  await expect(page.getByLabel('Vorname')).toHaveAttribute('aria-invalid', 'false');
});

test('a message is sent and confirmed, and the form is empty again', async ({ page }) => {
  const sent: { body: unknown; key: string | undefined }[] = [];
  const answer = Promise.withResolvers<void>();
  await page.route('/api/contact-messages', async (route) => {
    sent.push({ body: route.request().postDataJSON(), key: route.request().headers()['idempotency-key'] });
    await answer.promise;
    await route.fulfill({ status: 201, json: { id: '1', createdAt: '2024-06-03T00:00:00.000Z' } });
  });
  await open(page, '/partners');
  await fill(page);
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByRole('button', { name: 'Wird gesendet...' })).toBeDisabled();
  answer.resolve();
  await expect(page.getByText('Nachricht gesendet')).toBeVisible();
  await expect(page.getByText('Vielen Dank für Ihre Nachricht. Wir werden uns bald bei Ihnen melden.')).toBeVisible();
  await expect(page.getByLabel('Vorname')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Nachricht senden' })).toBeFocused();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.key).toMatch(/^[\w-]{20,}$/);
  expect(sent[0]?.body).toMatchObject({
    name: 'Anna Muster',
    email: 'anna@example.org',
    message: 'Guten Tag',
    subject: 'Kontaktanfrage über Website',
  });
  expect(Object.keys(sent[0]?.body as object).sort()).toEqual(['email', 'message', 'name', 'subject']);
});

test('a failure keeps the text and shows refused fields, and the retry has the same key', async ({ page }) => {
  const keys: (string | undefined)[] = [];
  await page.route('/api/contact-messages', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const errors = { email: 'Ungültige E-Mail-Adresse', message: 'Höchstens 5000 Zeichen' };
    return refuseCall(route, 400, { errors: Object.entries(errors).map(([path, message]) => ({ path, message })) });
  });
  await open(page, '/partners');
  await fill(page);
  const send = page.getByRole('button', { name: 'Nachricht senden' });
  await send.click();
  await expect(
    page.getByText('Beim Senden der Nachricht ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.'),
  ).toBeVisible();
  await expect(page.locator('footer').getByText('Ungültige E-Mail-Adresse')).toBeVisible();
  await expect(page.getByLabel('Nachricht')).toHaveValue('Guten Tag');
  await expect(send).toBeEnabled();
  const email = page.locator('footer').getByLabel('E-Mail');
  const message = page.getByLabel('Nachricht');
  // Only the server knows these errors: each stays until its own field changes.
  await message.fill('Guten Abend');
  await expect(message).toHaveAttribute('aria-invalid', 'false');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('anne@example.org');
  await expect(email).toHaveAttribute('aria-invalid', 'false');
  await message.fill('Guten Tag');
  await email.fill('anna@example.org');
  await send.click();
  await expect.poll(() => keys.length).toBe(2);
  expect(keys[1]).toBe(keys[0]);
});

test('a failure is shown though the line was cut before the first toast', async ({ page, context }) => {
  const code = page.waitForResponse(/\/assets\/toast-[\w-]+\.js$/);
  await page.goto('/partners');
  await page.getByLabel('Vorname').focus();
  await expect(page.locator('[data-island="contact-form"][data-hydrated]')).toBeVisible();
  // Resolves once what the script imports has loaded too.
  await page.evaluate((script) => import(script), (await code).url());
  await fill(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Beim Senden der Nachricht' })).toBeVisible();
  await expect(page.getByLabel('Nachricht')).toHaveValue('Guten Tag');
});
