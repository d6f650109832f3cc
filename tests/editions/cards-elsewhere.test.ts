/** Cards on other sites, requested by their address: oEmbed, and the chart as code. */
import { extract } from '@extractus/oembed-extractor';
import sanitizeHtml from 'sanitize-html';
import { expect, test } from 'vitest';
import { renderDocument } from '#app/entry-server.tsx';
import { edition } from '#content/built-in-editions.ts';
import { languages, localPath } from '#platform/languages.ts';
import { testServer } from '#tests/test-server.ts';

const server = await testServer({ STARTER_CONTENT: 'on' }, { renderDocument, hasBuiltFiles: true });
const publicUrl = server.services.settings.publicUrl;

const cardAddress = (id: number, language: (typeof languages)[number] = 'de') =>
  publicUrl + localPath(language, `/insights?edition=2024&card=${id}`);
const ask = (path: string, parameters: Record<string, string>) =>
  server.send('GET', `/daten/${path}?${new URLSearchParams(parameters)}`);
const oembed = (parameters: Record<string, string>) => ask('oembed.json', parameters);

test('the page of a card links to its oEmbed answer, in each language; other pages link to none', async () => {
  for (const language of languages) {
    const { text } = await server.send('GET', localPath(language, '/insights?edition=2024&card=3'));
    const [, link = ''] = /<link rel="alternate" type="application\/json\+oembed"[^>]*href="([^"]*)"/.exec(text) ?? [];
    const { pathname, search } = new URL(link.replaceAll('&amp;', '&'));
    const { json, headers } = await server.send('GET', pathname + search);
    expect(json).toMatchObject({ version: '1.0', type: 'rich', provider_url: publicUrl + localPath(language, '/') });
    const frame = `${publicUrl}${localPath(language, '/insights?embed=1&edition=2024&card=3')}`.replaceAll(
      '&',
      '&amp;',
    );
    expect(json.html).toContain(`<iframe src="${frame}"`);
    expect(headers['access-control-allow-origin']).toBe('*');
  }
  for (const page of ['/insights', '/insights?edition=2024', '/insights?edition=2024&card=7', '/about']) {
    expect((await server.send('GET', page)).text).not.toContain('json+oembed');
  }
});

test('a third-party oEmbed client discovers and embeds the card within its maximum size', async () => {
  const fetchHere = (address: string) => fetch(address.replace(publicUrl, server.origin));
  const plain = await extract(cardAddress(3), {}, fetchHere);
  expect(plain).toMatchObject({ type: 'rich', width: 800, thumbnail_width: 1200, thumbnail_height: 630 });
  const narrow = await extract(cardAddress(3), { maxwidth: 320, maxheight: 240 }, fetchHere);
  expect(narrow).toMatchObject({ width: 320, height: 240 });
  expect(narrow).not.toHaveProperty('thumbnail_url');
});

test('only charts of this site are embedded, and only as JSON', async () => {
  const url = cardAddress(3);
  const others = [
    'https://elsewhere.example.org/insights?edition=2024&card=3',
    `${publicUrl}@elsewhere.example.org/insights?card=3`,
    `${publicUrl}/admin?edition=2024&card=3`,
    `${publicUrl}/insights`,
    `${publicUrl}/insights?edition=1999&card=3`,
    cardAddress(7),
    cardAddress(99),
    'javascript:alert(1)',
    '',
  ];
  for (const other of others) {
    for (const path of ['oembed.json', 'diagramm.txt']) {
      const { status, headers } = await ask(path, { url: other });
      expect([status, headers['cache-control']], other).toEqual([404, 'no-store']);
    }
  }
  expect((await oembed({})).status).toBe(400);
  expect((await oembed({ url, format: 'xml' })).status).toBe(501);
  for (const maxwidth of ['0', '-1', '1e9', 'x', '1.5']) expect((await oembed({ url, maxwidth })).json.width).toBe(800);
  expect((await oembed({ url: `${publicUrl}/insights?card=3` })).json.html).toContain('edition=2024&amp;card=3');
});

test('the code of a chart contains the whole chart, and loads nothing', async () => {
  for (const language of languages) {
    for (const card of edition.insightCards.filter(({ published }) => published)) {
      const { text, headers } = await ask('diagramm.txt', { url: cardAddress(card.id, language) });
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(text).toMatch(/^<figure lang="\w\w" .*<svg .*<table .*<\/figure>$/s);
      expect(text).not.toMatch(/<script|<style|<link|\ssrc=|\son\w+=|url\((?!#)|xlink:href/);
      const link = cardAddress(card.id, language).replaceAll('&', '&amp;');
      expect([...text.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([link]);
    }
  }
});

test('table, source and link remain where a site strips drawings and styles', async () => {
  const { text } = await ask('diagramm.txt', { url: cardAddress(1) });
  const strict = sanitizeHtml(text);
  expect(strict).not.toMatch(/<svg|style=/);
  expect(strict).toMatch(/<table>.*<td>5\.61<\/td>.*<\/table>/s);
  expect(strict).toContain('Quelle: Versicherungsmonitor 2024');
  expect(strict).toContain(`<a href="${cardAddress(1).replaceAll('&', '&amp;')}">`);
});

test('oEmbed shows a version as it was published', async () => {
  const office = server.as(await server.signIn());
  const { content, revision } = (await office('GET', '/content/edition-2024')).json;
  content.insightCards[2].title = 'Musterthema';
  const saved = await office('PUT', '/content/edition-2024', { content, revision });
  const body = { revision: saved.json.revision, note: 'Ein kürzerer Titel.' };
  expect((await office('POST', '/content/edition-2024/publish', body)).status).toBe(200);
  const titleOf = async (address: string) => (await oembed({ url: address })).json.title;
  expect(await titleOf(cardAddress(3))).toContain('Musterthema');
  expect(await titleOf(`${cardAddress(3)}&version=2`)).toContain('Musterthema');
  expect(await titleOf(`${cardAddress(3)}&version=1`)).toContain(edition.insightCards[2]?.title);
  expect((await oembed({ url: `${cardAddress(3)}&version=3` })).status).toBe(404);
  const pinned = await server.send('GET', '/insights?edition=2024&card=3&version=2');
  expect(pinned.text).not.toContain('json+oembed');
});
