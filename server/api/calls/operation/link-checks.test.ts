import { expect, test } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { testOffice } from '#tests/test-server.ts';

const { server, session, call, visitor } = await testOffice();

const read = async () => (await call('GET', '/links')).json;

test('only the office can have links checked and see the progress', async () => {
  const urls = ['https://www.muster.ch/weg', 'http://169.254.169.254/latest/meta-data/'];
  for (const websiteUrl of urls) await call('POST', '/partners', { name: 'Muster', websiteUrl });
  expect(await read()).toMatchObject({ total: 2, waiting: 0, checkedAt: null, failing: [] });
  expect((await visitor('GET', '/links')).status).toBe(401);
  expect((await visitor('POST', '/links/check')).status).toBe(401);
  const foreign = { ...session, origin: 'https://www.example.com' };
  expect((await server.as(foreign)('POST', '/links/check')).status).toBe(403);
  expect(await call('POST', '/links/check')).toMatchObject({ status: 200, json: { total: 2 } });
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
