import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectToFit } from '../accessibility.ts';
import { refuseCall } from '../refuse-call.ts';
import { reloadAndStay } from '../reload-and-stay.ts';
import { fillOrder } from './fill-order.ts';

const main = (page: Page) => page.locator('main');
const submit = (page: Page) => main(page).getByRole('button', { name: 'Jetzt bestellen!' });
const summary = (page: Page) => main(page).getByRole('region', { name: 'Bestellübersicht' });
const toast = (page: Page) => page.getByRole('region', { name: 'Hinweise' });

async function open(page: Page) {
  await page.goto('/order');
  await page.locator('[data-island="order-area"][data-hydrated]').waitFor();
}

const messages = {
  Vorname: 'Vorname ist erforderlich',
  Nachname: 'Nachname ist erforderlich',
  'E-Mail': 'Ungültige E-Mail-Adresse',
  Unternehmen: 'Unternehmen ist erforderlich',
  Rechnungsadresse: 'Rechnungsadresse ist erforderlich',
  Unternehmensbereich: 'Bitte wählen Sie Ihren Unternehmensbereich aus',
};

test('missing input is shown at its field, until it is filled in', async ({ page }) => {
  await open(page);
  await submit(page).click();
  for (const [label, message] of Object.entries(messages)) {
    const field = main(page).getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
  }
  await expect(main(page).getByText('Bitte wählen Sie Ihre Unternehmensgröße aus')).toBeVisible();
  await expect(main(page).getByText('Bitte wählen Sie eine Option aus')).toBeVisible();
  await expect(main(page).getByLabel('Vorname')).toBeFocused();
  await expectAccessible(page);
  await main(page).getByLabel('Vorname').fill('Anna');
  await expect(main(page).getByText(messages.Vorname)).toHaveCount(0);
  await expect(main(page).getByText(messages.Nachname)).toBeVisible();
});

test('the summary appears with the company size and contains all input', async ({ page }) => {
  await open(page);
  await expect(summary(page)).toHaveCount(0);
  await main(page)
    .getByRole('radio', { name: /bis 500 Mitarbeitende/ })
    .check();
  await expect(summary(page).getByRole('row', { name: /Total/ })).toContainText('CHF 695');
  await expect(summary(page)).not.toContainText('Präsentation');
  await fillOrder(page);
  await expect(summary(page).getByRole('row', { name: /Präsentation vor Ort/ })).toContainText('CHF 500');
  await expect(summary(page).getByRole('row', { name: /Total/ })).toContainText("CHF 1'795");
  for (const entry of [
    'Anna Muster',
    'anna.muster@example.org',
    'Muster Versicherung AG',
    'Musterweg 1',
    'Strategie',
    'Vielleicht',
  ]) {
    await expect(summary(page)).toContainText(entry);
  }
});

