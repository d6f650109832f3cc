/** What every page and dialog is held against: axe's rules of WCAG 2.2 A and AA and its best practices, and nothing to push sideways. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What the colour scheme decides; all other rules find the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * @param part where to look, a CSS selector
 * @param rules axe's rules, if not all
 */
export async function expectAccessible(page: Page, part = 'html', rules?: string[]): Promise<void> {
  // Colours pass from one scheme or state to the other.
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap((each) => (each instanceof CSSTransition ? each.finished : [])),
    ),
  );
  // Otherwise axe opens a new page for each check, which only foreign frames need.
  // What passes is not described: that took longer than finding it.
  const axe = new AxeBuilder({ page })
    .include(part)
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(tags)).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** In light and in dark; leaves the page in dark. */
export async function expectAccessibleInBothSchemes(page: Page, part?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page, part);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, part, colourRules);
}

/** The same on a desk and on a phone; leaves the page narrow and dark. */
export async function expectAccessibleEverywhere(page: Page, part?: string): Promise<void> {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessibleInBothSchemes(page, part);
  }
}
