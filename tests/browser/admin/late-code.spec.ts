/** Parts whose code can't be loaded: one message, a retry on demand, and nothing else is lost. */
import { expect, test as plainTest } from '@playwright/test';
import { expectErrors, openTab, test, toast } from '../admin-area.ts';

plainTest('an island whose code could not be loaded is hydrated by a later click', async ({ page }) => {
  const tries: string[] = [];
  const code = /\/assets\/event-gallery.*\.js$/;
  await page.route(code, (route) => {
    tries.push(route.request().url());
    return route.abort();
  });
  await page.goto('/media');
  const picture = page.getByRole('button', { name: /Bild vergrössern/ }).first();
  await picture.click();
  await expect.poll(() => tries.length).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: 'Medienberichte' })).toBeVisible();
  await page.unroute(code);
  // A click that the failing attempt still keeps is lost with it; once the viewer is open, it covers the picture.
  const viewer = page.getByRole('dialog', { name: 'Bildansicht' });
  await expect(async () => {
    if (!(await viewer.isVisible())) await picture.click({ timeout: 1000 });
    await expect(viewer).toBeVisible({ timeout: 1000 });
  }).toPass();
});

plainTest('an island that fails during hydration keeps its HTML', async ({ page }) => {
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({
      response: answer,
      body: html.replace(/(data-island="key-figure-carousel" data-props=)"[^"]*"/, '$1"{}"'),
    });
  });
  const failed = page.waitForEvent('console', (line) => line.type() === 'error');
  await page.goto('/');
  const figures = page.getByRole('region', { name: 'Zentrale Erkenntnisse 2024' });
  await figures.scrollIntoViewIfNeeded();
  await failed;
  await expect(figures.getByRole('listitem')).toHaveCount(8);
  await page.locator('[data-island="statistics-widget"]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="statistics-widget"][data-hydrated]')).toBeVisible();
});

test('a tab whose code can’t be loaded shows a message and loads on a retry', async ({ admin }) => {
  expectErrors(admin, /ERR_FAILED|dynamically imported/);
  let tries = 0;
  await admin.route(/\/assets\/videos-tab.*\.js$/, (route) => {
    tries += 1;
    return route.abort();
  });
  const failure = admin.getByText('This tab could not be loaded.');
  await openTab(admin, 'overview');
  await admin.getByRole('tab', { name: 'Videos' }).click();
  await expect(failure).toBeVisible();
  expect(tries).toBeLessThanOrEqual(2);
  await admin.getByRole('tab', { name: 'Team' }).click();
  await expect(admin.getByRole('heading', { name: 'Team', exact: true })).toBeVisible();
  await admin.getByRole('tab', { name: 'Videos' }).click();
  // Returning is another attempt; the button appears only after that has failed too.
  await expect(failure).toBeVisible();
  await admin.unroute(/\/assets\/videos-tab.*\.js$/);
  await admin.getByRole('button', { name: 'Retry' }).click();
  await expect(admin.getByRole('heading', { name: 'Hero Videos' })).toBeVisible();
});

test('a dialog whose code can’t be loaded leaves the tab unchanged', async ({ admin }) => {
  expectErrors(admin, /ERR_FAILED|dynamically imported/);
  const code = /\/assets\/access-dialog.*\.js$/;
  await admin.route(code, (route) => route.abort());
  await openTab(admin, 'partners');
  const access = admin.getByRole('button', { name: /^Access of / }).first();
  await access.click();
  await expect(toast(admin, 'The form could not be opened. Please try again.')).toBeVisible();
  await admin.unroute(code);
  await access.click();
  await expect(admin.getByRole('dialog')).toBeVisible();
});

test('a form whose code can’t be loaded leaves the tab unchanged', async ({ admin }) => {
  expectErrors(admin, /ERR_FAILED|dynamically imported/);
  const code = /\/assets\/(partner|team-member)-form.*\.js$/;
  await admin.route(code, (route) => route.abort());
  await openTab(admin, 'partners');
  await admin.getByRole('button', { name: 'Add Partner' }).click();
  await expect(toast(admin, 'The form could not be opened. Please try again.')).toBeVisible();
  await expect(admin.getByRole('heading', { name: 'Partners', exact: true })).toBeVisible();
  await admin.getByRole('tab', { name: 'Team' }).click();
  await admin.getByRole('button', { name: 'Team-Mitglied hinzufügen' }).click();
  await expect(toast(admin, 'Das Formular konnte nicht geöffnet werden. Bitte versuchen Sie es erneut.')).toBeVisible();
  await admin.unroute(code);
  await admin.getByRole('button', { name: 'Team-Mitglied hinzufügen' }).click();
  await expect(admin.getByRole('dialog', { name: 'Team-Mitglied hinzufügen' })).toBeVisible();
});

test('after an upgrade of the site, a page whose code is gone reloads once, but not while it has unsaved input', async ({
  admin,
}) => {
  expectErrors(admin, /404|dynamically imported/);
  const code = /\/assets\/(videos-tab|library-picker).*\.js$/;
  await admin.route(code, (route) => route.fulfill({ status: 404 }));
  await openTab(admin, 'team');
  let reloads = 0;
  await admin.route(/\/admin(\?|$)/, async (route) => {
    if (!route.request().isNavigationRequest())
      return route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/new.js"></script>' });
    reloads += 1;
    return route.continue();
  });
  await admin.getByRole('button', { name: 'Team-Mitglied hinzufügen' }).click();
  const form = admin.getByRole('dialog', { name: 'Team-Mitglied hinzufügen' });
  await form.getByLabel('Name', { exact: false }).first().fill('Petra Muster');
  await form.getByRole('button', { name: /Bild wählen/ }).click();
  await expect(
    toast(admin, 'Die Website wurde erneuert. Speichern Sie Ihre Eingaben und laden Sie die Seite neu.'),
  ).toBeVisible();
  await expect(form.getByLabel('Name', { exact: false }).first()).toHaveValue('Petra Muster');

  await admin.keyboard.press('Escape');
  await admin.getByRole('button', { name: 'Änderungen verwerfen' }).click();
  const reloaded = admin.waitForEvent('load');
  await admin.getByRole('tab', { name: 'Videos' }).click();
  await reloaded;
  await expect(toast(admin, 'The site has been upgraded. Save your input, then reload the page.')).toBeVisible();
  await admin.unroute(code);
  await admin.getByRole('button', { name: 'Retry' }).click();
  await expect(admin.getByRole('heading', { name: 'Hero Videos' })).toBeVisible();
  expect(reloads).toBe(1);
});
