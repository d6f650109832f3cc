import { expect, test } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { testServer } from '#tests/test-server.ts';

const server = await testServer();
const headers = await server.signIn();

const read = async () => (await server.send('GET', '/api/links', { headers })).json;

test('only the office can have links checked and see the progress', async () => {
  const urls = ['https://www.muster.ch/weg', 'http://169.254.169.254/latest/meta-data/'];
  for (const websiteUrl of urls)
    await server.send('POST', '/api/partners', { headers, body: { name: 'Muster', websiteUrl } });
  expect(await read()).toMatchObject({ total: 2, waiting: 0, checkedAt: null, failing: [] });
  expect((await server.send('GET', '/api/links')).status).toBe(401);
  expect((await server.send('POST', '/api/links/check')).status).toBe(401);
  const { origin: _, ...elsewhere } = headers;
  const foreign = { ...elsewhere, origin: 'https://www.example.com' };
  expect((await server.send('POST', '/api/links/check', { headers: foreign })).status).toBe(403);
  const begun = await server.send('POST', '/api/links/check', { headers });
  expect([begun.status, begun.json.total]).toEqual([200, 2]);
  // Both fail immediately: the check may end before the response arrives.
  const { failing } = await eventually(async () => {
    const links = await read();
    return links.waiting === 0 && links.checkedAt !== null && links;
  });
  expect(failing.map(({ result, isDead }: { result: string; isDead: boolean }) => [result, isDead]).sort()).toEqual([
    ['no-such-host', false],
    ['private-address', false],
  ]);
});
