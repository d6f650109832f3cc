/**
 * Page texts: the list, the editor of a page, publishing, and that visitors read it. Each test changes a different
 * document, and none that translations.spec.ts changes, because they run concurrently.
 */
import { expect } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { changeDraft, expectErrors, openAddress, openTab, test, toast, unique } from '../admin-area.ts';
import { refuseCall } from '../refuse-call.ts';

test('a page’s text is found, written, checked, published and read by visitors', async ({ admin, api, page }) => {
  await openTab(admin, 'studies');
  await admin.getByRole('button', { name: 'Page texts' }).click();
  await expect(admin).toHaveURL(/list=texts/);
  const main = admin.getByRole('tabpanel');
  await expect(main.getByText('Live since').first()).toBeVisible();
  await expectAccessible(admin);
  await main.getByRole('link', { name: 'About', exact: true }).click();
  await expect(admin).toHaveURL(/texts=about/);

  const field = main.getByLabel('Line above the team');
  const before = await field.inputValue();
  await field.fill('{{facts.nothing}}');
  await expect(main.getByText('«facts.nothing» is none').first()).toBeAttached();
  const written = unique('Team');
  await field.fill(written);
  await expect(main.locator('[data-saving="saved"]')).toBeVisible();
  await expectAccessible(admin);
  await admin.reload();
  await expect(main.getByLabel('Line above the team')).toHaveValue(written);

  await main.getByRole('button', { name: 'Publish…' }).click();
  await admin.getByRole('button', { name: 'Publish now' }).click();
  await expect(toast(admin, 'Published')).toBeVisible();
  const visitor = await page.context().newPage();
  await expect(async () => {
    await visitor.goto('/about');
    await expect(visitor.getByText(written)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await visitor.close();

  await changeDraft(api, 'about', (content) => ({ ...content, teamKicker: before }), { isPublished: true });
});

test('buttons that move an item keep the focus, also in nested lists', async ({ admin }) => {
  await admin.goto('/admin?tab=studies&texts=studies&section=materials');
  await admin.getByRole('button', { name: 'Move Card 2 up' }).click();
  await expect(admin.getByRole('button', { name: 'Move Card 1 up' })).toBeFocused();
  await admin.getByRole('button', { name: 'Move Card 1 down' }).click();
  await expect(admin.getByRole('button', { name: 'Move Card 2 down' })).toBeFocused();
});

test('restoring a version loses nothing: this browser keeps the former draft', async ({ admin }) => {
  const editor = '/admin?tab=studies&texts=legal';
  await admin.goto(editor);
  const field = admin.getByRole('tabpanel').getByRole('textbox').first();
  const written = unique('Nur im Entwurf');
  await field.fill(written);
  await admin.getByRole('button', { name: 'Versions' }).click();
  await admin.getByRole('button', { name: 'Restore version 1 into the draft' }).click();
  await expect(toast(admin, 'Version 1 is in the draft now')).toBeVisible();
  await expect(field).not.toHaveValue(written);
  await admin.keyboard.press('Control+z');
  await expect(field).toHaveValue(written);
  await admin.getByRole('button', { name: 'Versions' }).click();
  await admin.getByRole('button', { name: 'Restore version 1 into the draft' }).click();
  await expect(field).not.toHaveValue(written);
  await openAddress(admin, editor);
  await expect(field).not.toHaveValue(written);
  await admin.getByRole('button', { name: 'Compare' }).first().click();
  await expect(admin.getByRole('dialog').getByText(written)).toBeVisible();
});

test('closing asks about a typed note, and a refusal after closing is shown', async ({ admin }) => {
  expectErrors(admin, /422/);
  await admin.goto('/admin?tab=studies&texts=home');
  const refusal = Promise.withResolvers<void>();
  await admin.route('**/api/content/home/publish', async (route) => {
    await refusal.promise;
    await refuseCall(route, 422, { detail: 'Nicht so.' });
  });
  await admin.getByRole('button', { name: 'Publish…' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Publish' });
  await dialog.getByLabel('Note').fill('Getippt');
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await admin.keyboard.press('Escape');
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog).toHaveCount(0);
  await admin.getByRole('button', { name: 'Versions' }).click();
  refusal.resolve();
  await expect(toast(admin, 'Nicht so.')).toBeVisible();
  await expect(admin.getByRole('dialog', { name: 'Versions' })).toBeVisible();
});

test('the list of page texts shows changes made in an editor opened from it', async ({ admin, api }) => {
  const { content } = await api<{ content: object }>('GET', '/api/content/partner-area');
  await admin.goto('/admin?tab=studies&list=texts');
  const main = admin.getByRole('tabpanel');
  const row = main.getByRole('listitem').filter({ has: admin.getByRole('heading', { name: 'Partner area' }) });
  await expect(row).toContainText('Live since');
  await expect(row).not.toContainText('Draft of');
  await row.getByRole('link', { name: 'Partner area' }).click();
  await main.getByRole('textbox').first().fill(unique('Anmelden'));
  await main.getByText('All page texts').click();
  await expect(row).toContainText('Draft of');
  await changeDraft(api, 'partner-area', () => content, { isPublished: true });
});
