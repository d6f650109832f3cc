/** Previews: the real pages with a draft, for the office only. */
import { expect, test } from 'vitest';
import { renderDocument } from '#app/entry-server.tsx';
import { edition2024 } from '#content/edition-2024.ts';
import { nextEdition } from '#domain/editions/documents/next-edition.ts';
import { gap } from '#platform/numbers.ts';
import { addFirm, signInAtFirm } from '../firm-people.ts';
import { signInAs } from '../office-people.ts';
import { testServer } from '../test-server.ts';

const secret = 'Noch streng geheim';

const draft = { ...edition2024, facts: { ...edition2024.facts, subtitle: secret, source: secret } };
const path = '/insights?preview=edition-2024';

const server = await testServer({}, { renderDocument, hasBuiltFiles: true });
const editor = await signInAs(server, 'editor');
const body = { revision: 0, content: draft };
expect((await server.send('PUT', '/api/content/edition-2024', { headers: editor, body })).status).toBe(200);

test.each(['editor', 'bookkeeping'] as const)(
  'the office (%s) sees the draft on the real page, marked as such, and nothing caches it',
  async (role) => {
    const { status, text, headers } = await server.send('GET', path, { headers: await signInAs(server, role) });
    expect(status).toBe(200);
    expect(text).toContain(secret);
    expect(text).toContain('data-preview');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['speculation-rules']).toBeUndefined();
    expect(text.match(/rel="canonical" href="[^"]*"/g)?.join()).not.toContain('preview');
  },
);

test('an empty draft is shown with its gaps', async () => {
  const body = { revision: 0, content: nextEdition(edition2024) };
  await server.send('PUT', '/api/content/edition-2025', { headers: editor, body });
  for (const page of ['/', '/insights', '/order', '/studies', '/about', '/media', '/partner-area']) {
    const { status, text } = await server.send('GET', `${page}?preview=edition-2025`, { headers: editor });
    expect(status, page).toBe(200);
    expect(text.replace(/<script.*?<\/script>/gs, '').match(/.{40}(NaN|Infinity)/), page).toBeNull();
    if (page === '/') expect(text).toContain(gap);
  }
});

test('the study record of a previewed edition counts as the current one', async () => {
  const headers = editor;
  for (const [year, isCurrentEdition] of [
    [2024, true],
    [2025, false],
  ] as const) {
    const study = { title: `Studie des Jahres ${year}`, year, isCurrentEdition };
    expect((await server.send('POST', '/api/studies', { headers, body: study })).status).toBe(201);
  }
  for (const page of ['/', '/studies']) {
    const current = (html: string) => /<h2 id="(?:aktuelle-)?ausgabe"[^>]*>([^<]*)/.exec(html)?.[1];
    expect(current((await server.send('GET', page)).text), page).toBe('Studie des Jahres 2024');
    const preview = await server.send('GET', `${page}?preview=edition-2025`, { headers });
    expect(current(preview.text), page).toBe('Studie des Jahres 2025');
  }
});

test('nobody else sees a preview: without a session, from a firm, or of an unknown document', async () => {
  const member = await signInAtFirm(server, await addFirm(server), 'member');
  for (const [address, headers] of [
    [path, {}],
    [path, member],
    [path, { cookie: 'versicherungsmonitor.session_token=gefälscht' }],
    ['/insights?preview=edition-2027', editor],
    ['/insights?preview=', editor],
    ['/insights?preview=../api', editor],
    ['/insights?preview=%00', editor],
    ['/insights?preview=edition-2024%00', editor],
  ] as const) {
    const answer = await server.send('GET', address, { headers });
    expect([answer.status, answer.text.includes(secret)], address).toEqual([404, false]);
  }
});

test('addresses with a control character cause no server error', async () => {
  for (const address of [
    '/insights?edition=%00',
    '/insights?card=%00',
    '/order?beleg=%00',
    '/media?news=%00',
    '/api/content/%00',
    '/api/content/%00/findings',
    '/api/content/%00/versions',
    '/api/content/%00/publications',
    '/assets/insights/2024/%00.csv',
    '/assets/downloads/%00-2024.csv',
  ]) {
    expect((await server.send('GET', address, { headers: editor })).status, address).toBeLessThan(500);
  }
});

test('no string of a draft is in any public address, list, sitemap or feed', async () => {
  const sitemap = await server.send('GET', '/sitemap.xml');
  const pages = [...sitemap.text.matchAll(/<loc>[^<]*?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, page]) => page || '/');
  expect(pages.length).toBeGreaterThan(5);
  const lists = ['/api/studies', '/api/partners', '/api/media', '/api/openapi.json', '/api/content/edition-2024'];
  for (const address of [...pages, ...lists, '/sitemap.xml', '/robots.txt', '/insights?edition=2024&card=1']) {
    expect((await server.send('GET', address)).text, address).not.toContain(secret);
  }
});

test('the preview equals what is live afterwards, but for its banner', async () => {
  const plain = (html: string) =>
    html
      .replace(/<aside[^>]*data-preview.*?<\/aside>/s, '')
      .replace(/<aside aria-label="Korrekturen".*?<\/aside>/s, '');
  const pages = ['/', '/insights', '/order', '/studies', '/about', '/media'];
  const previews = new Map<string, string>();
  for (const page of pages) {
    previews.set(page, plain((await server.send('GET', `${page}?preview=edition-2024`, { headers: editor })).text));
  }
  const body = { revision: 1, note: 'Muster' };
  const published = await server.send('POST', '/api/content/edition-2024/publish', { headers: editor, body });
  expect(published.json.state).toBe('live');
  for (const page of pages) expect(plain((await server.send('GET', page)).text), page).toBe(previews.get(page));
}, 120_000);
