/** Common behaviour of the three public forms: with and without script, before hydration, and after failures. */
import { expect, type Page, test } from '@playwright/test';
import { openUnhydrated } from '../hydrate-islands.ts';
import { refuseCall } from '../refuse-call.ts';
import { fillOrder } from './fill-order.ts';

const main = (page: Page) => page.locator('main');
const contact = (page: Page) => page.getByRole('contentinfo');
const submit = (page: Page) => main(page).getByRole('button', { name: 'Jetzt bestellen!' });
const hydrated = (page: Page, island: string) => page.locator(`[data-island="${island}"][data-hydrated]`).waitFor();

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is answered on the same page, with its input and errors', async ({ page }) => {
    await page.goto('/partners');
    await contact(page).getByLabel('Vorname').fill('Max');
    await contact(page).getByLabel('Nachricht').fill('Guten Tag');
    await contact(page).getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(page).toHaveURL(/\/partners#kontakt$/);
    await expect(page.getByRole('heading', { name: 'Partner & Institutionen' })).toBeVisible();
    await expect(contact(page).getByRole('alert')).toHaveText('Fehlende Angaben: Bitte füllen Sie alle Felder aus.');
    await expect(contact(page).getByLabel('Vorname')).toHaveValue('Max');
    await expect(contact(page).getByLabel('Nachricht')).toHaveValue('Guten Tag');
    await expect(contact(page).getByLabel('Nachname')).toHaveAccessibleDescription('Bitte füllen Sie dieses Feld aus');
    await contact(page).getByLabel('Nachname').fill('Beispiel');
    await contact(page).getByLabel('E-Mail').fill('max@example.org');
    await contact(page).getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(contact(page).getByRole('status')).toContainText(
      'Nachricht gesendet. Vielen Dank für Ihre Nachricht.',
    );
    await expect(contact(page).getByLabel('Vorname')).toHaveValue('');
  });

  test('an unknown address has the form too', async ({ page }) => {
    await page.goto('/gibt-es-nicht');
    await contact(page).getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(contact(page).getByRole('alert')).toContainText('Fehlende Angaben');
  });

  test('printed copies are ordered in the page', async ({ page }) => {
    await page.goto('/studies');
    await main(page).locator('summary', { hasText: 'Printversion bestellen' }).click();
    const send = main(page).getByRole('button', { name: 'Printversion bestellen' });
    await main(page).getByLabel('Vorname').fill('Anna');
    await main(page).getByLabel('Anzahl').fill('2');
    await main(page).getByLabel('Sprache').selectOption('Französisch');
    await send.click();
    await expect(main(page).getByLabel('Nachname')).toHaveAccessibleDescription('Nachname ist erforderlich');
    await expect(main(page).getByLabel('Vorname')).toHaveValue('Anna');
    await expect(main(page).getByLabel('Anzahl')).toHaveValue('2');
    await expect(main(page).getByLabel('Sprache')).toHaveValue('fr');
    for (const [label, text] of [
      ['Nachname', 'Muster'],
      ['E-Mail', 'anna@example.org'],
      ['Strasse und Hausnummer', 'Musterweg 1'],
      ['Postleitzahl', '8001'],
      ['Ort', 'Zürich'],
    ] as const) {
      await main(page).getByLabel(label, { exact: true }).fill(text);
    }
    await send.click();
    await expect(main(page).getByRole('status')).toContainText(/Ihre Bestellnummer ist \w{8}/);
  });
});

test('input entered before hydration stays, and the summary shows it', async ({ page }) => {
  const release = await openUnhydrated(page, '/order');
  await fillOrder(page);
  release();
  await hydrated(page, 'order-area');
  const summary = main(page).getByRole('region', { name: 'Bestellübersicht' });
  await expect(summary).toContainText("CHF 1'795");
  for (const entry of ['Anna Muster', 'Strategie', 'Vielleicht']) await expect(summary).toContainText(entry);
  await expect(main(page).getByLabel('Rechnungsadresse')).toHaveValue('Musterweg 1\n8001 Zürich');
  await expect(main(page).getByLabel('Unternehmensbereich')).toHaveValue('strategy');
});

test('a browser without storage doesn’t order twice either', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const keys: (string | undefined)[] = [];
  await page.route('**/api/study-orders', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // The first order arrives, only its answer is lost; then the connection is down until the second click.
    if (keys.length === 1) await route.fetch();
    await (keys.length <= 3 ? route.abort() : route.continue());
  });
  await page.goto('/order');
  await hydrated(page, 'order-area');
  await fillOrder(page);
  await submit(page).click();
  // Clicks while the form is being sent are ignored.
  await expect.poll(() => keys.length).toBe(3);
  await expect(submit(page)).toBeFocused();
  await submit(page).click();
  await expect(main(page).getByRole('heading', { name: 'Bestellung erfolgreich!' })).toBeVisible();
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(1);
});

test('addresses to write to are underlined targets of at least 24 px', async ({ page }) => {
  await page.goto('/media');
  for (const link of [contact(page).locator('p > a[href^=mailto]').first(), main(page).locator('address > a')]) {
    await expect(link).toHaveCSS('text-decoration-line', 'underline');
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  }
  await page.goto('/impressum');
  expect((await main(page).locator('p > a[href^=mailto]').first().boundingBox())?.height).toBeGreaterThanOrEqual(24);
});

test('dragging its corner doesn’t make the message field lower than 120 px', async ({ page }) => {
  await page.goto('/about');
  const message = contact(page).getByLabel('Nachricht', { exact: true });
  await message.evaluate((field) => {
    field.style.height = '10px';
  });
  expect((await message.boundingBox())?.height).toBeGreaterThanOrEqual(120);
});

test('refused choices are framed like fields, until one is chosen', async ({ page }) => {
  await page.goto('/order');
  await hydrated(page, 'order-area');
  await submit(page).click();
  await expect(page.getByText('Vorname ist erforderlich')).toBeVisible();
  const frameOf = (name: RegExp) =>
    main(page)
      .getByRole('radio', { name })
      .evaluate((radio) => getComputedStyle(radio.closest('label') ?? radio).borderTopColor);
  const field = main(page).getByLabel('Vorname');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const red = await field.evaluate((element) => getComputedStyle(element).borderTopColor);
  for (const name of [/bis 500/, /mehr als 500/, /^Ja$/, /^Nein$/]) expect(await frameOf(name)).toBe(red);
  await main(page)
    .getByRole('radio', { name: /bis 500/ })
    .check();
  await expect.poll(() => frameOf(/mehr als 500/)).not.toBe(red);
  expect(await frameOf(/^Ja$/)).toBe(red);
});

test('the form shows a message after too many submissions', async ({ page }) => {
  const message = 'Es sind zu viele Anfragen eingegangen. Bitte versuchen Sie es später noch einmal.';
  await page.route('/api/contact-messages', (route) =>
    refuseCall(route, 429, { detail: message }, { 'retry-after': '60' }),
  );
  await page.goto('/imprint');
  for (const label of ['Vorname', 'Nachname', 'Nachricht']) await contact(page).getByLabel(label).fill('Muster');
  await contact(page).getByLabel('E-Mail').fill('anna@example.org');
  await contact(page).getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(contact(page).getByRole('alert')).toHaveText(message);
  await expect(contact(page).getByLabel('Nachricht')).toHaveValue('Muster');
  await expect(contact(page).getByRole('button', { name: 'Nachricht senden' })).toBeFocused();
});
