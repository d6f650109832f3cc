import { expect, type Page } from '@playwright/test';

/** Wakes everything on the page that can come alive, as if somebody had pointed at each part of it. */
async function wakeIslands(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]'))
      island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  await expect(page.locator('[data-island]:not([data-alive])')).toHaveCount(0);
}

/** Opens a page and waits until all of it is alive. */
export async function openAwake(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await wakeIslands(page);
}
