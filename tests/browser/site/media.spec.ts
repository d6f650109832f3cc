import { expect, test } from '@playwright/test';
import { expectAccessibleEverywhere } from '../accessibility.ts';
import { openHydrated as open } from '../hydrate-islands.ts';
import { placeInHistory } from '../place-in-history.ts';

test('the image viewer is accessible', async ({ page }) => {
  await open(page, '/media');
  await page
    .getByRole('button', { name: /Bild vergrössern/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test('the image viewer opens by a window event, is browsed by keys and returns the focus', async ({ page }) => {
  await open(page, '/media');
  const pictures = page.getByRole('button', { name: /Bild vergrössern/ });
  await expect(pictures).toHaveCount(4);
  const place = await placeInHistory(page);
  await page.evaluate(() => {
    addEventListener('image-viewer:open', (event) => {
      document.body.dataset.asked = String(event instanceof CustomEvent && event.detail.index);
    });
  });
  await pictures.nth(1).click();
  await expect(page.locator('body')).toHaveAttribute('data-asked', '1');
  const viewer = page.getByRole('dialog', { name: 'Bildansicht' });
  await expect(viewer).toContainText('2 / 4');
  const alt = await viewer.getByRole('img').getAttribute('alt');
  expect(alt).toBeTruthy();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText('4 / 4');
  await viewer.getByRole('button', { name: 'Nächstes Bild' }).click();
  await expect(viewer).toContainText('1 / 4');
  await page.keyboard.press('ArrowLeft');
  await expect(viewer).toContainText('4 / 4');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(pictures.nth(1)).toBeFocused();

  // Back closes the viewer while it is open, like every dialog.
  await expect.poll(() => placeInHistory(page)).toBe(place);
  await pictures.nth(2).click();
  await expect(viewer).toContainText('3 / 4');
  await expect(viewer.getByRole('button', { name: 'Schliessen' })).toBeFocused();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(pictures.nth(2)).toBeFocused();
  await expect(page).toHaveURL(/\/media$/);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });
  test('a swipe of 50 px shows the next picture', async ({ page }) => {
    await open(page, '/media');
    await page
      .getByRole('button', { name: /Bild vergrössern/ })
      .first()
      .tap();
    const viewer = page.getByRole('dialog', { name: 'Bildansicht' });
    await expect(viewer).toContainText('1 / 4');
    const session = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
      await touch('touchStart', from);
      for (let part = 1; part <= 4; part++) await touch('touchMove', from + ((to - from) * part) / 4);
      await touch('touchEnd');
    };
    await swipe(250, 100);
    await expect(viewer).toContainText('2 / 4');
    await swipe(250, 205);
    await swipe(100, 250);
    await expect(viewer).toContainText('1 / 4');
  });
});

test('a picture that can’t be shown leaves no gap', async ({ page }) => {
  await page.route(/\/assets\/gallery\/event-2/, (route) => route.abort());
  await open(page, '/media');
  await page.getByRole('heading', { name: 'Bilder' }).scrollIntoViewIfNeeded();
  const pictures = page.getByRole('button', { name: /Bild vergrössern/ });
  await expect(pictures).toHaveCount(3);
  await pictures.nth(1).click();
  const viewer = page.getByRole('dialog', { name: 'Bildansicht' });
  await expect(viewer).toContainText('2 / 3');
  await expect(viewer.getByRole('img')).toHaveAttribute('src', /event-3/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('reports and conversations can be read', async ({ page }) => {
    await page.goto('/media');
    await expect(page.getByRole('heading', { name: 'Gespräch zur vierten Ausgabe' })).toBeVisible();
  });

  test('pictures are shown without buttons', async ({ page }) => {
    await page.goto('/media');
    const pictures = page.getByRole('region', { name: 'Bilder' });
    await expect(pictures.getByRole('img')).toHaveCount(4);
    await expect(pictures.getByRole('button')).toHaveCount(0);
  });
});
