/** A figure is stored once: corrected in the original, it is the new one in every language, and the former one nowhere. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderDocument } from '#app/entry-server.tsx';
import { languages, localPath } from '#platform/languages.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer({}, undefined, renderDocument);
  headers = await server.signIn();
});
afterAll(() => server.stop());

const former = /(?<![\d.,])5[.,]61(?!\d)/;
const corrected = /(?<![\d.,])5[.,]87(?!\d)/;

/** Where the figure is shown. */
const showing = [
  '/insights',
  '/insights?edition=2024&card=1',
  '/insights?embed=1&edition=2024&card=1',
  '/assets/insights/2024/praemienentwicklung.csv',
  '/assets/insights/2024/praemienentwicklung.svg',
  '/assets/downloads/datentabellen-2024.csv',
];
const others = [
  '/',
  '/about',
  '/partners',
  '/studies',
  '/media',
  '/order',
  '/assets/downloads/medienmitteilung-2024.txt',
];

const read = async (path: string) => {
  const { status, text } = await server.send('GET', path);
  expect(status, path).toBe(200);
  return text;
};

test('a corrected figure is shown in every language, and the former one only in the former version', {
  timeout: 240_000,
}, async () => {
  const edition = '/api/content/edition-2024';
  const draft = (await server.send('GET', edition, { headers })).json;
  const [{ sha256 }] = (await server.send('GET', `${edition}/versions`, { headers })).json;
  for (const language of languages) {
    for (const path of showing.slice(0, 3)) expect(await read(localPath(language, path)), path).toMatch(former);
  }
  draft.content.figures.premiums.health.value = 5.87;
  const saved = await server.send('PUT', edition, { headers, body: draft });
  const body = { revision: saved.json.revision, note: 'Ein Wert war falsch.' };
  const published = await server.send('POST', `${edition}/publish`, { headers, body });
  expect(published, published.text).toMatchObject({ status: 200, json: { state: 'live' } });

  for (const language of languages) {
    for (const path of showing) expect(await read(localPath(language, path)), `${language} ${path}`).toMatch(corrected);
    for (const path of [...showing, ...others]) {
      expect(await read(localPath(language, path)), `${language} ${path}`).not.toMatch(former);
    }
  }
  expect(await read(`/assets/insights/2024/${sha256.slice(0, 16)}/praemienentwicklung.csv`)).toMatch(former);
});
