import { expect, type Page } from '@playwright/test';

/** Hydrates all islands of the page, as if the user had pointed at each of them. */
export async function hydrateIslands(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]'))
      island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  await expect(page.locator('[data-island]:not([data-hydrated])')).toHaveCount(0);
}

/** Opens a page and waits until all islands are hydrated. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrateIslands(page);
}

/** Opens a page whose islands can't be hydrated yet. @returns a function that allows it */
export async function openUnhydrated(page: Page, address: string): Promise<() => void> {
  const release = Promise.withResolvers<void>();
  await page.route(/hydrate-island-[\w-]+\.js$/, async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto(address);
  return release.resolve;
}
