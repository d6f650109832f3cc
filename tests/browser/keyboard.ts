/** Using pages by keyboard alone. */
import { expect, type Locator, type Page } from '@playwright/test';

const maxSteps = 200;

type Focus = 'here' | 'elsewhere' | 'gone';
const focusOf = (element: Element): Focus => {
  if (!element.isConnected) return 'gone';
  return element === document.activeElement ? 'here' : 'elsewhere';
};

/** Expects that the focused element is visible and has a focus outline. */
async function expectFocusVisible(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const { x, y, width, height } = focused.getBoundingClientRect();
    const uppermost = document.elementFromPoint(x + Math.min(width / 2, 200), y + Math.min(height / 2, 20));
    const isOnTop = uppermost !== null && (focused.contains(uppermost) || uppermost.contains(focused));
    return { focused: focused.outerHTML.slice(0, 200), isOnTop, outline: getComputedStyle(focused).outlineStyle };
  });
  expect(seen).toMatchObject({ isOnTop: true, outline: 'solid' });
}

/**
 * Presses Tab until a control has the focus. Its element is looked up again only if the page has replaced it, because
 * finding it among hundreds of fields takes far longer than a step.
 */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  let found = await control.elementHandle();
  for (let step = 0; step < maxSteps; step++) {
    await page.keyboard.press(key);
    let focus = await found?.evaluate(focusOf);
    if (focus === 'gone') {
      found = await control.elementHandle();
      focus = await found?.evaluate(focusOf);
    }
    if (focus === 'here') return expectFocusVisible(page);
  }
  throw new Error(`${control} can’t be reached with ${key}`);
}

/** Reaches a text field by Tab and replaces its text. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** Reaches a control by Tab and presses Enter. */
export async function press(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, control, key);
  await page.keyboard.press('Enter');
}

export async function expectFocusOn(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeFocused();
  await expectFocusVisible(page);
}
