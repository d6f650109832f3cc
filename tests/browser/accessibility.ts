/** What every page and dialog is held against: axe's rules of WCAG 2.2 A and AA and its best practices, and nothing to push sideways. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Colours follow the scheme and places the width: two looks show all four. */
const looks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 360 },
] as const;

/** @param part where to look, a CSS selector */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // Colours pass from one scheme or state to the other.
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap((each) => (each instanceof CSSTransition ? each.finished : [])),
    ),
  );
  // Otherwise a page of its own is opened for each look, which only frames of other hosts need.
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(tags).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** Wide in light, narrow in dark; leaves the page in the latter. */
export async function inEveryLook(page: Page, check: () => Promise<void>): Promise<void> {
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await check();
  }
}

export function expectAccessibleEverywhere(page: Page, part = 'html'): Promise<void> {
  return inEveryLook(page, () => expectAccessible(page, part));
}
