import type { Page } from '@playwright/test';

/**
 * The place of the page in the window's history. The browser removes the entry of a closed dialog asynchronously: a test
 * that goes back before that would only remove it.
 */
export const placeInHistory = (page: Page) => page.evaluate(() => navigation.currentEntry?.index);
