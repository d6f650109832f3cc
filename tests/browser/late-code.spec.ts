/** Parts whose code comes late and doesn't come: said once, tried again on demand, and nothing else is lost. */
import { expect, test as plainTest } from '@playwright/test';
import { openTab, test, toast } from './admin-area.ts';

plainTest('a page whose code can not be loaded says so after one try', async ({ page }) => {
  const tries: string[] = [];
  await page.route(/\/assets\/about.*\.js$/, (route) => {
    tries.push(route.request().url());
    return route.abort();
  });
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('link', { name: 'Über uns' }).first().click();
  await expect(page.getByRole('heading', { name: 'Diese Seite konnte nicht geladen werden' })).toBeVisible();
  expect(tries).toHaveLength(1);
});

test('a tab whose code can not be loaded says so and comes with another try', async ({ admin, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED|dynamically imported/);
  let tries = 0;
  await admin.route(/\/assets\/videos-tab.*\.js$/, (route) => {
    tries += 1;
    return route.abort();
  });
  await openTab(admin, 'overview');
  await admin.getByRole('tab', { name: 'Videos' }).click();
  await expect(admin.getByText('This tab could not be loaded.')).toBeVisible();
  expect(tries).toBeLessThanOrEqual(2);
  await admin.getByRole('tab', { name: 'Team' }).click();
  await expect(admin.getByRole('heading', { name: 'Team', exact: true })).toBeVisible();
  await admin.getByRole('tab', { name: 'Videos' }).click();
  await admin.unroute(/\/assets\/videos-tab.*\.js$/);
  await admin.getByRole('button', { name: 'Retry' }).click();
  await expect(admin.getByRole('heading', { name: 'Hero Videos' })).toBeVisible();
});

test('a form whose code can not be loaded leaves the tab as it was', async ({ admin, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED|dynamically imported/);
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
