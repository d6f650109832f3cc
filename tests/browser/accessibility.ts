/** Checks of every page and dialog: axe's rules for WCAG 2.2 A and AA and its best practices, and no horizontal scrolling. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on the colour scheme; all others have equal results in both. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Expects that nothing scrolls sideways. @param shown what the page shows, for the message */
export async function expectToFit(page: Page, shown?: string): Promise<void> {
  const hiddenPixels = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(hiddenPixels, shown).toBeLessThanOrEqual(0);
}

/** Expects that each link, button and field is at least 24 px wide and high, also where WCAG 2.5.8 would accept spacing. */
export async function expectLargeTargets(page: Page, shown: string): Promise<void> {
  const small = await page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLInputElement>('a[href], button, select, input, textarea, summary');
    return [...targets]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.closest('.sr-only'))
      .flatMap((target) => {
        const boxes = [target, ...(target.labels ?? [])].map((part) => part.getBoundingClientRect());
        return boxes.some(({ width, height }) => width >= 24 && height >= 24) ? [] : [target.outerHTML];
      });
  });
  expect(small, shown).toEqual([]);
}

/** Loads axe once per document, because loading takes longer than a check. */
async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(axeSource);
}

/**
 * @param part the part to check, a CSS selector
 * @param rules axe's rules; default: all of the tags
 */
export async function expectAccessible(page: Page, part = 'html', rules?: string[]): Promise<void> {
  await loadAxe(page);
  // Describing passed checks would take longer than the checks.
  const options: axe.RunOptions = {
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags },
    resultTypes: ['violations'],
  };
  const found = await page.evaluate(
    async ([part, options]) => {
      // Waits until transitions of colours have ended.
      await Promise.allSettled(
        document.getAnimations().flatMap((animation) => (animation instanceof CSSTransition ? animation.finished : [])),
      );
      const { violations } = await (window as typeof window & { axe: typeof axe }).axe.run(
        { include: [[part]] },
        options,
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    [part, options] as const,
  );
  expect(found).toEqual([]);
  await expectToFit(page);
}

/** Checks in light and dark mode; leaves the page in dark mode. */
export async function expectAccessibleInBothSchemes(page: Page, part?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page, part);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, part, colourRules);
}

/** Checks in both modes at the widths of a desktop and a phone; leaves the page narrow and in dark mode. */
export async function expectAccessibleEverywhere(page: Page, part?: string): Promise<void> {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessibleInBothSchemes(page, part);
  }
}
