/** Addresses with their edition, so that cited content is found when a newer edition is current. */
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderDocument } from '#app/entry-server.tsx';
import { embedCode } from '#app/insights/embed-code.ts';
import { StudyArchive } from '#app/site/studies/study-archive.tsx';
import { edition } from '#content/built-in-editions.ts';
import { edition2024 } from '#content/edition-2024.ts';
import { siteContentOf } from '#domain/editions/live-content/built-in-content.server.ts';
import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import { siteFiles } from '#server/files/site-files.ts';
import { type Address, readAddress } from '#server/listening/request-address.ts';
import { createPageRenderer } from '#server/pages/render-page.ts';
import { madeUpDocument, madeUpEdition } from './made-up-edition.ts';

const publicUrl = 'https://example.org';
const before = siteContentOf([edition2024]);
const after = siteContentOf([madeUpDocument, edition2024]);
const [, live2024] = after.editions;

function pagesOf(content: SiteContent) {
  const files = { document: { script: '/own.js', styles: [], font: null }, modulesOf: () => [] };
  const renderer = createPageRenderer({
    frontEnd: { renderDocument, files, cachesPages: true },
    readVersion: async () => undefined,
    publicUrl,
    answer: async () => [] as never,
    data: async (name) => (name === 'original-edition' ? content.current.edition : []) as never,
    content: () => content,
  });
  return async (address: string) => {
    const { status, identity } = await renderer.page(readAddress(address) as Address);
    return { status, html: identity.toString(), cached: renderer.cached(address) };
  };
}
const page = pagesOf(after);
const tag = (html: string, name: string) =>
  new RegExp(`<(?:meta|link) (?:property|name|rel)="${name}" (?:content|href)="([^"]*)"`).exec(html)?.[1];

test('a year names its edition; without one it is the current edition', async () => {
  for (const [address, title] of [
    ['/insights', 'Die Ergebnisse 2029 in drei Diagrammen'],
    ['/insights?card=2', 'Die Ergebnisse 2029 in drei Diagrammen'],
    ['/insights?edition=2029', 'Die Ergebnisse 2029 in drei Diagrammen'],
    ['/insights?edition=2024', 'Die Ergebnisse 2024 in neun Diagrammen'],
    ['/visual-analytics?edition=2024&card=5', 'Die Ergebnisse 2024 in neun Diagrammen'],
  ] as const) {
    const { status, html } = await page(address);
    expect(status, address).toBe(200);
    expect(html.replaceAll('<!-- -->', ''), address).toContain(title);
  }
});

test('a year without insights is not found; an unknown card shows the first one', async () => {
  for (const year of ['2023', '1999', '', 'x', '2024x', '02024']) {
    expect(await page(`/insights?edition=${year}`)).toMatchObject({ status: 404 });
    expect(await page(`/insights?embed=1&edition=${year}&card=1`)).toMatchObject({ status: 404 });
  }
  const { html } = await page('/insights?edition=2029&card=5');
  expect(html).toMatch(/data-card="1" data-current=""/);
});

test('an older edition links to the newer one with a notice; the current one has none', async () => {
  const older = await page('/insights?edition=2024&card=5');
  expect(older.html).toContain('Ältere Ausgabe');
  expect(older.html).toContain('href="/insights?edition=2029"');
  expect(tag(older.html, 'canonical')).toBe(`${publicUrl}/insights?edition=2024&amp;card=5`);
  expect(tag((await page('/insights?edition=2024')).html, 'canonical')).toBe(`${publicUrl}/insights?edition=2024`);
  const current = await page('/insights?edition=2029&card=2');
  expect(current.html).not.toContain('Ältere Ausgabe');
  expect(tag(current.html, 'canonical')).toBe(`${publicUrl}/insights?edition=2029&amp;card=2`);
  for (const path of ['/insights?edition=2029', '/insights?card=2'])
    expect(tag((await page(path)).html, 'canonical')).toBe(`${publicUrl}/insights`);
});

test('the cards and the embed views of an edition are the same before and after the next one', async () => {
  const earlier = pagesOf(before);
  const cards = (html: string) => html.slice(html.indexOf('<div data-cards'), html.indexOf('<section id="alle-karten'));
  for (const { id } of edition.insightCards) {
    const embed = `/insights?embed=1&edition=2024&card=${id}`;
    expect((await page(embed)).html === (await earlier(embed)).html, embed).toBe(true);
    const address = `/insights?edition=2024&card=${id}`;
    expect(cards((await page(address)).html) === cards((await earlier(address)).html), address).toBe(true);
  }
});

