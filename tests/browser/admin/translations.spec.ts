/** Translating a page's texts: beside the original, by keyboard, older texts, publishing with the original. */
import { expect } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { changeDraft, expectErrors, test, toast, unique } from '../admin-area.ts';
import { expectFocusOn, press, tabTo } from '../keyboard.ts';
import { refuseCall } from '../refuse-call.ts';

/** Each test changes a different document, none that page-texts.spec.ts changes, because they run concurrently. */
const original = '/api/content/partners';
const french = `${original}/translations/fr`;

test('a text is translated beside its original by keyboard, and read by visitors', async ({ admin, page }) => {
  await admin.goto('/admin?tab=studies&list=texts');
  const insights = admin
    .getByRole('listitem')
    .filter({ has: admin.getByRole('link', { name: 'Insights', exact: true }) });
  await press(admin, insights.getByRole('list', { name: 'Translations of Insights' }).getByText('French'));
  await expect(admin.getByRole('heading', { name: 'Insights in French' })).toBeVisible();
  await expectAccessible(admin);

  const field = admin.getByLabel('Translation of Link to the order › Title');
  await tabTo(admin, field);
  await admin.keyboard.press('Control+a');
  await admin.keyboard.press('Delete');
  await expect(admin.getByText('1 missing', { exact: false }).first()).toBeVisible();
  await expect(admin.getByText('Translate this.')).toBeVisible();
  const publish = admin.getByRole('button', { name: 'Publish…' });
  await press(admin, publish, 'Shift+Tab');
  await tabTo(admin, admin.getByRole('button', { name: 'Show what is missing' }));
  await expectAccessible(admin);
  await admin.keyboard.press('Enter');
  await expectFocusOn(admin, field);

  await admin.keyboard.type('Équipe de 12 personnes');
  await expect(admin.getByText('the original has no such number')).toBeVisible();
  const written = unique('Équipe').replace(/\d/g, '');
  await admin.keyboard.press('Control+a');
  await admin.keyboard.type(written);
  await expect(admin.locator('[data-saving="saved"]')).toBeVisible();
  await expectAccessible(admin);
  await admin.reload();
  await expect(admin.getByLabel('Translation of Link to the order › Title')).toHaveValue(written);

  await press(admin, publish);
  await press(admin, admin.getByRole('button', { name: 'Publish now' }));
  await expect(toast(admin, 'Published')).toBeVisible();
  const visitor = await page.context().newPage();
  await expect(async () => {
    await visitor.goto('/fr/insights');
    await expect(visitor.getByText(written)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await visitor.close();
});

test('an edition and a page’s texts lead to their translation and back', async ({ admin }) => {
  for (const [address, title, original] of [
    ['edition=2024', 'Edition 2024', 'The edition in German'],
    ['texts=about', 'About', 'The page text in German'],
  ] as const) {
    await admin.goto(`/admin?tab=studies&${address}`);
    const panel = admin.getByRole('tabpanel');
    await press(admin, panel.getByRole('link', { name: 'French', exact: true }));
    await expectFocusOn(admin, panel.getByRole('heading', { name: `${title} in French` }));
    await press(admin, panel.getByRole('link', { name: original }));
    await expectFocusOn(admin, panel.getByRole('heading', { name: title, exact: true }));
  }
});

test('a refusal after the dialog was closed is shown, and no other dialog is closed', async ({ admin }) => {
  expectErrors(admin, /422/);
  await admin.goto('/admin?tab=studies&texts=about&language=fr');
  const refusal = Promise.withResolvers<void>();
  await admin.route('**/translations/fr/publish', async (route) => {
    await refusal.promise;
    await refuseCall(route, 422, { detail: 'Nicht so.' });
  });
  await admin.getByRole('button', { name: 'Publish…' }).click();
  await admin.getByRole('dialog', { name: 'Publish' }).getByRole('button', { name: 'Publish now' }).click();
  await admin.keyboard.press('Escape');
  await expect(admin.getByRole('dialog')).toHaveCount(0);
  await admin.getByRole('button', { name: 'Versions' }).click();
  refusal.resolve();
  await expect(toast(admin, 'Nicht so.')).toBeVisible();
  await expect(admin.getByRole('dialog', { name: 'Versions' })).toBeVisible();
});

test('links to translations are large enough to be hit on a phone', async ({ admin }) => {
  await admin.setViewportSize({ width: 360, height: 780 });
  await admin.goto('/admin?tab=studies&texts=about');
  const links = admin.getByRole('navigation', { name: 'Translations' }).getByRole('link');
  await expect(links).toHaveText(['French', 'Italian', 'English']);
  for (const link of await links.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
});

test('the counts of translations follow the original while it is written', async ({ admin, api }) => {
  const { content } = await api<{ content: object }>('GET', '/api/content/frame');
  await admin.goto('/admin?tab=studies&texts=frame');
  const french = admin.getByRole('navigation', { name: 'Translations' }).getByRole('listitem').first();
  await expect(french).toHaveText('French');
  const text = admin.locator('[data-field] textarea').first();
  await text.press('End');
  await text.pressSequentially(' neu');
  await expect(french).toHaveText('French 1 older');
  await changeDraft(api, 'frame', () => content);
});

test('a changed original shows its former text, and is published with its translation', async ({ admin, api }) => {
  const content = await changeDraft<{ description: string }>(api, 'partners', (draft) => ({
    ...draft,
    description: `${draft.description} Mehr {{facts.year}}.`,
  }));
  await admin.goto('/admin?tab=studies&texts=partners&language=fr');
  await expect(admin.getByText('1 older than the original')).toBeVisible();
  await expect(admin.getByText('Translated from:')).toContainText(content.description);
  await expect(admin.getByText('Keep {{facts.year}}')).toBeVisible();

  await admin.goto('/admin?tab=studies&texts=partners');
  await admin.getByRole('button', { name: 'Publish…' }).click();
  await expect(admin.getByText('This takes the page out of French: 1 text has to be translated first.')).toBeVisible();
  await expectAccessible(admin);

  await changeDraft(api, 'partners', () => ({ ...content, description: `${content.description} Mehr.` }));
  await admin.goto('/admin?tab=studies&texts=partners&language=fr');
  await admin.getByRole('button', { name: 'Confirm the translation of Description' }).click();
  await expect(admin.getByText('0 older than the original')).toBeVisible();
  await expect(admin.locator('[data-saving="saved"]')).toBeVisible();

  await admin.goto('/admin?tab=studies&texts=partners');
  await admin.getByRole('button', { name: 'Publish…' }).click();
  await admin.getByLabel('Publish French with it').check();
  await admin.getByRole('button', { name: 'Publish now' }).click();
  await expect(toast(admin, 'Published')).toBeVisible();
  const states = await api<{ language: string; older: number; isShown: boolean }[]>('GET', `${original}/translations`);
  expect(states.find(({ language }) => language === 'fr')).toMatchObject({ older: 0, isShown: true });

  await admin.goto('/admin?tab=studies&texts=partners&language=fr');
  await admin.getByRole('button', { name: 'Versions' }).click();
  await expect(admin.getByRole('dialog').getByText('Version 1', { exact: true })).toBeVisible();
  const { revision: now } = await api<{ revision: number }>('GET', french);
  expect(now).toBeGreaterThan(0);
});

test("an edition's translation fits a phone and a desktop", async ({ admin }) => {
  await admin.goto('/admin?tab=studies&edition=2024&language=it&section=cards');
  await expect(admin.getByText('Assicurazione malattie').first()).toBeVisible();
  for (const width of [360, 1280]) {
    await admin.setViewportSize({ width, height: 800 });
    await expectAccessible(admin);
  }
});

test('texts are exported as XLIFF and imported; those that no longer match are listed', async ({ admin, api }) => {
  expectErrors(admin, /400/);
  await admin.goto('/admin?tab=studies&texts=order&language=en');
  const address = await admin.getByRole('link', { name: 'Export XLIFF' }).getAttribute('href');
  const exported = await (await admin.request.get(address ?? '')).text();
  const file = exported.replace('Focus topics', 'Main topics').replace('>Preise<', '>Kosten<');
  await admin.getByLabel('XLIFF file').setInputFiles({
    name: 'order-en.xlf',
    mimeType: 'application/xliff+xml',
    buffer: Buffer.from(file),
  });
  await expect(admin.getByText('1 text taken. 1 text no longer fits the original:')).toBeVisible();
  await expect(admin.getByLabel('Translation of Title of the topics')).toHaveValue('Main topics');
  await expectAccessible(admin);
  await admin.getByLabel('XLIFF file').setInputFiles({
    name: 'kaputt.xlf',
    mimeType: 'application/xliff+xml',
    buffer: Buffer.from('<kein'),
  });
  await expect(admin.getByRole('alert').filter({ hasText: 'Nothing was imported.' })).toBeVisible();
  const { content } = await api<{ content: { texts: Record<string, { text: string }> } }>(
    'GET',
    '/api/content/order/translations/en',
  );
  expect(content.texts.topicsTitle?.text).toBe('Main topics');
});

test('the import of a wrong file can be undone, unless a text was changed since', async ({ admin }) => {
  await admin.goto('/admin?tab=studies&texts=order&language=it');
  const address = await admin.getByRole('link', { name: 'Export XLIFF' }).getAttribute('href');
  const exported = await (await admin.request.get(address ?? '')).text();
  const field = admin.getByLabel('Translation of Title of the topics');
  const written = await field.inputValue();
  const importFile = (text: string) =>
    admin.getByLabel('XLIFF file').setInputFiles({
      name: 'order-it.xlf',
      mimeType: 'application/xliff+xml',
      buffer: Buffer.from(exported.replace(written, text)),
    });
  await importFile('Temi sbagliati');
  await expect(field).toHaveValue('Temi sbagliati');
  await expect(toast(admin, '1 text imported')).toBeVisible();
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(field).toHaveValue(written);
  await expect(admin.getByText('1 text taken.')).toHaveCount(0);
  await expect(admin.locator('[data-saving="saved"]')).toBeVisible();
  await admin.reload();
  await expect(field).toHaveValue(written);

  await importFile('Temi sbagliati');
  await expect(field).toHaveValue('Temi sbagliati');
  await field.fill('Temi corretti');
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(admin, 'they have changed since')).toBeVisible();
  await expect(field).toHaveValue('Temi corretti');
});

test('text typed during an import is offered again', async ({ admin }) => {
  await admin.goto('/admin?tab=studies&texts=media&language=it');
  const address = await admin.getByRole('link', { name: 'Export XLIFF' }).getAttribute('href');
  const buffer = await (await admin.request.get(address ?? '')).body();
  const imports = Promise.withResolvers<void>();
  await admin.route('**/xliff*', async (route) => {
    await imports.promise;
    await route.continue();
  });
  const sent = admin.waitForRequest((request) => request.url().includes('xliff') && request.method() !== 'GET');
  await admin
    .getByLabel('XLIFF file')
    .setInputFiles({ name: 'media-it.xlf', mimeType: 'application/xliff+xml', buffer });
  await sent;
  const field = admin.getByLabel(/^Translation of /).first();
  const typed = unique('Scritto nel frattempo').replace(/\d/g, '');
  await field.fill(typed);
  imports.resolve();
  await expect(admin.getByText(/^\d+ texts? taken/)).toBeVisible();
  await admin.reload();
  await admin.getByRole('alert').filter({ hasText: 'the text that was replaced' }).getByText('Restore').click();
  await expect(field).toHaveValue(typed);
});

test('texts that were imported, but could not be shown, are not called lost', async ({ admin, api }) => {
  expectErrors(admin, /503/);
  const draft = '/api/content/studies/translations/it';
  await admin.goto('/admin?tab=studies&texts=studies&language=it');
  const address = await admin.getByRole('link', { name: 'Export XLIFF' }).getAttribute('href');
  const exported = await (await admin.request.get(address ?? '')).text();
  const written = unique('Importato');
  const file = exported.replace(/(<target[^>]*>)[^<]*/, `$1${written}`);
  await admin.route(`**${draft}`, (route) => route.fulfill({ status: 503 }));
  await admin
    .getByLabel('XLIFF file')
    .setInputFiles({ name: 'studies-it.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(file) });
  const message = '1 text taken. The draft could not be loaded with them: reload the page.';
  await expect(admin.getByRole('alert').filter({ hasText: message })).toBeVisible();
  await expect(admin.getByText('Nothing was imported.')).toHaveCount(0);
  expect(JSON.stringify((await api<{ content: unknown }>('GET', draft)).content)).toContain(written);
});
