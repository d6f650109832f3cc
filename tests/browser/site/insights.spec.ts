import { expect, type Locator, type Page, test } from '@playwright/test';
import { edition } from '../../../content/built-in-editions.ts';
import { expectAccessibleInBothSchemes, expectToFit } from '../accessibility.ts';
import { hydrateIslands, openHydrated } from '../hydrate-islands.ts';

const { insightCards, facts } = edition;
const last = insightCards.length;

const open = (page: Page, address = '/insights') => openHydrated(page, address);

const shown = (page: Page) => page.locator('[data-card]:visible');

async function expectCard(page: Page, id: number) {
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toHaveAttribute('data-card', String(id));
}

for (const path of ['/insights', '/visual-analytics']) {
  test(`${path} shows one card at a time, with badge, dots, hint and a way to the study`, async ({ page }) => {
    await open(page, path);
    await expectCard(page, 1);
    await expect(page.getByText('Visual Analytics', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Karte \d: / })).toHaveCount(last);
    await expect(page.getByText('Blättern mit den Pfeiltasten')).toBeVisible();
    await expect(page.getByText('Blättern durch Wischen')).toBeHidden();
    await expect(page.getByText('Interessiert an der vollständigen Studie?')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Studie bestellen', exact: true }).click();
    await expect(page).toHaveURL(/\/order$/);
  });
}

test('arrows, keys and dots move between the ends and not beyond', async ({ page }) => {
  await open(page);
  const back = page.getByRole('button', { name: 'Vorherige Karte' });
  const nextButton = page.getByRole('button', { name: 'Nächste Karte' });
  await expect(back).toBeDisabled();
  await page.keyboard.press('ArrowLeft');
  await expectCard(page, 1);
  await nextButton.click();
  await expectCard(page, 2);
  await expect(page).toHaveURL(new RegExp(`/insights\\?edition=${facts.year}&card=2$`));
  await page.keyboard.press('ArrowRight');
  await expectCard(page, 3);
  await page.getByRole('button', { name: `Karte ${last}: ` }).click();
  await expectCard(page, last);
  await expect(nextButton).toBeDisabled();
  await expect(back).toBeEnabled();
  await page.keyboard.press('ArrowRight');
  await expectCard(page, last);
  await expect(page.getByRole('button', { name: `Karte ${last}: ` })).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('[data-counter]')).toContainText(`Karte ${last} von ${last}`);
});

test('arrow keys stay in the field that has the focus', async ({ page }) => {
  await open(page);
  await page.getByLabel('Vorname').fill('Muster');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expectCard(page, 1);
});

test('each card has an address, which changes without new entries in the history', async ({ page }) => {
  await page.goto('/about');
  await open(page, '/visual-analytics?card=4');
  await expectCard(page, 4);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(new RegExp(`/visual-analytics\\?edition=${facts.year}&card=5$`));
  const french = page.getByRole('navigation').getByRole('link', { name: 'Français' });
  for (const link of await french.all())
    await expect(link).toHaveAttribute('href', `/fr/visual-analytics?edition=${facts.year}&card=5`);
  const title = await page.title();
  expect(title).toContain(insightCards[4]?.title);
  await page.reload();
  await expect(page).toHaveTitle(title);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  for (const strange of ['0', '10', '99', 'x', '1e0', '-1']) {
    await open(page, `/insights?card=${strange}`);
    await expectCard(page, 1);
  }
});

test('the overview links to every card', async ({ page }) => {
  await open(page);
  const overview = page.getByRole('region', { name: 'Alle Karten' });
  await expect(overview.getByRole('listitem').filter({ has: page.locator('[data-goto]') })).toHaveCount(last);
  await overview.getByRole('link', { name: insightCards[5]?.title ?? '' }).click();
  await expectCard(page, 6);
  await expect(page).toHaveURL(new RegExp(`\\?edition=${facts.year}&card=6$`));
  await expect(page.getByRole('heading', { level: 2, name: insightCards[5]?.title ?? '' })).toBeInViewport();
});