test('an order is placed, confirmed and cited by keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await main(page).getByLabel('Vorname').focus();
  for (const text of ['Anna', 'Muster', 'anna.muster@example.org', 'Muster AG', 'Musterweg 1']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  // The two optional fields are skipped.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Strategie');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(submit(page)).toBeFocused();

  let sent = '';
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/study-orders', async (route) => {
    sent = route.request().postData() ?? '';
    await answer.promise;
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('button', { name: 'Bestellung wird verarbeitet...' })).toBeDisabled();
  answer.resolve();
  await expect(main(page).getByRole('heading', { name: 'Bestellung erfolgreich!' })).toBeFocused();
  // Empty optional fields are not sent.
  expect(JSON.parse(sent)).toEqual({
    firstName: 'Anna',
    lastName: 'Muster',
    email: 'anna.muster@example.org',
    organization: 'Muster AG',
    billingAddress: 'Musterweg 1',
    businessArea: 'strategy',
    companySize: 'small',
    wantsPresentation: true,
    partnerInterest: 'yes',
    price: 695,
    presentationPrice: 500,
    editionYear: 2024,
  });
  await expect(main(page)).toContainText(
    'Vielen Dank für Ihre Bestellung. Sie erhalten in Kürze eine E-Mail mit der Rechnung.',
  );
  await expect(main(page)).toContainText(/VM-\d{4}-\d{6}/);
  await expect(main(page).locator('form')).toHaveCount(0);
  await expect(toast(page)).toContainText('Bestellung erfolgreich');
  await expectAccessible(page);

  const card = main(page).getByRole('region', { name: 'Zitation' });
  await expect(card).toContainText(/\(2024\).*Musterhochschule.*S\. 1-82\./);
  await card.getByRole('button', { name: 'Zitation kopieren' }).click();
  await expect(card.getByRole('status')).not.toBeEmpty();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('S. 1-82.');
  for (const [link, start] of [
    ['BibTeX', '@techreport{'],
    ['RIS', 'TY  - RPRT'],
    ['CFF', 'cff-version: 1.2.0'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('link', { name: link }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^versicherungsmonitor-2024\.(bib|ris|cff)$/);
    expect(await readFile(await download.path(), 'utf8')).toContain(start);
  }
  expect(await page.evaluate(() => Object.keys(sessionStorage).concat(Object.keys(localStorage)))).toEqual([]);
});

test('a failure and a reload keep all input, and the retry is the same order', async ({ page }) => {
  const keys: (string | undefined)[] = [];
  let isConnected = false;
  await page.route('**/api/study-orders', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (isConnected) return route.continue();
    // The first order arrives, only its answer is lost.
    if (keys.length === 1) await route.fetch();
    await route.abort();
  });
  await open(page);
  await fillOrder(page);
  await submit(page).click();
  await expect(toast(page)).toContainText('Fehler');
  await expect(toast(page)).toContainText(
    'Bei der Bestellung ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  );
  await expect(submit(page)).toBeEnabled();
  await expect(submit(page)).toBeFocused();
  await expect(main(page).getByLabel('Vorname')).toHaveValue('Anna');
  await submit(page).click();
  // The first attempt has sent three times; the second one is interrupted.
  await expect.poll(() => keys.length).toBeGreaterThan(3);
  await page.reload();
  await page.locator('[data-island="order-area"][data-hydrated]').waitFor();
  await expect(main(page).getByLabel('Rechnungsadresse')).toHaveValue('Musterweg 1\n8001 Zürich');
  await expect(main(page).getByRole('radio', { name: 'Vielleicht' })).toBeChecked();
  await expect(summary(page)).toContainText("CHF 1'795");
  isConnected = true;
  await submit(page).click();
  await expect(main(page).getByRole('heading', { name: 'Bestellung erfolgreich!' })).toBeVisible();
  expect(new Set(keys).size).toBe(1);
});

test('a refusal of the server is shown at its field', async ({ page }) => {
  await page.route('**/api/study-orders', (route) =>
    refuseCall(route, 400, { errors: [{ path: 'organization', message: 'Höchstens 200 Zeichen' }] }),
  );
  await open(page);
  await fillOrder(page);
  await submit(page).click();
  await expect(main(page).getByLabel('Unternehmen', { exact: true })).toHaveAccessibleDescription(
    'Höchstens 200 Zeichen',
  );
  await expect(main(page).getByLabel('Unternehmen', { exact: true })).toBeFocused();
  await expect(toast(page)).toContainText('Fehler');
});

test('an order that a busy server refuses is sent again automatically, with its key', async ({ page }) => {
  const keys: (string | undefined)[] = [];
  const looked = Promise.withResolvers<void>();
  await page.route('**/api/study-orders', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length === 1) return refuseCall(route, 503, {}, { 'Retry-After': '1' });
    await looked.promise;
    return route.continue();
  });
  await open(page);
  await fillOrder(page);
  await submit(page).click();
  const notice = main(page).locator('[aria-live="polite"]', { hasText: 'Es wird automatisch erneut versucht' });
  await expect(notice).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Bestellung wird verarbeitet...' })).toBeDisabled();
  await expect(main(page).getByLabel('Vorname')).toHaveValue('Anna');
  await expectAccessible(page);
  expect(await reloadAndStay(page)).toBe('beforeunload');
  looked.resolve();
  await expect(main(page).getByRole('heading', { name: 'Bestellung erfolgreich!' })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('a reference and an address for the invoice are sent, and are in the summary', async ({ page }) => {
  let sent = '';
  await page.route('**/api/study-orders', (route) => {
    sent = route.request().postData() ?? '';
    return route.continue();
  });
  await open(page);
  await fillOrder(page);
  const reference = main(page).getByLabel('Ihre Referenz');
  // Not `fill`, which ignores a limit of the field that would cut the text.
  await reference.focus();
  await page.keyboard.insertText('Bestellung 4500012345 '.repeat(3));
  await submit(page).click();
  await expect(reference).toHaveAccessibleDescription(/Höchstens 50 Zeichen/);
  await expect(reference).toHaveValue('Bestellung 4500012345 '.repeat(3));
  await reference.fill('PO 4711');
  await expect(main(page).getByText('Höchstens 50 Zeichen')).toHaveCount(0);
  await main(page).getByLabel('E-Mail für die Rechnung').fill('kreditoren@lokal');
  await expect(summary(page)).toContainText('PO 4711');
  await submit(page).click();
  await expect(main(page).getByLabel('E-Mail für die Rechnung')).toHaveAccessibleDescription(
    /Ungültige E-Mail-Adresse/,
  );
  await expect(main(page).getByLabel('E-Mail für die Rechnung')).toBeFocused();
  await main(page).getByLabel('E-Mail für die Rechnung').fill('kreditoren@example.org');
  await expectAccessible(page);
  await submit(page).click();
  await expect(main(page).getByRole('heading', { name: 'Bestellung erfolgreich!' })).toBeVisible();
  expect(JSON.parse(sent)).toMatchObject({ buyerReference: 'PO 4711', invoiceEmail: 'kreditoren@example.org' });
});

test('when another edition has become current, the page shows it with a message and the input', async ({ page }) => {
  const message = 'Inzwischen ist die Ausgabe 2025 erschienen.';
  let orders = 0;
  await page.route('**/api/study-orders', (route) => {
    orders += 1;
    if (orders > 1) return route.continue();
    return refuseCall(route, 409, { detail: message, errors: [{ path: 'editionYear', message }] });
  });
  await open(page);
  await fillOrder(page);
  const reloaded = page.waitForEvent('load');
  await submit(page).click();
  await reloaded;
  await expect(main(page).getByRole('alert').getByText(message)).toBeFocused();
  await expect(main(page).getByLabel('Rechnungsadresse')).toHaveValue('Musterweg 1\n8001 Zürich');
  await submit(page).click();
  await expect(main(page).getByRole('heading', { name: 'Bestellung erfolgreich!' })).toBeVisible();
});

test('without any code loaded later the server checks the order, and it is confirmed once', async ({ page }) => {
  await open(page);
  // Code of the island is loaded; all code that would be loaded later fails.
  await page.route('**/assets/**', (route) => route.abort());
  await fillOrder(page);
  await main(page).getByLabel('E-Mail', { exact: true }).fill('anna@lokal');
  await submit(page).click();
  await expect(main(page).getByLabel('E-Mail', { exact: true })).toHaveAccessibleDescription(
    'Ungültige E-Mail-Adresse',
  );
  await main(page).getByLabel('E-Mail', { exact: true }).fill('anna.muster@example.org');
  let orders = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/study-orders')) orders += 1;
  });
  await submit(page).dblclick();
  await expect(main(page).getByRole('heading', { name: 'Bestellung erfolgreich!' })).toBeFocused();
  await expect(main(page).getByRole('region', { name: 'Zitation' })).toBeVisible();
  expect(orders).toBe(1);
});

