import { globSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderDocument } from '#app/entry-server.tsx';
import { routes } from '#app/routes.ts';
import { openLiveContent } from '#domain/editions/live-content/live-content.server.ts';
import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import { type Language, languageDetails, languages, localPath, otherLanguages } from '#platform/languages.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { shownTexts } from './shown-text.ts';

let server: TestServer;
let content: (language: Language) => SiteContent;
beforeAll(async () => {
  server = await startTestServer({ STARTER_CONTENT: 'on' }, undefined, renderDocument);
  const live = await openLiveContent(server.services.db);
  content = live.current;
});
afterAll(() => server.stop());

const leaves = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [];
};

/** Sentences and labels of several words; single words are often the same in two languages. */
const isTelling = (text: string) =>
  text.length > 12 && /\p{L}{3,}[^\p{L}]+\p{L}{2,}/u.test(text) && !/[@/{]/.test(text);

/** What the words of the product say in German and in no other language. */
async function germanWords(): Promise<string[]> {
  const root = path.join(import.meta.dirname, '../..');
  const files = globSync('{app,domain,server}/**/*-words.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(30);
  const modules = await Promise.all(files.map((file) => import(path.join(root, file))));
  type Catalogue = (language: Language) => unknown;
  const catalogues = modules
    .flatMap((module) => Object.values(module))
    .filter((value): value is Catalogue => typeof value === 'function' && value.length === 1);
  return catalogues.flatMap((catalogue) => {
    const others = otherLanguages.flatMap((language) => leaves(catalogue(language)));
    return leaves(catalogue('de')).filter((text) => !others.includes(text));
  });
}

/** What the documents say in German and not in this language. */
function germanTexts(language: Language): string[] {
  const parts = ({ language: _, languagesOf: __, 'partner-area': ___, ...texts }: SiteContent) => leaves(texts);
  const own = new Set(parts(content(language)));
  return parts(content('de')).filter((text) => !own.has(text));
}

const pages = routes.filter(({ indexed }) => indexed).map(({ path: page }) => page);
const addresses = [...pages, '/insights?edition=2024&card=3', '/insights?embed=1&edition=2024&card=9', '/nope'];

test.each(otherLanguages)('no page in %s says anything in German', async (language) => {
  const german = new Set([...(await germanWords()), ...germanTexts(language)].filter(isTelling));
  expect(german.size).toBeGreaterThan(300);
  const found: string[] = [];
  for (const address of addresses) {
    const { status, text } = await server.send('GET', localPath(language, address));
    expect(status, address).toBe(address === '/nope' ? 404 : 200);
    const shown = shownTexts(text);
    expect(shown.join(' ').length).toBeGreaterThan(500);
    found.push(
      ...shown.filter((said) => [...german].some((words) => said.includes(words))).map((said) => `${address}: ${said}`),
    );
  }
  expect(found).toEqual([]);
});

test('no page in another language writes numbers as in German', async () => {
  for (const language of otherLanguages) {
    for (const address of addresses) {
      const { text } = await server.send('GET', localPath(language, address));
      expect(shownTexts(text).filter((said) => /\d'\d{3}/.test(said))).toEqual([]);
    }
  }
});

test('every page names its language and its others', async () => {
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

test('the choice of language leads to the same page, edition and card', async () => {
  const { text } = await server.send('GET', '/fr/insights?edition=2024&card=3');
  for (const language of languages) {
    const address = localPath(language, '/insights?edition=2024&card=3').replace('&', '&amp;');
    const link = `<a href="${address}" lang="${language}" hrefLang="${language}"`;
    expect(text.split(link).length - 1, link).toBe(3);
  }
});

test('a page that is not published in a language is not found there, nor offered', async () => {
  const { db, contentChanged } = server.services;
  await db.execute("update content_publications set state = 'cancelled' where document = 'about.fr'");
  await contentChanged();
  expect((await server.send('GET', '/fr/about')).status).toBe(404);
  const { text } = await server.send('GET', '/about');
  expect(text).not.toContain('href="/fr/about"');
  expect(text).toContain('href="/it/about"');
  expect((await server.send('GET', '/fr/partners')).status).toBe(200);
  const sitemap = (await server.send('GET', '/sitemap.xml')).text;
  expect(sitemap).not.toContain('/fr/about<');
  expect(sitemap).toContain('/it/about<');
});

test.each(['/es', '/de/about', '/fr/fr/about', '/fr/admin', '/fr/api/partners', '/fr/robots.txt', '/fr/uploads/x.png'])(
  '%s is no address',
  async (address) => {
    expect((await server.send('GET', address)).status).toBe(404);
  },
);
