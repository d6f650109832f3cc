/** Checks of every page and dialog: axe's rules for WCAG 2.2 A and AA and its best practices, and no horizontal scrolling. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on the colour scheme; all others find the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * @param part the part to check, a CSS selector
 * @param rules axe's rules; default: all of the tags
 */
export async function expectAccessible(page: Page, part = 'html', rules?: string[]): Promise<void> {
  // Waits until transitions of colours have ended.
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap((each) => (each instanceof CSSTransition ? each.finished : [])),
    ),
  );
  // Otherwise axe opens a new page for each check, which only foreign frames need.
  // Passed checks are not described: that took longer than the checks.
  const axe = new AxeBuilder({ page })
    .include(part)
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(tags)).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** In light and dark mode; leaves the page in dark mode. */
export async function expectAccessibleInBothSchemes(page: Page, part?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page, part);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, part, colourRules);
}

/** The same at the widths of a desktop and a phone; leaves the page narrow and in dark mode. */
export async function expectAccessibleEverywhere(page: Page, part?: string): Promise<void> {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessibleInBothSchemes(page, part);
  }
}
