/** Going back restores the page as it was: no public page prevents the browser's back/forward cache. */
import { expect, test } from '@playwright/test';
import { routes } from '../../../app/routes.ts';
import { chromiumOptions } from '../../../script/chromium.ts';
import { openHydrated } from '../hydrate-islands.ts';

// Playwright turns the cache off unless configured otherwise.
test.use({ launchOptions: { ...chromiumOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

test('every page is restored hydrated', async ({ page }) => {
  for (const { path } of routes.filter(({ hasFrame }) => hasFrame)) {
    await openHydrated(page, path);
    await page.evaluate(() => {
      document.body.dataset.visited = '';
    });
    await page.goto('/gibt-es-nicht');
    // A page from the cache isn't loaded again, so there is no load event to wait for.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('body[data-visited]'), path).toBeAttached();
  }
});