test('the addresses that the site links to are the keys of cached pages', async () => {
  for (const address of ['/insights?edition=2024&card=5', '/insights?embed=1&edition=2024&card=5']) {
    expect((await page(address)).cached, address).toBeDefined();
  }
});

test('every link to a card or file of an edition contains the edition', async () => {
  for (const path of ['/', '/studies', '/partner-area', '/insights?edition=2024&card=3']) {
    const { html } = await page(path);
    expect(html.match(/\?(embed=1&amp;)?card=/g), path).toBeNull();
    for (const [, name] of html.matchAll(/\/assets\/insights\/2024\/[^"]*" download="([^"]*)"/g)) {
      if (name) expect(name).toMatch(/^versicherungsmonitor-2024-/);
    }
  }
});

test('a shared card has its own title, description and picture', async () => {
  const { html } = await page('/insights?edition=2024&card=5');
  const [card] = edition.insightCards.filter(({ id }) => id === 5);
  expect(html).toContain('<title>Schadensbearbeitung und Service – Versicherungsmonitor 2024</title>');
  expect(tag(html, 'description')).toBe(card?.message);
  expect(tag(html, 'og:url')).toBe(`${publicUrl}/insights?edition=2024&amp;card=5`);
  expect(tag(html, 'og:image')).toBe(
    `${publicUrl}/assets/insights/2024/${live2024?.version}/schadenbearbeitung-und-service-vorschau.png`,
  );
  const titles = await Promise.all(
    edition.insightCards.map(async ({ id }) => tag((await page(`/insights?edition=2024&card=${id}`)).html, 'og:title')),
  );
  expect(new Set(titles).size).toBe(edition.insightCards.length);
});

test('the embed code escapes any title', () => {
  const [card] = madeUpEdition.insightCards;
  if (!card) throw new Error('the made-up edition has cards');
  const code = embedCode({ ...card, title: '"><script>alert(1)</script>&' }, 2029, { language: 'de', publicUrl });
  expect(code).toContain('title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;"');
  expect(code).toContain(`src="${publicUrl}/insights?embed=1&amp;edition=2029&amp;card=1"`);
  expect(code.match(/<script/g)).toHaveLength(1);
  expect(embedCode(card, 2029, { language: 'de', publicUrl, version: 1 })).toContain('card=1&amp;version=1"');
});

test('the archive links to the insights of the years that have them', () => {
  const html = renderToString(
    <StudyArchive
      language="de"
      title={before.studies.archiveTitle}
      archive={before.studies.archive}
      allEditions={before.studies.allEditions}
      records={[]}
      earlier={[]}
      handouts={new Map([2024, 2022].map((year) => [year, { onePager: {}, selectedInsights: {} }]))}
      insights={new Map([2024, 2022].map((year) => [year, { href: `/insights?edition=${year}` }]))}
    />,
  );
  expect(html).toContain('href="/insights?edition=2022"');
  expect(html).not.toMatch(/edition=202[13]/);
});

test('a former edition is in the archive without an additional entry', async () => {
  const [now, then] = await Promise.all([before, after].map((content) => pagesOf(content)('/studies')));
  expect(now?.html).not.toContain('href="/insights?edition=2024"');
  expect(then?.html).toContain('href="/insights?edition=2024"');
  expect(then?.html).not.toContain('edition=2029"');
});

test('older editions and all cards are in the sitemap, with the time of their last change', () => {
  const sitemap = siteFiles(publicUrl, new Date(), () => after).get('/sitemap.xml')?.text;
  expect(sitemap).toContain(`<loc>${publicUrl}/insights?edition=2024</loc>`);
  expect(sitemap).toContain(`<loc>${publicUrl}/insights?edition=2024&amp;card=9</loc><lastmod>2024-06-12T`);
  expect(sitemap).toContain(`<loc>${publicUrl}/insights?edition=2029&amp;card=1</loc><lastmod>2029-`);
  expect(sitemap).not.toContain('edition=2029<');
});
