import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { renderDocument } from '#app/entry-server.tsx';
import { routes } from '#app/routes.ts';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { languageDetails, languages, localPath } from '#platform/languages.ts';
import { madeUpDocument } from '#tests/editions/made-up-edition.ts';
import { publishChange, withCards } from '#tests/publish-change.ts';
import { testServer } from '#tests/test-server.ts';

const server = await testServer({ STARTER_CONTENT: 'on' }, { renderDocument, hasBuiltFiles: true });

const pages = routes.filter(({ isIndexed }) => isIndexed).map(({ path: page }) => page);

test('every page declares its language and links to the others', async () => {
  for (const language of languages) {
    for (const page of pages) {
      const { headers, text } = await server.send('GET', localPath(language, page));
      const { locale } = languageDetails[language];
      expect(headers['content-language']).toBe(locale);
      expect(text).toContain(`<html lang="${locale}"`);
      const head = text.slice(0, text.indexOf('</head>'));
      const canonical = /<link rel="canonical" href="[^"]*?:\/\/[^/"]+([^"]*)"/.exec(head)?.[1] ?? '';
      expect([localPath(language, page), localPath(language, '/insights')]).toContain(canonical || '/');
      for (const other of languages) expect(head).toContain(`hrefLang="${other}"`);
      expect(head).toContain('hrefLang="x-default"');
      expect(head).toContain(`property="og:locale" content="${locale.replace('-', '_')}"`);
    }
  }
});

test('the language menu links to the same page, edition and card', async () => {
  const { text } = await server.send('GET', '/fr/insights?edition=2024&card=3');
  for (const language of languages) {
    const address = localPath(language, '/insights?edition=2024&card=3').replace('&', '&amp;');
    const link = `<a href="${address}" lang="${language}" hrefLang="${language}"`;
    expect(text.split(link).length - 1, link).toBe(3);
  }
});

test('pages of the current edition have no German texts except names, also of studies and further figures', async () => {
  for (const page of ['/fr', '/fr/studies', '/it/studies', '/en/insights']) {
    const { text } = await server.send('GET', page);
    const german = [...text.matchAll(/<(?:h2|h3|p|dt|dd)(?= )[^>]* lang="de"[^>]*>([^<]*)/g)].map(([, shown]) => shown);
    expect([page, german.filter((shown) => !/Muster|Beispiel/.test(shown ?? ''))]).toEqual([page, []]);
  }
  expect((await server.send('GET', '/fr/insights')).text).toContain('Attitude envers l’IA\u202f: négative');
});

test('the citation of a card names the study in the language of its title', async () => {
  const title = 'Versicherungsmonitor 2024: Die Kundensicht auf Schweizer Versicherungen und Krankenkassen';
  const citationOf = async (page: string) =>
    /<pre id="zitat-1-text"[^>]*>(.*?)<.pre>/s.exec((await read(page)).text)?.[1];
  expect(await citationOf('/fr/insights')).toContain(`In: <span lang="de">${title}</span>. Musterhochschule`);
  expect(await citationOf('/insights')).toContain(`In: ${title}. Musterhochschule`);
});

const read = async (address: string) => {
  const { status, text } = await server.send('GET', address);
  return { status, text };
};
const mainOf = async (address: string) => /<main.*<\/main>/s.exec((await read(address)).text)?.[0];
const setState = async (document: string, state: 'cancelled' | 'live') => {
  const { db, contentChanged } = server.services;
  await db.execute(sql`update content_publications set state = ${state} where document = ${document}`);
  await contentChanged();
};
const cancel = (document: string) => setState(document, 'cancelled');

