import { expect, test } from '@playwright/test';
import { openHydrated as open } from '../hydrate-islands.ts';

test('statistics turn every three seconds and can be paused', async ({ page }) => {
  await page.clock.install();
  await open(page, '/partners');
  const widget = page.getByRole('region', { name: 'Kennzahlen' });
  await widget.scrollIntoViewIfNeeded();
  const shown = widget.locator('li:visible');
  // It counts once hydrated; from here on only the test advances the clock.
  await expect(widget.getByRole('progressbar')).not.toHaveAttribute('value', '60');
  await page.clock.pauseAt(Date.now() + 60_000);
  // Lets React render what the last timers have changed: its scheduler posts messages too.
  await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    const { promise, resolve } = Promise.withResolvers<void>();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
    await promise;
  });
  const order = [
    'Teilnehmende',
    'Sprachregionen',
    'Online-Recherche',
    'KI-Interesse',
    'Seiten Analyse',
    'Zufriedenheit',
  ];
  // biome-ignore lint/performance/useDomNodeTextContent: what is visible, line by line
  const label = async () => (await shown.innerText()).split('\n').at(-1) ?? '';
  let expected = order.indexOf(await label());
  const turn = async () => {
    await page.clock.runFor(3000);
    expected = (expected + 1) % order.length;
    await expect.poll(label).toBe(order[expected]);
  };
  for (const _ of order) await turn();
  while (order[expected] !== 'Teilnehmende') await turn();
  await page.clock.runFor(1500);
  await expect(shown).toContainText("1'009");
  await widget.getByRole('button', { name: 'Kennzahlen anhalten' }).click();
  await page.clock.runFor(9000);
  await expect(shown).toContainText('Teilnehmende');
});

test('a print shows the published figure, even while it is counted up', async ({ page }) => {
  await open(page, '/imprint');
  const first = page.getByRole('region', { name: 'Kennzahlen' }).locator('li p').first();
  await page.emulateMedia({ media: 'print' });
  await expect(first.locator('span')).toBeHidden();
  expect(await first.evaluate((text) => getComputedStyle(text, '::before').content)).toBe(`"1'009"`);
});

test('with reduced motion all six figures can be read', async ({ browser }) => {
  await using page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto('/partners');
  await expect(page.getByRole('region', { name: 'Kennzahlen' }).locator('li:visible')).toHaveText([
    "1'009Teilnehmende",
    '3Sprachregionen',
    '85%Online-Recherche',
    '42%KI-Interesse',
    '150+Seiten Analyse',
    '95%Zufriedenheit',
  ]);
});

test('the footer has its links, and no contact form below /admin', async ({ page }) => {
  await open(page, '/about');
  const footer = page.locator('footer');
  await expect(footer.getByRole('link', { name: 'Partnerbereich' })).toHaveAttribute('href', '/partner-area');
  await expect(
    footer.getByRole('navigation', { name: 'Rechtliches' }).getByRole('link', { name: 'Datenschutz' }),
  ).toHaveAttribute('href', '/impressum#datenschutz');
  await expect(footer).toContainText('© 2024');
  await footer.getByRole('navigation', { name: 'Quicklinks' }).getByRole('link', { name: 'Über uns' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goto('/admin/gibt-es-nicht');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nachricht senden' })).toHaveCount(0);
});
