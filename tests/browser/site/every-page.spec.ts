import { expect, type Locator, test } from '@playwright/test';
import { routes } from '../../../app/routes.ts';
import { edition } from '../../../content/built-in-editions.ts';
import { languageDetails, languages, localPath, otherLanguages } from '../../../platform/languages.ts';
import { expectAccessible, expectAccessibleEverywhere, expectToFit } from '../accessibility.ts';
import { openHydrated } from '../hydrate-islands.ts';
import { layoutShift } from '../layout-shift.ts';

const publicRoutes = routes.filter(({ hasFrame }) => hasFrame);

for (const { path, canonical = path } of publicRoutes) {
  test.describe(path, () => {
    test('loads only from here, has metadata, doesn’t shift, fits, is accessible', async ({ page, baseURL }) => {
      const elsewhere: string[] = [];
      const failures: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:'))
          elsewhere.push(request.url());
      });
      page.on('pageerror', (error) => failures.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes('404')) failures.push(message.text());
      });
      await openHydrated(page, path);
      expect(elsewhere).toEqual([]);
      expect(failures).toEqual([]);
      await expect(page).toHaveTitle(/\S/);
      expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/\S{3}/);
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${baseURL}${canonical}`);
      const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
      expect((await page.request.get(picture ?? '')).headers()['content-type']).toBe('image/png');
      expect(await page.locator('h1').count()).toBe(1);
      expect(
        await page
          .locator('script:not([src]):not([type="application/json"]):not([type="application/ld+json"])')
          .count(),
      ).toBe(0);
      expect(await page.locator('[style]').count()).toBe(0);
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
      for (const width of [360, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await expectToFit(page);
      }
      await expectAccessibleEverywhere(page);
    });
  });
}

for (const language of otherLanguages) {
  test(`every page in ${language} is accessible and fits every width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { path } of publicRoutes) {
      await page.setViewportSize({ width: 360, height: 800 });
      await openHydrated(page, localPath(language, path));
      await expectAccessible(page);
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectToFit(page, path);
      }
    }
  });
}

test('every page can be read without script', async ({ browser }) => {
  await using page = await browser.newPage({ javaScriptEnabled: false });
  for (const { path } of publicRoutes) {
    await page.goto(path);
    await expect(page.locator('main h1'), path).toBeVisible();
    expect((await page.locator('main').textContent())?.length, path).toBeGreaterThan(200);
  }
});