/** The links of pages that lead nowhere; files of the build aren't served here. */
async function deadLinks(addresses: readonly string[], part = (text: string) => text): Promise<string[]> {
  const dead: string[] = [];
  for (const address of addresses) {
    const { text } = await read(address);
    const hrefs = [...part(text).matchAll(/<(?:a|link) [^>]*?href="(?:https?:\/\/127\.0\.0\.1:\d+)?(\/[^"#]*)/g)];
    const links = new Set(hrefs.map(([, href = '']) => href.replaceAll('&amp;', '&')));
    for (const link of links) {
      const isPage = !/^(\/..)?\/(assets|uploads|daten|admin|favicon|apple|site\.web|src|@)/.test(link);
      if (isPage && (await read(link)).status !== 200) dead.push(`${address} → ${link}`);
    }
  }
  return dead;
}

test('a link in a text leads to the page in its language, though the translation has the address of the original', async () => {
  const call = (method: string, address: string, body?: object) =>
    server.send(method, `/api/content/order${address}`, { headers: staff, ...(body && { body }) });
  const staff = await server.signIn();
  const link = (words: string) => `[${words}](/partner-area), [${words}](/assets/downloads/x.pdf)`;
  const original = (await call('GET', '')).json;
  original.content.heading.lead = link('Studie');
  const { revision } = (await call('PUT', '', original)).json;
  const { revision: ofFrench, content, places } = (await call('GET', '/translations/fr')).json;
  const place = places.find(({ id }: { id: string }) => id === 'heading.lead');
  content.texts['heading.lead'] = { text: link('Étude'), originalHash: place.hash };
  const saved = await call('PUT', '/translations/fr', { revision: ofFrench, content });
  const translations = [{ language: 'fr', revision: saved.json.revision }];
  const published = await call('POST', '/publish', { revision, translations });
  expect(published.status, published.text).toBe(200);
  expect((await server.send('GET', '/fr/order')).text).toMatch(
    /<a href="\/fr\/partner-area"[^>]*>Étude<\/a>, <a href="\/assets\/downloads\/x.pdf"/,
  );
  expect((await server.send('GET', '/order')).text).toMatch(/<a href="\/partner-area"[^>]*>Studie<\/a>/);
  await cancel('partner-area.fr');
  expect((await server.send('GET', '/fr/order')).text).toMatch(/<a href="\/partner-area"[^>]*>Étude<\/a>/);
});

test.each(['/es', '/de/about', '/fr/fr/about', '/fr/admin', '/fr/api/partners', '/fr/robots.txt', '/fr/uploads/x.png'])(
  '%s is not found',
  async (address) => {
    const { status, text } = await read(address);
    expect(status).toBe(404);
    expect(text).not.toContain('qu’en allemand');
  },
);

test('a page that is not published in a language is neither found nor offered there; links lead to the German one', async () => {
  await cancel('partners.fr');
  const missing = await read('/fr/partners');
  expect(missing.status).toBe(404);
  expect(missing.text).toContain('<html lang="fr-CH"');
  expect(missing.text).toMatch(/<a href="\/partners" hrefLang="de"[^>]*>Cette page n’existe qu’en allemand/);
  // The choice of language leads to the page in other languages.
  for (const address of ['/partners', '/it/partners', '/en/partners']) {
    expect(missing.text).toMatch(new RegExp(`<a href="${address}" lang="`));
  }
  const unknown = (await read('/fr/nope')).text;
  expect(unknown).not.toContain('qu’en allemand');
  expect(unknown).not.toContain('404" lang="');
  const german = (await read('/partners')).text;
  expect(german).not.toContain('href="/fr/partners"');
  expect(german).toContain('href="/it/partners"');
  const french = await read('/fr/about');
  expect(french.status).toBe(200);
  expect(french.text).not.toContain('href="/fr/partners"');
  expect(french.text).toContain('href="/partners" hrefLang="de"');
  const sitemap = (await read('/sitemap.xml')).text;
  expect(sitemap).not.toContain('/fr/partners<');
  expect(sitemap).toContain('/it/partners<');
});

test.each(['about', 'partners', 'studies', 'media', 'order', 'legal', 'partner-area', 'insights'])(
  'no page links to one that is missing in its language, without the French of %s',
  { timeout: 120_000 },
  async (document) => {
    await cancel(`${document}.fr`);
    const shown: string[] = [];
    for (const page of pages.map((path) => localPath('fr', path)))
      if ((await read(page)).status === 200) shown.push(page);
    const dead = await deadLinks(shown);
    await setState(`${document}.fr`, 'live');
    expect(shown).not.toEqual([]);
    expect(dead).toEqual([]);
  },
);

test.each(['frame', 'home', 'institution', 'about'])(
  'a version of an edition stays where it was cited, without the French of %s',
  async (document) => {
    const version = '/fr/insights?edition=2024&version=1';
    const cited = await mainOf(version);
    await cancel(`${document}.fr`);
    const { status, text } = await read(version);
    const dead = await deadLinks([version], (page) => page.replace(/<main.*<\/main>/s, ''));
    await setState(`${document}.fr`, 'live');
    expect(status).toBe(200);
    expect(text.slice(0, 50)).toContain('<html lang="fr-CH"');
    expect(/<main.*<\/main>/s.exec(text)?.[0] === cited, 'what is cited').toBe(true);
    expect(text.includes('href="/it/insights?edition=2024&amp;version=1"')).toBe(true);
    expect(dead).toEqual([]);
    const inGerman = document !== 'about';
    expect(/<header lang="de".*Studie.*<footer lang="de".*Impressum/s.test(text)).toBe(inGerman);
    expect(text.includes('content="noindex"')).toBe(true);
  },
);

const edition = '/api/content/edition-2024';
const note = 'Neu gerechnet';
const translatedNote = 'Valeurs recalculées';

async function correct(headers: Record<string, string>) {
  const draft = (await server.send('GET', edition, { headers })).json;
  draft.content.insightCards[3].notes.push(note);
  const saved = await server.send('PUT', edition, { headers, body: draft });
  expect(saved.status, saved.text).toBe(200);
  return saved.json.revision as number;
}

async function translateNote(headers: Record<string, string>): Promise<number> {
  const { revision, content, places } = (await server.send('GET', `${edition}/translations/fr`, { headers })).json;
  const place = places.find(({ original }: { original: unknown }) => JSON.stringify(original).includes(note));
  const before: string[] = content.texts[place.id]?.text ?? [];
  content.texts[place.id] = { text: [...before, translatedNote], originalHash: place.hash };
  const body = { revision, content };
  const saved = await server.send('PUT', `${edition}/translations/fr`, { headers, body });
  expect(saved.status, saved.text).toBe(200);
  return saved.json.revision;
}

test('pages that show a text added by a correction are missing in a language until it is translated', {
  timeout: 180_000,
}, async () => {
  const headers = await server.signIn();
  const revision = await correct(headers);
  // The data for the warning before a publication.
  const states = (await server.send('GET', `${edition}/translations`, { headers })).json;
  for (const state of states) expect(state, state.language).toMatchObject({ isShown: true, isLost: true });
  expect((await read('/fr/insights')).status).toBe(200);
  const cited = await mainOf('/fr/insights?edition=2024&version=1');

  const body = { revision, note: 'Eine Anmerkung fehlte.' };
  const published = await server.send('POST', `${edition}/publish`, { headers, body });
  expect(published.status, published.text).toBe(200);
  expect((await read('/insights')).text).toContain(note);
  for (const address of [
    '/fr/insights',
    '/fr/insights?edition=2024&card=3',
    '/fr/insights?embed=1&edition=2024&card=1',
  ]) {
    expect((await read(address)).status, address).toBe(404);
  }
  const former = ['/fr/insights?edition=2024&version=1', '/fr/insights?edition=2024&version=1&card=1&embed=1'];
  expect(await deadLinks(former, (text) => text.replace(/<main.*<\/main>/s, ''))).toEqual([]);
  expect(await mainOf('/fr/insights?edition=2024&version=1'), 'what is cited').toBe(cited);
  const { headers: sent } = await server.send('GET', '/fr/insights?edition=2024&version=1');
  expect(sent.link).toMatch(/:\d+\/insights\?edition=2024>; rel="latest-version"/);
  // These pages offer the edition's files.
  for (const page of ['/fr/media', '/fr/studies']) expect((await read(page)).status, page).toBe(404);
  for (const page of ['/fr', '/fr/order', '/fr/about', '/fr/impressum', '/it/partners']) {
    const { status, text } = await read(page);
    expect(status, page).toBe(200);
    expect(text, page).not.toContain(note);
  }

  const translated = { revision: await translateNote(headers) };
  const answer = await server.send('POST', `${edition}/translations/fr/publish`, { headers, body: translated });
  expect(answer.status, answer.text).toBe(200);
  const french = await read('/fr/insights');
  expect(french.status).toBe(200);
  expect(french.text).toContain(translatedNote);
  expect(french.text).not.toContain(note);
  expect((await read('/it/insights')).status).toBe(404);
});

test('the page of an edition keeps its languages when the next one is published in German only', {
  timeout: 180_000,
}, async () => {
  // The footer of the older edition's pages must not say this.
  const statistics = [{ label: 'Nur auf Deutsch', figure: madeUpDocument.facts.respondents }];
  const content = { ...withCards(1, madeUpDocument), statistics };
  await server.query('update studies set is_current_edition = false');
  const office = server.as(await server.signIn());
  const { wantsPresentation: _, ...order } = { ...sampleStudyOrder, form: 'order', editionYear: '2024' };
  expect((await server.postForm('/fr/order', order)).status).toBe(200);
  await publishChange(office, 'edition-2029', () => content);
  expect((await read('/insights')).text).toContain('Nur auf Deutsch');

  const french = await read('/fr/insights?edition=2024&card=2');
  expect(french.status).toBe(200);
  expect(french.text).not.toContain('Nur auf Deutsch');
  expect(french.text).toContain('href="/insights?edition=2029" hrefLang="de"');
  expect(french.text).not.toContain('id="vollstudie"');
  // A form opened before is answered by the German page, with its input.
  const late = await server.postForm('/fr/order', { ...order, lastName: 'Muster-Später' });
  expect(late.status).toBe(409);
  expect(late.text).toContain('<html lang="de-CH"');
  expect(late.text).toContain('Inzwischen ist die Ausgabe 2029 erschienen');
  expect(late.text).toContain('value="Muster-Später"');
  const message = { firstName: 'Max', lastName: 'Muster', email: 'max@example.org', message: 'Bonjour' };
  expect((await server.postForm('/fr/about', { form: 'contact', ...message })).status).toBe(200);
  const [{ id }] = (await office('GET', '/study-orders')).json;
  const { pageAddress } = (await office('GET', `/study-orders/${id}/delivery`)).json;
  expect(pageAddress).toContain('/fr/order?beleg=');
  const buyersPage = (await read(new URL(pageAddress).pathname + new URL(pageAddress).search)).text;
  expect(buyersPage.slice(0, 50)).toContain('<html lang="fr-CH"');
  expect(buyersPage.includes('Votre commande')).toBe(true);
  expect(buyersPage.includes('Nur auf Deutsch')).toBe(false);
  for (const page of ['/fr', '/fr/insights', '/fr/order', '/fr/about', '/fr/insights?edition=2029']) {
    expect((await read(page)).status, page).toBe(404);
  }
  for (const page of ['/fr/partners', '/fr/partner-area', '/fr/impressum', '/fr/imprint']) {
    const { status, text } = await read(page);
    expect(status, page).toBe(200);
    expect(text.includes('Nur auf Deutsch'), page).toBe(false);
  }
  expect(await deadLinks(['/fr/insights?edition=2024', '/fr/insights?edition=2024&card=2'])).toEqual([]);
  const sitemap = (await read('/sitemap.xml')).text;
  expect(sitemap).toContain('/fr/insights?edition=2024<');
  expect(sitemap).not.toContain('/fr/insights<');
});
