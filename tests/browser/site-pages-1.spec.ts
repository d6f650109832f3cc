import { expect, type Page, test } from '@playwright/test';
import { openAwake as open } from './wake-islands.ts';

test.describe('home', () => {
  test('hero leads to the order and the insights; its video can be paused', async ({ page }) => {
    await open(page, '/');
    const hero = page.locator('section', { has: page.locator('h1') });
    await expect(hero.getByRole('link', { name: 'Studie bestellen' })).toHaveAttribute('href', '/order');
    await expect(hero.getByRole('link', { name: 'Insights ansehen' })).toHaveAttribute('href', '/insights');
    await expect(hero.locator('video')).toContainText('Ihr Browser unterstützt das Video-Tag nicht.');
    await hero.getByRole('button', { name: 'Video anhalten' }).click();
    await expect(hero.getByRole('button', { name: 'Video abspielen' })).toBeVisible();
    await expect.poll(() => hero.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  });

  test('reduced motion: the video is neither loaded nor offered', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', baseURL });
    const page = await context.newPage();
    const videos: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'media') videos.push(request.url());
    });
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name: /^Video/ })).toHaveCount(0);
    expect(videos).toEqual([]);
    await context.close();
  });

  test('a video that fails leaves the still, and only the console hears of it', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.route(/\.(mp4|webm)$/, (route) => route.abort());
    await open(page, '/');
    await expect(page.locator('img[src="/assets/hero-still.svg"]')).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
    await expect(page.getByRole('status')).toHaveText(['']);
    await expect.poll(() => warnings.some((text) => text.includes('Hintergrundvideo'))).toBe(true);
  });

  test('carousel: ends, dots of three cards, keys that loop', async ({ page }) => {
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

  test('Enter on the button up to the end keeps the focus in the carousel, and the arrow keys with it', async ({
    page,
  }) => {
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

  test('one card on phones, two on tablets, three on wide screens', async ({ page }) => {
    for (const [width, cards] of [
      [360, 1],
      [800, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const shown = await page
        .getByRole('region', { name: 'Zentrale Erkenntnisse 2024' })
        .getByRole('list')
        .evaluate((list) => Math.round(list.clientWidth / (list.firstElementChild?.clientWidth ?? 1)));
      expect(shown).toBe(cards);
    }
  });

  test('partners: active ones through the 128 × 64 helper; a logo that fails takes its card away', async ({ page }) => {
    await open(page, '/');
    const section = page.getByRole('region', { name: 'Partner', exact: true });
    await expect(section.getByAltText('Musterhochschule')).toHaveAttribute('src', /^\/uploads\/128x64\//);
    await expect(section.getByAltText('Musterhochschule')).toHaveAttribute('width', '128');
    await expect(section.getByAltText('Muster Rück')).toHaveCount(0);
    await expect(section.getByAltText('Musterbroker Schweiz')).toBeHidden();
    await section.scrollIntoViewIfNeeded();
    await expect(section.locator('li:visible')).toHaveCount(8);
  });

  test('the current edition leads to order and preview', async ({ page }) => {
    await page.goto('/');
    const edition = page.getByRole('region', { name: 'Versicherungsmonitor 2024' }).last();
    await expect(edition).toContainText('142 Seiten');
    await expect(edition.getByRole('link', { name: 'Vollversion herunterladen' })).toHaveAttribute('href', '/order');
    await expect(edition.getByRole('link', { name: 'Vorschau' })).toHaveAttribute('href', '/insights');
  });
});

test.describe('about', () => {
  test('chronicle, figures and team stand in the HTML without script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/about');
    const chronicle = page.getByRole('region', { name: 'Chronik' });
    await expect(chronicle.getByRole('heading', { level: 3 })).toHaveText([
      'KI',
      'Nachhaltigkeit & Beratung',
      'Customer Journey & Apps',
      'Grundlagenforschung',
    ]);
    await expect(page.getByRole('region', { name: 'Zahlen' }).locator('dd')).toHaveText(['4', '3', "1'009"]);
    await expect(page.getByRole('heading', { name: 'Petra Muster' })).toBeVisible();
    await expect(page.getByText('Urs Beispiel')).toHaveCount(0);
    await context.close();
  });

  test('what a team card shows on hover it shows on focus too', async ({ page }) => {
    await open(page, '/about');
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Petra Muster' }) });
    const contact = card.getByRole('link', { name: 'Kontakt' });
    await expect(contact).toBeHidden();
    await card.hover();
    await expect(contact).toBeVisible();
    await expect(contact).toHaveAttribute('href', 'mailto:petra.muster@example.org');
    await page.mouse.move(0, 0);
    await expect(contact).toBeHidden();
    await card.getByRole('button', { name: 'Mehr über Petra Muster' }).focus();
    await expect(card.getByText('Umfrageforschung')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(contact).toBeFocused();
    await expect(page.getByRole('link', { name: 'LinkedIn Profil von Petra Muster', exact: true })).toBeVisible();
  });

  test('a finger opens a team card and closes it again', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 780 }, hasTouch: true });
    const page = await context.newPage();
    await open(page, '/about');
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Petra Muster' }) });
    const button = card.getByRole('button', { name: 'Mehr über Petra Muster' });
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(card.getByText('Umfrageforschung')).toBeVisible();
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(card.getByText('Umfrageforschung')).toBeHidden();
    for (const part of [card.getByAltText('Porträt von Petra Muster'), card.getByRole('heading')]) {
      await part.tap({ force: true });
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(card.getByText('Umfrageforschung')).toBeVisible();
      await card.getByRole('heading').tap();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
    await context.close();
  });
});

test('partners stand in their order; a logo that fails becomes a type icon', async ({ page }) => {
  await open(page, '/partners');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Partner & Institutionen');
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([
    'Akademische Partner',
    'Erweitertes Konsortium',
    'Panelpartner',
    'Studienpartner',
  ]);
  const broker = page.getByRole('listitem').filter({ hasText: 'Musterbroker Schweiz' });
  await expect(broker.getByRole('img', { name: 'Versicherungswirtschaft' })).toBeVisible();
});

for (const [path, texts] of [
  ['/partners', 'main h3, main li a[href^="mailto:"]'],
  ['/about', 'main li:has(img) :is(h3, p:not(.flex))'],
  ['/media', 'main h3, main li p'],
  ['/studies', 'main h2, main ol h3'],
] as const) {
  test(`${path}: words of a hundred letters stay inside the page`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 780 });
    await open(page, path);
    await page.evaluate((selector) => {
      for (const element of document.querySelectorAll(selector)) element.textContent = 'Wortungetuem'.repeat(9);
    }, texts);
    for (const width of [320, 600, 900, 1280]) {
      await page.setViewportSize({ width, height: 780 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
}

test('an unknown path answers 404 with ways on', async ({ page }) => {
  const response = await page.goto('/gibt-es-nicht');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page.locator('main').getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
});

test.describe('footer', () => {
  test('statistics turn every three seconds and can be paused', async ({ page }) => {
    await page.clock.install();
    await open(page, '/partners');
    const widget = page.getByRole('region', { name: 'Kennzahlen' });
    await widget.scrollIntoViewIfNeeded();
    const shown = widget.locator('li:visible');
    // Alive, it counts; from here on time stands still but for what the test lets pass.
    await expect(widget.getByRole('progressbar')).not.toHaveAttribute('value', '60');
    await page.clock.pauseAt(Date.now() + 60_000);
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
    for (let turn = 0; turn < order.length; turn++) {
      await page.clock.runFor(3000);
      expected = (expected + 1) % order.length;
      await expect.poll(label).toBe(order[expected]);
    }
    while ((await label()) !== 'Teilnehmende') await page.clock.runFor(3000);
    await page.clock.runFor(1500);
    await expect(shown).toContainText("1'009");
    await widget.getByRole('button', { name: 'Kennzahlen anhalten' }).click();
    await page.clock.runFor(9000);
    await expect(shown).toContainText('Teilnehmende');
  });

  test('printed, the figure that is being counted up is the published one', async ({ page }) => {
    await open(page, '/imprint');
    const first = page.getByRole('region', { name: 'Kennzahlen' }).locator('li p').first();
    await page.emulateMedia({ media: 'print' });
    await expect(first.locator('span')).toBeHidden();
    expect(await first.evaluate((text) => getComputedStyle(text, '::before').content)).toBe(`"1'009"`);
  });

  test('without motion all six figures can be read', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', baseURL });
    const page = await context.newPage();
    await page.goto('/partners');
    await expect(page.getByRole('region', { name: 'Kennzahlen' }).locator('li:visible')).toHaveText([
      "1'009Teilnehmende",
      '3Sprachregionen',
      '85%Online-Recherche',
      '42%KI-Interesse',
      '150+Seiten Analyse',
      '95%Zufriedenheit',
    ]);
    await context.close();
  });

  test('links, and no contact form below /admin', async ({ page }) => {
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
});

test.describe('contact form', () => {
  async function fill(page: Page) {
    await page.getByLabel('Vorname').fill('Anna');
    await page.getByLabel('Nachname').fill('Muster');
    await page.locator('footer').getByLabel('E-Mail').fill('anna@example.org');
    await page.getByLabel('Nachricht').fill('Guten Tag');
  }

  test('missing fields are named, none is sent', async ({ page }) => {
    await open(page, '/partners');
    await page.getByLabel('Vorname').fill('Anna');
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Fehlende Angaben' });
    await expect(toast).toContainText('Bitte füllen Sie alle Felder aus.');
    await expect(page.getByLabel('Nachname')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Nachname')).toBeFocused();
    await expect(page.getByLabel('Vorname')).toHaveAttribute('aria-invalid', 'false');
  });

  test('sends what was asked, says so and is empty again', async ({ page }) => {
    const sent: { body: unknown; key: string | undefined }[] = [];
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('/api/contact-messages', async (route) => {
      sent.push({ body: route.request().postDataJSON(), key: route.request().headers()['idempotency-key'] });
      await held;
      await route.fulfill({ status: 201, json: { id: '1', createdAt: '2024-06-03T00:00:00.000Z' } });
    });
    await open(page, '/partners');
    await fill(page);
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(page.getByRole('button', { name: 'Wird gesendet...' })).toBeDisabled();
    answer();
    await expect(page.getByText('Nachricht gesendet')).toBeVisible();
    await expect(page.getByText('Vielen Dank für Ihre Nachricht. Wir werden uns bald bei Ihnen melden.')).toBeVisible();
    await expect(page.getByLabel('Vorname')).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Nachricht senden' })).toBeFocused();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.key).toMatch(/^[\w-]{20,}$/);
    expect(sent[0]?.body).toMatchObject({
      name: 'Anna Muster',
      email: 'anna@example.org',
      message: 'Guten Tag',
      subject: 'Kontaktanfrage über Website',
    });
    expect(Object.keys(sent[0]?.body as object).sort()).toEqual(['email', 'message', 'name', 'subject']);
  });

  test('a failure keeps the text, shows refused fields, and the next try has the same key', async ({ page }) => {
    const keys: (string | undefined)[] = [];
    await page.route('/api/contact-messages', (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      return route.fulfill({
        status: 400,
        contentType: 'application/problem+json',
        json: { status: 400, errors: [{ path: 'email', message: 'Ungültige E-Mail-Adresse' }] },
      });
    });
    await open(page, '/partners');
    await fill(page);
    const send = page.getByRole('button', { name: 'Nachricht senden' });
    await send.click();
    await expect(
      page.getByText('Beim Senden der Nachricht ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.'),
    ).toBeVisible();
    await expect(page.locator('footer').getByText('Ungültige E-Mail-Adresse')).toBeVisible();
    await expect(page.getByLabel('Nachricht')).toHaveValue('Guten Tag');
    await expect(send).toBeEnabled();
    await send.click();
    await expect.poll(() => keys.length).toBe(2);
    expect(keys[1]).toBe(keys[0]);
  });
});