test('an unknown address is a 404 with links to other pages', async ({ page }) => {
  expect((await page.goto('/gibt-es-nicht'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page.locator('main').getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  test(`the menu on a phone navigates, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({ browser }) => {
    await using page = await browser.newPage({ viewport: { width: 360, height: 740 }, javaScriptEnabled });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    const menu = page.getByRole('dialog', { name: 'Menü' });
    await expect(menu.getByRole('navigation', { name: 'Menü' }).getByRole('link')).toHaveText([
      'Insights',
      'Über uns',
      'Partner',
      'Studies',
      'Media',
      'Studie bestellen',
    ]);
    for (const { ownName } of Object.values(languageDetails))
      await expect(
        menu.getByRole('navigation', { name: 'Sprache' }).getByRole('link', { name: ownName }),
      ).toBeVisible();
    await menu.getByRole('link', { name: 'Partner' }).click();
    await expect(page).toHaveURL(/\/partners$/);
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await expect(menu.getByRole('link', { name: 'Partner' })).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });
}

test('the top bar marks the current page, also the link to the order', async ({ page }) => {
  const marked = page.getByRole('banner').locator('[aria-current=page]:visible');
  for (const [path, label] of [
    ['/', []],
    ['/visual-analytics', ['Insights']],
    ['/order', ['Studie bestellen']],
  ] as const) {
    await page.goto(path);
    await expect(marked).toHaveText([...label]);
  }
});

test('the menu takes the focus and returns it; it closes when the focus leaves it', async ({ browser }) => {
  await using page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.goto('/about');
  const opener = page.getByRole('button', { name: 'Menü öffnen' });
  await opener.press('Enter');
  await expect(page.getByRole('button', { name: 'Menü schliessen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await page.getByRole('dialog', { name: 'Menü' }).getByRole('link', { name: 'English' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeHidden();
});

test('robots and sitemap name every public page and card once in each language', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(robots).toContain('Disallow: /admin');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address?.replace('&amp;', '&'));
  const cards = edition.insightCards.map(({ id }) => `/insights?edition=${edition.facts.year}&card=${id}`);
  expect(listed.sort()).toEqual(
    languages
      .flatMap((language) =>
        [...new Set(publicRoutes.map(({ canonical, path }) => canonical ?? path)), ...cards].map(
          (path) => `${baseURL}${localPath(language, path)}`,
        ),
      )
      .sort(),
  );
});

test('the manifest and every icon it names exist', async ({ request }) => {
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe('Versicherungsmonitor');
  for (const { src } of [
    ...manifest.icons,
    { src: '/favicon.svg' },
    { src: '/favicon.ico' },
    { src: '/apple-touch-icon.png' },
  ]) {
    const answer = await request.get(src);
    expect(answer.status(), src).toBe(200);
    expect(answer.headers()['content-type'], src).toMatch(/^image\//);
  }
});

test('text downloads declare their encoding', async ({ request }) => {
  for (const [file, mediaType] of [
    ['medienmitteilung-2024.txt', 'text/plain; charset=utf-8'],
    ['datentabellen-2024.csv', 'text/csv; charset=utf-8'],
    ['medienkontakt.vcf', 'text/vcard; charset=utf-8'],
  ]) {
    expect((await request.get(`/assets/downloads/${file}`)).headers()['content-type'], file).toBe(mediaType);
  }
});

test('the next page is a document that contains its data: no request follows', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
  });
  await page.goto('/imprint');
  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Partner' }).click();
  await expect(page).toHaveURL(/\/partners$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Akademische Partner' })).toBeVisible();
  expect(calls).toEqual([]);
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });
    test('pages of text load nothing more until somebody scrolls', async ({ page }) => {
      let scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      for (const path of ['/about', '/partners', '/studies', '/media', '/imprint', '/impressum']) {
        // Otherwise the page before could still request code of its own.
        await page.goto('about:blank');
        scripts = [];
        await page.goto(path);
        // Code that loads without a trigger does so when the browser is idle.
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        await page.waitForLoadState('networkidle');
        expect(scripts, path).toHaveLength(1);
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await expect(page.locator('[data-island="statistics-widget"]'), path).toHaveAttribute('data-hydrated');
      }
    });
  });
}

test('browsers may prefetch a link’s target as it is pressed, and nothing of the admin area', async ({ request }) => {
  for (const path of publicRoutes.map((route) => route.path)) {
    expect((await request.get(path)).headers()['speculation-rules'], path).toBe('"/speculation-rules.json"');
  }
  expect((await request.get('/admin')).headers()['speculation-rules']).toBeUndefined();
  const answer = await request.get('/speculation-rules.json');
  expect(answer.headers()['content-type']).toBe('application/speculationrules+json');
  const { prefetch } = await answer.json();
  expect(prefetch[0].eagerness).toBe('conservative');
  expect(JSON.stringify(prefetch)).toContain(
    '{"not":{"href_matches":["/admin","/admin/*","/api/*","/assets/*","/uploads/*"]}}',
  );
});

test('forced colours show the current page and the dots of carousels', async ({ page }) => {
  const colourOf = (part: Locator, property: 'backgroundColor' | 'borderBottomColor') =>
    part.evaluate((element, name) => getComputedStyle(element)[name], property);
  await page.emulateMedia({ forcedColors: 'active' });
  await openHydrated(page, '/');
  const paper = await colourOf(page.locator('body'), 'backgroundColor');
  const dots = page.locator('main button > span:only-child:empty');
  const dotColours = async () =>
    new Set(await Promise.all((await dots.all()).map((dot) => colourOf(dot, 'backgroundColor'))));
  expect(await dotColours()).not.toContain(paper);
  expect((await dotColours()).size).toBe(2);
  await openHydrated(page, '/studies');
  expect(await dotColours()).not.toContain(paper);
  expect((await dotColours()).size).toBe(2);
  const entry = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
  expect(await colourOf(entry('Media'), 'borderBottomColor')).toBe(paper);
  expect(await colourOf(entry('Studies'), 'borderBottomColor')).not.toBe(paper);
});

test('text of twice the size fits every width', async ({ page }) => {
  const widths = [320, 360, 768, 1280];
  for (const path of [...publicRoutes.map((route) => route.path), '/insights?edition=2024&card=5', '/gibt-es-nicht']) {
    await page.setViewportSize({ width: 320, height: 800 });
    await openHydrated(page, path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectToFit(page, path);
    }
  }
});

for (const [path, texts] of [
  ['/partners', 'main h3, main li a[href^="mailto:"]'],
  ['/about', 'main li:has(img) :is(h3, p:not(.flex))'],
  ['/media', 'main h3, main li p, address > a, #kontakt a[href^="mailto:"]'],
  ['/studies', 'main h2, main ol h3'],
] as const) {
  test(`${path}: words of a hundred letters stay inside the page`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 780 });
    await openHydrated(page, path);
    await page.evaluate((selector) => {
      for (const element of document.querySelectorAll(selector)) element.textContent = 'Wortungetuem'.repeat(9);
    }, texts);
    for (const width of [320, 600, 900, 1280]) {
      await page.setViewportSize({ width, height: 780 });
      await expectToFit(page);
    }
  });
}