test('an order whose answer was lost, sent again without the page’s code, is one order', async ({ page }) => {
  await open(page);
  await fillOrder(page);
  const organization = `Muster ${Date.now()} AG`;
  await main(page).getByLabel('Unternehmen', { exact: true }).fill(organization);
  let lost = '';
  await page.route('**/api/study-orders', async (route) => {
    lost = (await (await route.fetch()).json()).orderNumber;
    await route.abort();
  });
  await submit(page).click();
  await expect(toast(page)).toContainText('Fehler');
  await page.route(/hydrate-island-[\w-]+\.js$/, (route) => route.abort());
  await page.reload();
  await fillOrder(page);
  await main(page).getByLabel('Unternehmen', { exact: true }).fill(organization);
  await submit(page).click();
  await expect(main(page).getByRole('heading', { name: 'Bestellung erfolgreich!' })).toBeVisible();
  await expect(main(page).getByText(/^VM-\d{4}-\d{6}$/)).toHaveText(lost);
});

test('an expired download link offers a new one, and the focus stays where it can be read', async ({ page }) => {
  const token = 'a'.repeat(43);
  const detail = 'Bitte später versuchen';
  let requests = 0;
  await page.route(`**/api/downloads/${token}/renew`, (route) => {
    requests += 1;
    return requests === 1
      ? refuseCall(route, 503, { detail })
      : route.fulfill({ json: { orderNumber: 'VM-2026-000001' } });
  });
  await page.goto(`/order#neuer-link=${token}`);
  const button = page.getByRole('button', { name: 'Neuen Link anfordern' });
  await button.press('Enter');
  const region = page.getByRole('region', { name: 'Ihr Download-Link ist abgelaufen' });
  await expect(region).toContainText(detail);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(region.getByText('Wir haben Ihnen einen neuen Link gesandt')).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the order is checked and placed by the server', async ({ page }) => {
    await page.goto('/order');
    await fillOrder(page);
    // The browser's own check would stop it before the server could.
    await main(page).getByLabel('E-Mail', { exact: true }).fill('anna@lokal');
    await submit(page).click();
    await expect(main(page).getByLabel('E-Mail', { exact: true })).toHaveValue('anna@lokal');
    await expect(main(page).getByLabel('E-Mail', { exact: true })).toHaveAccessibleDescription(
      'Ungültige E-Mail-Adresse',
    );
    await expect(main(page).getByLabel('Rechnungsadresse')).toHaveValue('Musterweg 1\n8001 Zürich');
    await expect(main(page).getByRole('radio', { name: 'Vielleicht' })).toBeChecked();
    await expect(summary(page)).toContainText("CHF 1'795");
    await main(page).getByLabel('E-Mail', { exact: true }).fill('anna.muster@example.org');
    await submit(page).click();
    await expect(main(page).getByRole('heading', { name: 'Bestellung erfolgreich!' })).toBeVisible();
    const number = await main(page)
      .getByText(/^VM-\d{4}-\d{6}$/)
      .textContent();
    await page.reload();
    await expect(main(page).getByText(/^VM-\d{4}-\d{6}$/)).toHaveText(number ?? '');
  });
});

test('the page never scrolls sideways, at any width and in every state', async ({ page }) => {
  const expectToFitAlways = async (alsoAt: (width: number) => Promise<void> = async () => {}) => {
    for (const width of [1920, 1280, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectToFit(page, `${width} px`);
      await alsoAt(width);
    }
  };
  await open(page);
  await expectToFitAlways();
  await submit(page).click();
  await expect(main(page).getByText(messages.Vorname)).toBeVisible();
  await expectToFitAlways();
  await fillOrder(page);
  await expectToFitAlways(async (width) => {
    await expect(summary(page)).toBeVisible();
    if (width < 1280) return;
    await submit(page).scrollIntoViewIfNeeded();
    await expect(summary(page)).toBeInViewport();
  });
  await submit(page).click();
  await expect(main(page).getByRole('heading', { name: 'Bestellung erfolgreich!' })).toBeVisible();
  await expectToFitAlways();
});
