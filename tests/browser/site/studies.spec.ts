import { expect, type Locator, type Page, test } from '@playwright/test';
import { pagesOf } from '../../pdf-reader.ts';
import { expectAccessibleEverywhere } from '../accessibility.ts';
import { openHydrated as open } from '../hydrate-islands.ts';
import { refuseCall } from '../refuse-call.ts';

test('the dialog for printed copies is accessible', async ({ page }) => {
  await open(page, '/studies');
  await page.getByRole('button', { name: 'Printversion bestellen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Printversion bestellen' }).click();
  await expect(page.getByText('Vorname ist erforderlich')).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('all quotations can be read', async ({ page }) => {
    await page.goto('/studies');
    await expect(page.getByRole('heading', { name: 'Versicherungsmonitor 2021' })).toBeVisible();
    // One below the other, none of them clipped.
    const places = await page
      .getByRole('blockquote')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect()));
    expect(places.length).toBeGreaterThan(3);
    expect(new Set(places.map(({ x }) => x)).size).toBe(1);
    expect(new Set(places.map(({ y }) => y)).size).toBe(places.length);
  });
});

test('every link to a document opens in a new tab without access to the page', async ({ page }) => {
  await open(page, '/studies');
  for (const name of [/Selected Insights/, /One-Pager/, 'Alle Ausgaben anzeigen']) {
    for (const link of await page.getByRole('link', { name }).all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      await expect(link).toHaveAttribute('href', /^(https:|\/assets\/downloads\/)/);
    }
  }
  for (const name of [/^One-Pager \(PDF\)/, /^Selected Insights \(PDF\)/]) {
    const address = await page.getByRole('link', { name }).getAttribute('href');
    const answer = await page.request.get(String(address));
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
  const of2021 = page.getByRole('listitem').filter({ hasText: '2021' });
  await expect(of2021.getByText('Link nicht verfügbar')).toHaveCount(2);
  for (const [year, pagesCount] of [
    [2023, 142],
    [2022, 138],
    [2021, 125],
  ]) {
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: `Versicherungsmonitor ${year}` })
        .first(),
    ).toContainText(`${pagesCount} Seiten`);
  }
  // Without a free PDF the button leads to the order.
  await page.getByRole('link', { name: 'PDF herunterladen' }).click();
  await expect(page).toHaveURL(/\/order$/);
});

/** The number of the shown quotation, from 1. */
async function shownQuote(section: Locator) {
  const labels = section.getByRole('button', { name: /^Zitat \d von/ });
  const current = await labels.evaluateAll((all) =>
    all.findIndex((element) => element.getAttribute('aria-current') === 'true'),
  );
  return current + 1;
}

