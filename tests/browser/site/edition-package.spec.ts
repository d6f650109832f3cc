import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { edition } from '../../../content/built-in-editions.ts';
import { freshDirectory } from '../../built-server/built-server.ts';
import { expectAccessibleEverywhere } from '../accessibility.ts';

const { insightCards, facts } = edition;
const address = `/assets/insights/${facts.year}/versicherungsmonitor-${facts.year}-paket.zip`;
const prefixes = { de: '', fr: '/fr', it: '/it', en: '/en' };
const languages = Object.keys(prefixes) as (keyof typeof prefixes)[];

test.describe.configure({ mode: 'serial' });

/** The folder of the bag, where it was unpacked. */
let bag: string;
const pageOf = (name: string) => pathToFileURL(path.join(bag, 'data', name)).href;

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ ...(baseURL !== undefined && { baseURL }) });
  // A new server makes the package at the first request, if not before.
  await expect.poll(async () => (await request.get(address)).status(), { timeout: 120_000 }).toBe(200);
  const response = await request.get(address);
  expect(response.headers()['content-type']).toBe('application/zip');
  const folder = freshDirectory();
  for (const [name, content] of Object.entries(unzipSync(await response.body()))) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  bag = path.join(folder, `versicherungsmonitor-${facts.year}`);
  await request.dispose();
});

/** A page without network; `requests` lists what it loads. */
async function openOffline(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}) {
  const page = await browser.newPage({ ...options, offline: true });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return { page, requests, close: () => page.close() };
}

/** The text of a card without its tools. */
const readCard = (page: Page, id: number) =>
  page.locator(`#karte-${id}`).evaluate((article) => {
    const copy = article.cloneNode(true) as HTMLElement;
    for (const tool of copy.querySelectorAll('.no-print, .noscript\\:hidden')) tool.remove();
    return copy.textContent;
  });

test('the bag is complete: sha256sum checks its manifests, which name every file', () => {
  const check = (manifest: string) =>
    execFileSync('sha256sum', ['--check', '--strict', manifest], { cwd: bag, encoding: 'utf8' });
  expect(check('tagmanifest-sha256.txt').trim().split('\n')).toHaveLength(3);
  const checked = check('manifest-sha256.txt').trim().split('\n');
  const listed = readdirSync(path.join(bag, 'data'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(bag, path.join(entry.parentPath, entry.name)));
  expect(checked.sort()).toEqual(listed.map((file) => `${file}: OK`).sort());
  const [card] = insightCards;
  for (const language of languages) {
    for (const ending of ['.html', '.svg', '.png', '.csv', '.json']) {
      expect(listed).toContain(`data/${language}/${card?.slug}${ending}`);
    }
    expect(listed).toContain(`data/${language}/ddi.xml`);
    expect(listed).toContain(`data/${language}/datentabellen-${facts.year}.xlsx`);
  }
  for (const file of [
    'README.txt',
    'LICENCE.txt',
    'citation.bib',
    'citation.ris',
    'citation.cff',
    'datacite.json',
    'datapackage.json',
  ])
    expect(listed).toContain(`data/${file}`);
});

for (const language of languages) {
  test(`${language}: every card reads as on its page, without network and script`, async ({ browser }) => {
    await using live = await browser.newPage({ javaScriptEnabled: false });
    await live.goto(`${prefixes[language]}/insights?edition=${facts.year}`);
    const { page, requests, close } = await openOffline(browser, { javaScriptEnabled: false });
    await page.goto(pageOf(`${language}/index.html`));
    await expect(page.locator('ol a')).toHaveCount(insightCards.length);
    const further = '#weitere-kennzahlen';
    expect(await page.locator(further).textContent()).toBe(await live.locator(further).textContent());
    for (const { id, slug } of insightCards) {
      await page.goto(pageOf(`${language}/${slug}.html`));
      expect(await readCard(page, id), slug).toBe(await readCard(live, id));
      const citation = (await page.locator('pre').first().textContent()) ?? 'none';
      expect(await live.locator(`#karte-${id}`).textContent(), slug).toContain(citation);
      await expect(page.locator(`#karte-${id} table`).first()).toBeVisible();
      await expect(page.locator(`#karte-${id} svg[role=img]:visible`)).not.toHaveCount(0);
      const links = await page
        .locator('a')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href.replace(/#.*$/, '')));
      for (const link of links) {
        if (link.startsWith('file:')) expect(existsSync(fileURLToPath(link)), link).toBe(true);
      }
    }
    expect(requests.filter((url) => !/^(file|data):/.test(url))).toEqual([]);
    await close();
  });
}

test('the site offers the package', async ({ page }) => {
  for (const prefix of Object.values(prefixes)) {
    for (const path of ['/insights', '/media']) {
      await page.goto(prefix + path);
      await expect(page.locator(`main a[href="${address}"]`), prefix + path).toHaveCount(1);
    }
  }
});

test('the package names the address at which it stays the same for good', async ({ request }) => {
  const latest = await request.get(address);
  const permanent = latest.headers()['content-location'] ?? '';
  expect(permanent).toMatch(new RegExp(`^/assets/insights/${facts.year}/[0-9a-f]{16}/versicherungsmonitor`));
  const kept = await request.get(permanent);
  expect(kept.headers()['cache-control']).toContain('immutable');
  expect((await kept.body()).equals(await latest.body())).toBe(true);
});

test('the pages of the package have their typeface and are accessible', async ({ browser }) => {
  const { page, close } = await openOffline(browser);
  for (const name of ['de/index.html', `fr/${insightCards[0]?.slug}.html`]) {
    await page.goto(pageOf(name));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
    );
    expect(loaded, name).toContain('Archivo');
    await expectAccessibleEverywhere(page);
  }
  await close();
});
