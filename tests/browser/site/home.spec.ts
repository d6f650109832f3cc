import { expect, test } from '@playwright/test';
import { starterPartners } from '#content/starter/partners.ts';
import { openHydrated as open } from '../hydrate-islands.ts';

test('the hero links to the order and the insights; its video can be paused', async ({ page }) => {
  await open(page, '/');
  const hero = page.locator('section', { has: page.locator('h1') });
  await expect(hero.getByRole('link', { name: 'Studie bestellen' })).toHaveAttribute('href', '/order');
  await expect(hero.getByRole('link', { name: 'Insights ansehen' })).toHaveAttribute('href', '/insights');
  await expect(hero.locator('video')).toContainText('Ihr Browser unterstützt das Video-Tag nicht.');
  await hero.getByRole('button', { name: 'Video anhalten' }).click();
  await expect(hero.getByRole('button', { name: 'Video abspielen' })).toBeVisible();
  await expect.poll(() => hero.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
});

test('reduced motion: the video is neither loaded nor offered', async ({ browser }) => {
  await using page = await browser.newPage({ reducedMotion: 'reduce' });
  const videos: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media') videos.push(request.url());
  });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: /^Video/ })).toHaveCount(0);
  expect(videos).toEqual([]);
});

test('a video that fails leaves the still, and an error in the console only', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.route(/\.(mp4|webm)$/, (route) => route.abort());
  await open(page, '/');
  await expect(page.locator('img[src="/assets/hero-still.svg"]')).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText(['']);
  await expect.poll(() => warnings.some((text) => text.includes('background video'))).toBe(true);
});

test('the carousel has ends, dots for three cards, and keys that loop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/');
  const carousel = page.getByRole('region', { name: 'Zentrale Erkenntnisse 2024' });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole('listitem')).toHaveCount(8);
  const previous = carousel.getByRole('button', { name: 'Vorherige Kennzahl' });
  const next = carousel.getByRole('button', { name: 'Nächste Kennzahl' });
  const dots = carousel.getByRole('button', { name: /^Kennzahlen \d bis \d$/ });
  await expect(dots).toHaveCount(3);
  await expect(previous).toBeDisabled();
  await dots.nth(1).click();
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(carousel.getByText('Datenschutz wichtig')).toBeInViewport();
  await dots.nth(2).click();
  await expect(next).toBeDisabled();
  await expect(carousel.getByText('wollen über KI-Einsatz informiert werden')).toBeInViewport();
  await carousel.getByRole('list').press('ArrowRight');
  await expect(previous).toBeDisabled();
  await expect(carousel.getByText('Teilnehmende')).toBeInViewport();
  await carousel.getByRole('list').press('ArrowLeft');
  await expect(next).toBeDisabled();
});

test('pressing Enter up to the end keeps the focus in the carousel, so arrow keys still work', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/');
  const carousel = page.getByRole('region', { name: 'Zentrale Erkenntnisse 2024' });
  const next = carousel.getByRole('button', { name: 'Nächste Kennzahl' });
  await next.focus();
  for (let press = 0; press < 8; press++) await page.keyboard.press('Enter');
  await expect(next).toBeDisabled();
  await expect(carousel.getByRole('list')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(next).toBeEnabled();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('a swipe past the end continues at the other one; scrolling the page doesn’t', async ({ page }) => {
    // The track jumps to its new position, and doesn't begin to move there a moment later.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    const list = page.getByRole('region', { name: 'Zentrale Erkenntnisse 2024' }).getByRole('list');
    await list.scrollIntoViewIfNeeded();
    // Dispatched, because Chromium cancels real touches that scroll.
    const swipe = (right: number, down: number) =>
      list.evaluate(
        (target, [x, y]) => {
          const touch = (clientX: number, clientY: number) => new Touch({ identifier: 1, target, clientX, clientY });
          const [start, end] = [touch(100, 300), touch(100 + x, 300 + y)];
          const bubbles = { bubbles: true };
          target.dispatchEvent(new TouchEvent('touchstart', { ...bubbles, touches: [start], changedTouches: [start] }));
          target.dispatchEvent(new TouchEvent('touchend', { ...bubbles, changedTouches: [end] }));
        },
        [right, down] as const,
      );
    const position = () => list.evaluate(({ scrollLeft }) => scrollLeft);
    await swipe(60, -200);
    expect(await position()).toBe(0);
    await swipe(60, -20);
    expect(await position()).toBeGreaterThan(1000);
  });
});

test('one card on phones, two on tablets, three on wide screens', async ({ page }) => {
  await page.goto('/');
  for (const [width, cards] of [
    [360, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const shown = await page
      .getByRole('region', { name: 'Zentrale Erkenntnisse 2024' })
      .getByRole('list')
      .evaluate((list) => Math.round(list.clientWidth / (list.firstElementChild?.clientWidth ?? 1)));
    expect(shown).toBe(cards);
  }
});

test('active partners are shown with logos of 128 × 64; a logo that fails removes its card', async ({ page }) => {
  await open(page, '/');
  const section = page.getByRole('region', { name: 'Partner', exact: true });
  await expect(section.getByAltText('Musterhochschule')).toHaveAttribute('src', /^\/uploads\/128x64\//);
  await expect(section.getByAltText('Musterhochschule')).toHaveAttribute('width', '128');
  await expect(section.getByAltText('Muster Rück')).toHaveCount(0);
  await expect(section.getByAltText('Musterbroker Schweiz')).toBeHidden();
  await section.scrollIntoViewIfNeeded();
  // Other tests add partners with a logo.
  const shown = starterPartners.filter(({ isActive, name }) => isActive !== false && name !== 'Musterbroker Schweiz');
  expect(shown).toHaveLength(8);
  for (const { name } of shown) await expect(section.getByAltText(name, { exact: true })).toBeVisible();
});

test('the current edition links to order and preview', async ({ page }) => {
  await page.goto('/');
  const edition = page.getByRole('region', { name: 'Versicherungsmonitor 2024' }).last();
  await expect(edition).toContainText('142 Seiten');
  await expect(edition.getByRole('link', { name: 'Vollversion herunterladen' })).toHaveAttribute('href', '/order');
  await expect(edition.getByRole('link', { name: 'Vorschau' })).toHaveAttribute('href', '/insights');
});