test('testimonials change every 5 s, pause on hover, and can be chosen and stopped', async ({ page }) => {
  await page.clock.install();
  await open(page, '/studies');
  const section = page.getByRole('region', { name: 'Was Experten sagen' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator('[data-current]')).toHaveCSS('visibility', 'visible');
  await expect(section.locator('li:not([data-current]) blockquote').first()).toBeHidden();
  const quotes = await section.locator('blockquote').count();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  // Choosing a quotation restarts its time, so each change is measured from a known moment.
  const jumpTo = (place: number) =>
    section.getByRole('button', { name: `Zitat ${place} von` }).evaluate((dot: HTMLElement) => dot.click());
  await jumpTo(2);
  for (const [from, to] of [
    [1, 2],
    [quotes, 1],
  ] as const) {
    await jumpTo(from);
    await page.clock.runFor(4900);
    await expect.poll(() => shownQuote(section)).toBe(from);
    await page.clock.runFor(200);
    await expect.poll(() => shownQuote(section)).toBe(to);
  }
  await section.hover();
  // Otherwise the time could pass before React has stopped the change.
  await expect(section.locator('ol[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await page.clock.runFor(20_000);
  await expect.poll(() => shownQuote(section)).toBe(1);
  await section.getByRole('button', { name: 'Vorheriges Zitat' }).click();
  await expect.poll(() => shownQuote(section)).toBe(quotes);
  await section.getByRole('button', { name: 'Zitat 3 von' }).click();
  await expect.poll(() => shownQuote(section)).toBe(3);
  await section.getByRole('button', { name: 'Zitate anhalten' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expect.poll(() => shownQuote(section)).toBe(3);
});

test('testimonials don’t change under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await open(page, '/studies');
  const section = page.getByRole('region', { name: 'Was Experten sagen' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator('li:not([data-current]) blockquote').first()).toBeHidden();
  await page.clock.runFor(20_000);
  await expect.poll(() => shownQuote(section)).toBe(1);
});

const order = {
  Vorname: 'Anna',
  Nachname: 'Muster',
  'E-Mail': 'anna@example.org',
  'Strasse und Hausnummer': 'Musterweg 1',
  Postleitzahl: '8001',
  Ort: 'Zürich',
};

async function openPrintOrder(page: Page) {
  await open(page, '/studies');
  await page.getByRole('button', { name: 'Printversion bestellen' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

test('a print order whose form can’t be loaded shows a message, and opens once it can', async ({ page }) => {
  await open(page, '/studies');
  const code = '**/assets/print-order-dialog-*.js';
  await page.route(code, (route) => route.abort());
  const button = page.getByRole('button', { name: 'Printversion bestellen' });
  await button.click();
  await expect(page.getByRole('alert')).toContainText('Das Bestellformular konnte nicht geladen werden');
  await page.unroute(code);
  await button.click();
  await expect(page.getByRole('dialog').getByLabel('Vorname')).toBeVisible();
});

test('a print order survives a failure, is sent once and confirmed with its number', async ({ page }) => {
  const dialog = await openPrintOrder(page);
  const submit = dialog.getByRole('button', { name: 'Printversion bestellen' });
  await submit.click();
  for (const message of ['Vorname ist erforderlich', 'Nachname ist erforderlich', 'Ungültige E-Mail-Adresse']) {
    await expect(dialog.getByText(message)).toBeVisible();
  }
  await expect(dialog.getByLabel('Vorname')).toBeFocused();
  for (const [label, value] of Object.entries(order)) await dialog.getByLabel(label).fill(value);
  await dialog.getByLabel('Anzahl').fill('1001');
  await submit.click();
  await expect(dialog.getByText('Die Anzahl muss eine ganze Zahl von 1 bis 1000 sein')).toBeVisible();
  await dialog.getByLabel('Anzahl').fill('2');

  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/print-orders')) keys.push(request.headers()['idempotency-key']);
  });
  // It retries twice automatically.
  await page.route('**/api/print-orders', (route) => route.abort(), { times: 3 });
  await submit.click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Bei der Bestellung ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  );
  for (const [label, value] of Object.entries(order)) await expect(dialog.getByLabel(label)).toHaveValue(value);

  const answer = page.waitForResponse('**/api/print-orders');
  await submit.click();
  expect((await answer).status()).toBe(201);
  const { orderNumber } = await (await answer).json();
  await expect(dialog.getByRole('status')).toContainText(orderNumber);
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Printversion bestellen' })).toBeFocused();

  // The same input again is a new order, not a repetition of the first.
  await page.getByRole('button', { name: 'Printversion bestellen' }).click();
  for (const [label, value] of Object.entries(order)) await dialog.getByLabel(label).fill(value);
  await dialog.getByLabel('Anzahl').fill('2');
  await submit.click();
  await expect(dialog.getByRole('status')).toContainText('Ihre Bestellnummer ist');
  await expect(dialog.getByRole('status')).not.toContainText(orderNumber);
});

test('errors of the server are shown at their fields', async ({ page }) => {
  const dialog = await openPrintOrder(page);
  for (const [label, value] of Object.entries(order)) await dialog.getByLabel(label).fill(value);
  await page.route('**/api/print-orders', (route) =>
    refuseCall(route, 400, { errors: [{ path: 'zipCode', message: 'Diese Postleitzahl gibt es nicht' }] }),
  );
  await dialog.getByRole('button', { name: 'Printversion bestellen' }).click();
  await expect(dialog.getByLabel('Postleitzahl')).toHaveAccessibleDescription('Diese Postleitzahl gibt es nicht');
  await expect(dialog.getByLabel('Postleitzahl')).toBeFocused();
});

test('changed input is not discarded without asking', async ({ page }) => {
  const dialog = await openPrintOrder(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Printversion bestellen' }).click();
  await dialog.getByLabel('Vorname').fill('Anna');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('Trotzdem schliessen?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(dialog.getByLabel('Vorname')).toHaveValue('Anna');
  await dialog.getByRole('button', { name: 'Schliessen' }).click();
  await dialog.getByRole('button', { name: 'Angaben verwerfen' }).click();
  await expect(dialog).toBeHidden();
});

test('no heading of the printed page stands apart from its section', async ({ page }) => {
  await page.goto('/studies');
  const sheets = await pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  expect(sheets.filter((sheet) => /^ *Archiv$/m.test(sheet))).toEqual([expect.stringContaining('2023')]);
});
