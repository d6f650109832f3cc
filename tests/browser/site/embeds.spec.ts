import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { edition } from '../../../content/built-in-editions.ts';
import { expectToFit } from '../accessibility.ts';
import { foreignSite } from '../foreign-site.ts';

const require = createRequire(import.meta.url);
const { facts } = edition;
/** A card without values has no embed code. */
const insightCards = edition.insightCards.filter(({ published }) => published);
const addressOf = (id: number) => `/insights?edition=${facts.year}&card=${id}`;

/** The embed code that the site offers for a card. */
async function givenCode(page: Page, id: number): Promise<string> {
  await page.goto(addressOf(id));
  return (await page.locator(`#code-${id}`).textContent()) ?? '';
}

/** Pixels by which the content of a frame is taller than the frame. */
const hidden = (page: Page, index: number) =>
  page
    .frameLocator('iframe')
    .nth(index)
    .locator('html')
    .evaluate((html) => html.scrollHeight - innerHeight);

test('the height in the embed code is enough for every card, 320, 600 and 1000 pixels wide', async ({ page }) => {
  const frames: string[] = [];
  for (const { id } of insightCards) {
    const [frame = ''] = (await givenCode(page, id)).split('\n');
    frames.push(frame.replace(' loading="lazy"', ''));
  }
  for (const width of [320, 600, 1000]) {
    await page.setViewportSize({ width, height: 900 });
    await foreignSite(page, frames, async () => {
      for (const [index, { slug }] of insightCards.entries()) {
        const frame = page.frameLocator('iframe').nth(index);
        await expect(frame.getByRole('figure')).toBeVisible();
        await expect.poll(() => hidden(page, index), `${slug} at ${width}`).toBeLessThanOrEqual(0);
      }
    });
  }
});

test('with the script the frame is as tall as its content, table or chart', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 900 });
  const code = await givenCode(page, 5);
  await foreignSite(page, [code], async () => {
    const frame = page.locator('iframe');
    const inner = page.frameLocator('iframe');
    const difference = async () => {
      const content = await inner.locator('.insight-viewer').evaluate((view) => view.scrollHeight);
      return Math.abs(Number(await frame.getAttribute('height')) - content);
    };
    await expect.poll(difference).toBeLessThanOrEqual(1);
    const chartHeight = Number(await frame.getAttribute('height'));
    await inner.getByRole('button', { name: 'Tabelle' }).click();
    await expect(inner.getByRole('table')).toBeVisible();
    await expect.poll(difference).toBeLessThanOrEqual(1);
    expect(Number(await frame.getAttribute('height'))).not.toBe(chartHeight);
    await expect.poll(() => hidden(page, 0)).toBeLessThanOrEqual(0);
  });
});

test('a script that loads after the frame still gets its height', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 900 });
  const [code = '', script = ''] = (await givenCode(page, 5)).split('\n');
  await foreignSite(page, [code], async () => {
    const frame = page.locator('iframe');
    const view = page.frameLocator('iframe').locator('.insight-viewer');
    await expect(view).toBeVisible();
    const excess = async () => {
      const content = await view.evaluate(({ scrollHeight }) => scrollHeight);
      return Number(await frame.getAttribute('height')) - content;
    };
    // Two animation frames later it has posted its height, but nothing listens yet.
    await view.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await excess()).toBeGreaterThan(1);
    await page.addScriptTag({ url: /src="([^"]+)"/.exec(script)?.[1] ?? '' });
    await expect.poll(async () => Math.abs(await excess())).toBeLessThanOrEqual(1);
  });
});

test('the pictures of shared cards exist, at an address that never changes', async ({ page, request }) => {
  const pictures = new Set<string>();
  for (const { id } of insightCards) {
    await page.goto(addressOf(id));
    const picture = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
    const { headers, status } = await request.get(picture).then((answer) => ({
      headers: answer.headers(),
      status: answer.status(),
    }));
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/png');
    expect(headers['cache-control']).toContain('immutable');
    pictures.add(picture);
  }
  expect(pictures.size).toBe(insightCards.length);
});

test('the data of a card can be cited at their address', async ({ page, request }) => {
  await page.goto(addressOf(3));
  const exact = (await page.locator('#zitat-3-daten').textContent()) ?? '';
  expect(exact).toMatch(new RegExp(`/assets/insights/${facts.year}/[0-9a-f]{16}/customer-journey\\.csv$`));
  const [fixed, current] = await Promise.all([
    request.get(exact),
    request.get(`/assets/insights/${facts.year}/customer-journey.csv`),
  ]);
  expect(fixed.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await fixed.body()).equals(await current.body())).toBe(true);
  expect((await request.get('/insights?edition=2001')).status()).toBe(404);
});

test('the code of a chart passes a sanitizer, and needs no request', async ({ page, request }) => {
  await page.goto(addressOf(3));
  const link = page.locator('#einbetten-3').getByRole('link', { name: 'Code anzeigen', includeHidden: true });
  const code = await (await request.get((await link.getAttribute('href')) ?? '')).text();
  await page.goto('about:blank');
  await page.addScriptTag({ path: require.resolve('dompurify/dist/purify.min.js') });
  const cleaned = await page.evaluate(
    (given) => (window as unknown as { DOMPurify: { sanitize(html: string): string } }).DOMPurify.sanitize(given),
    code,
  );
  const requests: string[] = [];
  page.on('request', (made) => requests.push(made.url()));
  for (const policy of ["default-src 'none'", "default-src 'none'; style-src 'unsafe-inline'"]) {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      requests.length = 0;
      const rules = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
      await foreignSite(page, [rules, cleaned], async () => {
        const figure = page.locator('figure');
        const drawing = await figure.getByRole('img', { name: /Informationssuche 2024 4\.58/ }).boundingBox();
        expect(drawing?.width).toBeGreaterThan(280);
        expect(drawing?.height).toBeGreaterThan(200);
        await expect(figure.locator('svg text', { hasText: '4.58' })).toHaveAttribute('fill', /^#/);
        await figure.getByText('Tabelle').click();
        await expect(figure.getByRole('row', { name: /Informationssuche/ })).toContainText('4.58');
        await expect(figure).toContainText('Quelle: Versicherungsmonitor 2024');
        await expect(figure.getByRole('link')).toHaveAttribute(
          'href',
          new RegExp(`/insights\\?edition=${facts.year}&card=3$`),
        );
        if (policy.includes('style-src')) await expectToFit(page);
      });
      expect(requests.filter((url) => !/:\d+\/(favicon\.ico)?$/.test(url))).toEqual([]);
    }
  }
});