test('/insights shows the same when opened from another page of the site', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Insights' }).click();
  await expect(page).toHaveURL(/\/visual-analytics$/);
  await expectCard(page, 1);
  // Keys pressed before the page's script has loaded are lost.
  await hydrateIslands(page);
  await page.keyboard.press('ArrowRight');
  await expectCard(page, 2);
  // The address follows a moment later.
  await expect(page).toHaveURL(/card=2$/);
  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Über uns' }).click();
  await expect(page.locator('[data-card]')).toHaveCount(0);
  await page.goBack();
  await expectCard(page, 2);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  async function swipe(page: Page, from: [number, number], to: [number, number]) {
    const session = await page.context().newCDPSession(page);
    const point = ([x, y]: [number, number]) => [{ x, y }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(from) });
    const middle: [number, number] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(middle) });
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(to) });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await session.detach();
  }

  test('a swipe of 50 pixels turns the card, a shorter one and scrolling don’t', async ({ page }) => {
    await open(page);
    await expect(page.getByText('Blättern durch Wischen')).toBeVisible();
    await expect(page.getByText('Blättern mit den Pfeiltasten')).toBeHidden();
    await swipe(page, [300, 600], [240, 605]);
    await expectCard(page, 2);
    await swipe(page, [300, 600], [260, 600]);
    await expectCard(page, 2);
    await swipe(page, [200, 600], [260, 600]);
    await expectCard(page, 1);
    await swipe(page, [200, 600], [270, 600]);
    await expectCard(page, 1);
    const before = await page.evaluate(() => scrollY);
    await swipe(page, [300, 600], [240, 300]);
    await expectCard(page, 1);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  });

  test('a swipe in a panel or over a table that scrolls sideways doesn’t turn the card', async ({ page }) => {
    await open(page);
    const touched = async (area: Locator) => {
      await area.scrollIntoViewIfNeeded();
      const { x, y } = (await area.boundingBox()) ?? { x: 0, y: 0 };
      await swipe(page, [x + 110, y + 10], [x + 30, y + 10]);
    };
    await page.getByRole('button', { name: 'Tabelle' }).click();
    const table = shown(page).locator('.insight-table');
    await table.locator('table').evaluate((element) => {
      element.style.minWidth = '60rem';
    });
    await touched(table.locator('tr').first());
    await expectCard(page, 1);
    await shown(page).getByRole('button', { name: 'Zitieren' }).click();
    const panel = page.locator('[popover]:popover-open');
    await touched(panel);
    await expectCard(page, 1);
    await expect(panel).toBeVisible();
  });
});

test('on narrow phones nothing scrolls sideways, and at 360 px tables show all columns', async ({ page }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 780 });
    await open(page);
    await page.getByRole('button', { name: 'Tabelle', exact: true }).first().click();
    for (const { id } of insightCards) {
      await expectCard(page, id);
      await expectToFit(page);
      const hidden = await shown(page)
        .locator('.insight-table')
        .evaluate((box) => box.scrollWidth - box.clientWidth);
      if (width >= 360) expect(hidden).toBeLessThanOrEqual(0);
      if (id < last) await page.getByRole('button', { name: 'Nächste Karte' }).click();
    }
  }
});

test('a switch shows the diagram or its table', async ({ page }) => {
  await open(page, '/insights?card=4');
  const card = shown(page);
  await expect(card.getByRole('img')).toBeVisible();
  await expect(card.getByRole('table')).toBeHidden();
  await card.getByRole('button', { name: 'Tabelle' }).click();
  await expect(card.getByRole('table')).toBeVisible();
  await expect(card.getByRole('img')).toBeHidden();
  await expect(card.getByRole('row')).toContainText([
    /Berechnete Offerten/,
    /mehr\s*42%\s*34%/,
    /gleich viele/,
    /weniger/,
  ]);
  await page.keyboard.press('ArrowRight');
  await expect(shown(page).getByRole('button', { name: 'Tabelle' })).toHaveAttribute('aria-pressed', 'true');
  await expect(shown(page).getByRole('table')).toBeVisible();
});

test('citation, link and embed code can be copied', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/insights?card=3');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await shown(page).getByRole('button', { name: 'Link kopieren' }).click();
  await expect(page.getByRole('status')).toContainText('In die Zwischenablage kopiert');
  expect(await clipboard()).toBe(`${baseURL}/insights?edition=${facts.year}&card=3`);

  await shown(page).getByRole('button', { name: 'Zitieren' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zitieren' });
  await dialog.getByRole('button', { name: 'BibTeX kopieren' }).click();
  await expect.poll(clipboard).toContain(`@misc{versicherungsmonitor${facts.year}-customer-journey,`);
  await dialog.getByRole('button', { name: 'RIS kopieren' }).click();
  await expect.poll(clipboard).toContain('TY  - ELEC');
  await dialog.getByRole('button', { name: 'Text kopieren' }).click();
  await expect.poll(clipboard).toContain(`${baseURL}/insights?edition=${facts.year}&card=3&version=1`);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'CFF als Datei' }).click();
  expect((await saved).suggestedFilename()).toBe(`versicherungsmonitor-${facts.year}-customer-journey.cff`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await shown(page).getByRole('button', { name: 'Einbetten' }).click();
  await page.getByRole('dialog', { name: 'Einbetten' }).getByRole('button', { name: 'HTML kopieren' }).click();
  await expect
    .poll(clipboard)
    .toContain(`<iframe src="${baseURL}/insights?embed=1&amp;edition=${facts.year}&amp;card=3"`);
  await page.getByRole('dialog', { name: 'Einbetten' }).getByRole('button', { name: 'Code kopieren' }).click();
  await expect.poll(clipboard).toMatch(/^<figure lang="de".*Customer Journey.*<\/figure>$/s);
});

