/**
 * Takes the pictures of docs/charts.md and docs/editions.md from the built server, started on a new directory:
 * node script/take-screenshots.ts. The edition after 2024 that they show has made-up values.
 */
import path from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { edition2024 } from '../content/edition-2024.ts';
import { nextEdition } from '../domain/editions/documents/next-edition.ts';
import { signInOffice } from '../tests/browser/admin-area.ts';
import { builtAdministrator, freshDirectory, startBuiltServer } from '../tests/built-server/built-server.ts';
import { chromiumOptions } from './chromium.ts';

const docs = path.join(import.meta.dirname, '../docs');
const cards = edition2024.insightCards.map(({ id }) => id);
const gap = 16;
const background = '#8a8a8a';

/** A picture with a margin in the colour of its background. */
async function withMargin(picture: Buffer): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = await sharp(picture).extract({ left: 0, top: 8, width: 1, height: 1 }).raw().toBuffer();
  return sharp(picture).extend({ left: 20, right: 20, background: { r, g, b } }).png().toBuffer();
}

/** Pictures in columns, scaled down to a width. */
async function collage(file: string, shots: readonly Buffer[], columns: number, width: number): Promise<void> {
  const pictures = await Promise.all(shots.map(withMargin));
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  const columnWidth = Math.max(...sizes.map((size) => size.width)) + gap;
  const bottoms = Array.from({ length: Math.min(columns, pictures.length) }, () => gap);
  const placed = pictures.map((input, index) => {
    const column = bottoms.indexOf(Math.min(...bottoms));
    const top = bottoms[column] ?? gap;
    bottoms[column] = top + (sizes[index]?.height ?? 0) + gap;
    return { input, left: gap + column * columnWidth, top };
  });
  const size = { width: gap + bottoms.length * columnWidth, height: Math.max(...bottoms) };
  const whole = await sharp({ create: { ...size, channels: 3, background } })
    .composite(placed)
    .png()
    .toBuffer();
  await sharp(whole)
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 55, effort: 6 })
    .toFile(path.join(docs, file));
}

await using server = await startBuiltServer(freshDirectory(), { ADMIN_PASSWORD: builtAdministrator.password });

async function withPage<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  await using context = await browser.newContext({ reducedMotion: 'reduce', baseURL: server.url, ...options });
  return await use(await context.newPage());
}

/** Takes the chart of each card, one after the other. */
async function shootCards(page: Page, shown: readonly number[], year = 2024): Promise<Buffer[]> {
  const shots: Buffer[] = [];
  for (const card of shown) {
    await page.goto(`/insights?edition=${year}&card=${card}`, { waitUntil: 'networkidle' });
    shots.push(await page.locator('article:visible').screenshot());
  }
  return shots;
}

async function shootCharts(browser: Browser): Promise<void> {
  for (const width of [1280, 360]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const options = { viewport: { width, height: 900 }, colorScheme };
      const [shots, next] = await withPage(browser, options, async (page) => [
        await shootCards(page, cards),
        await shootCards(page, [1, 2, 3], 2025),
      ]);
      const columns = width === 1280 ? 3 : 5;
      const size = width === 1280 ? 1900 : 1300;
      await collage(`charts/${width}-${colorScheme}.webp`, shots, columns, size);
      if (colorScheme === 'light') await collage(`charts/next-${width}.webp`, next, 3, width === 1280 ? 1900 : 1000);
    }
  }
  const desk = { viewport: { width: 1280, height: 900 } };
  const seen = await withPage(browser, desk, async (page) => {
    const session = await page.context().newCDPSession(page);
    const shots: Buffer[] = [];
    for (const card of [1, 4, 6])
      for (const type of ['achromatopsia', 'deuteranopia', 'protanopia'] as const) {
        await session.send('Emulation.setEmulatedVisionDeficiency', { type });
        shots.push(...(await shootCards(page, [card])));
      }
    return shots;
  });
  await collage('charts/vision.webp', seen, 3, 1500);
  const forced = { ...desk, forcedColors: 'active' as const, colorScheme: 'dark' as const };
  await collage(
    'charts/forced-colours.webp',
    await withPage(browser, forced, (page) => shootCards(page, [1, 3, 4])),
    3,
    1500,
  );
  const printed = await withPage(browser, { viewport: { width: 718, height: 1000 } }, async (page) => {
    await page.goto('/insights?edition=2024', { waitUntil: 'networkidle' });
    await page.emulateMedia({ media: 'print' });
    return Promise.all((await page.locator('[data-card]').all()).slice(0, 6).map((card) => card.screenshot()));
  });
  await collage('charts/print.webp', printed, 3, 1500);
}

/** Publishes the edition after 2024 with values near last year's. */
async function publishNextEdition(page: Page): Promise<void> {
  const send = async (method: string, address: string, data: unknown) => {
    const answer = await page.request.fetch(`/api${address}`, { method, data, headers: { origin: server.url } });
    if (!answer.ok()) throw new Error(`${method} ${address}: ${await answer.text()}`);
    return answer.json();
  };
  const content = nextEdition(edition2024);
  for (const [group, figures] of Object.entries(content.figures)) {
    for (const [name, figure] of Object.entries(figures)) {
      const before = edition2024.figures[group]?.[name]?.value ?? 1;
      const raised = figure.unit === 'scale-1-7' ? before + 0.21 : before;
      if (figure.value === null) figure.value = Number(raised.toFixed(2));
    }
  }
  Object.assign(content.facts, { subtitle: 'Muster', editionsText: 'Fünf Ausgaben seit 2021' });
  content.facts.survey = { from: '2025-06-02', to: '2025-06-10', text: '2. bis 10. Juni 2025' };
  await send('POST', '/studies', { title: 'Versicherungsmonitor 2025', year: 2025 });
  const { revision } = await send('PUT', '/content/edition-2025', { revision: 0, content });
  await send('POST', '/content/edition-2025/publish', { revision, makesCurrent: false });
}

/** The editor with a new edition, before anything is filled in. */
async function shootEditor(page: Page): Promise<void> {
  const shoot = async (name: string) =>
    sharp(await page.screenshot())
      .resize({ width: 960 })
      .webp({ quality: 60, effort: 6 })
      .toFile(path.join(docs, `editions/${name}.webp`));
  await page.goto('/admin?tab=studies&edition=2026');
  await page.getByRole('button', { name: 'Start from 2025' }).click();
  await page.getByRole('heading', { name: 'Edition 2026', exact: true }).waitFor();
  await page.getByText('to fix').first().waitFor();
  await shoot('facts');
  await page.goto('/admin?tab=studies&edition=2025&section=cards&item=3', { waitUntil: 'networkidle' });
  await page.getByText('Check', { exact: true }).click();
  await shoot('card');
  await page.getByLabel('Title', { exact: true }).fill('Kundenreise');
  await page.locator('[data-saving=saved]').waitFor();
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page
    .getByRole('dialog', { name: 'Publish' })
    .getByLabel(/^What is corrected/)
    .fill('Der Titel war zu lang.');
  await shoot('publish');
}

await using browser = await chromium.launch(chromiumOptions);
const office = { viewport: { width: 1280, height: 880 } };
await withPage(browser, office, async (page) => {
  await signInOffice(page.request);
  await publishNextEdition(page);
  await shootEditor(page);
});
await shootCharts(browser);