test('the files of every card and the archive of all exist', async ({ page, request }) => {
  await open(page);
  const addresses = await page
    .locator('[data-card] a[download], #alle-karten a[download]')
    // The package is offered only once it is made: see edition-package.spec.ts.
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? '').filter((href) => !/-paket\.zip$/.test(href)),
    );
  // Three of a card, eight among its further formats; the card without values has none.
  expect(addresses).toHaveLength((last - 1) * 11 + 3);
  const types = {
    png: 'image/png',
    svg: 'image/svg+xml',
    csv: 'text/csv',
    json: 'application/json',
    zip: 'application/zip',
    xlsx: 'spreadsheet',
  };
  for (const address of addresses) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    const type = types[address.split('.').at(-1) as keyof typeof types];
    expect(response.headers()['content-type'], address).toContain(type);
    expect((await response.body()).length, address).toBeGreaterThan(200);
  }
});

test('another site may show the embed view, and only that', async ({ page, request }) => {
  const plain = (await request.get('/insights?card=2')).headers();
  expect(plain['x-frame-options']).toBe('DENY');
  const framed = (await request.get('/insights?embed=1&card=2')).headers();
  expect(framed['x-frame-options']).toBeUndefined();
  expect(framed['content-security-policy']).toContain('frame-ancestors *');
  await open(page, '/insights?embed=1&card=2');
  await expect(page.locator('header, footer, nav')).toHaveCount(0);
  await expect(page.locator('[data-card]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(insightCards[1]?.title ?? '');
  await page.getByRole('button', { name: 'Tabelle' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-card="2"]')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every card can be read, chart and table', async ({ page }) => {
    await page.goto('/insights?card=5');
    await expect(shown(page)).toHaveCount(last);
    await expect(page.getByRole('table')).toHaveCount(last);
    await expect(page.getByRole('button', { name: 'Nächste Karte' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Tabelle' }).first()).toBeHidden();
    for (const { title, source } of insightCards) {
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
      await expect(page.getByRole('figure', { name: title })).toContainText(source);
    }
    // The address alone doesn't scroll to its card.
    await page.getByRole('link', { name: 'Karte 5: ' }).first().click();
    await expect(page.locator('#karte-5')).toBeInViewport();
  });
});

test('a print has one page per card, with chart, table and source', async ({ page }) => {
  await open(page, '/insights?card=7');
  await page.emulateMedia({ media: 'print' });
  await expect(shown(page)).toHaveCount(last);
  await expect(page.locator('[data-card] table:visible')).toHaveCount(last);
  await expect(page.locator('[data-card] svg[role=img]:visible')).toHaveCount(last);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(last);
});

test('a print has the light colours in a dark window too', async ({ page }) => {
  await open(page, '/insights?card=7');
  const colours = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      const names = [
        'surface',
        'control',
        'accent',
        'signal',
        'danger',
        'data-1',
        'data-2',
        'data-3',
        'data-4',
        'data-5',
      ];
      return names.map((name) => style.getPropertyValue(`--${name}`));
    });
  const light = await colours();
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [index, colour] of (await colours()).entries()) expect(colour).not.toBe(light[index]);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await colours()).toEqual(light);
});

for (const view of ['Diagramm', 'Tabelle']) {
  test(`every card is accessible, ${view}`, async ({ page }) => {
    await open(page);
    await shown(page).getByRole('button', { name: view }).click();
    for (const { id } of insightCards) {
      await page.getByRole('button', { name: `Karte ${id}: ` }).click();
      await expectCard(page, id);
      await expectAccessibleInBothSchemes(page, '[data-current]');
    }
    await page.getByRole('button', { name: 'Karte 3: ' }).click();
    for (const panel of ['Weitere Formate', 'Zitieren', 'Einbetten']) {
      await shown(page).getByRole('button', { name: panel, exact: true }).click();
      await expectAccessibleInBothSchemes(page, '[data-current]');
      await page.keyboard.press('Escape');
    }
  });
}

test('search engines find a dataset', async ({ page, baseURL }) => {
  await page.goto('/insights');
  const text = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(text ?? '')).toMatchObject({
    '@type': 'Dataset',
    url: `${baseURL}/insights?edition=${facts.year}`,
    temporalCoverage: '2024-06-03/2024-06-12',
  });
});
