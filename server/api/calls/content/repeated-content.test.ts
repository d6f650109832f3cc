import { expect, test } from 'vitest';
import { madeUpDocument } from '#tests/editions/made-up-edition.ts';
import { withCards } from '#tests/publish-change.ts';
import { testOffice } from '#tests/test-server.ts';

const { server, call } = await testOffice({}, { hasBuiltFiles: true });

const folder = '/assets/insights/2029';
const file = async (address: string) => {
  const { status, json } = await server.send('GET', address);
  return status === 200 ? json : status;
};

async function publish(content: object, overrides: object = {}) {
  const draft = (await call('GET', '/content/edition-2029')).json;
  const { json } = await call('PUT', '/content/edition-2029', { revision: draft.revision ?? 0, content });
  const published = await call('POST', '/content/edition-2029/publish', { revision: json.revision, ...overrides });
  expect(published.status).toBe(200);
  const [version] = (await call('GET', '/content/edition-2029/versions')).json;
  return { publicationId: published.json.id, exact: `${folder}/${version.sha256.slice(0, 16)}/vertrauen.json` };
}

test('a version has files of its own, though an earlier or a cancelled one had the same content', {
  timeout: 240_000,
}, async () => {
  const content = withCards(1, madeUpDocument);
  const renamed = { ...content, insightCards: [{ ...content.insightCards[0], title: 'Zutrauen' }] };
  const first = await publish(content);
  const atFirst = await file(first.exact);
  expect(atFirst).toMatchObject({ version: 1, previousVersion: null, correction: null });

  for (const note of ['Nicht für die Öffentlichkeit.', 'Auch nicht.']) {
    const planned = await publish(renamed, { note, at: '2090-06-01T08:00' });
    expect(await file(planned.exact)).toBe(404);
    await call('POST', `/content-publications/${planned.publicationId}/cancel`);
    expect(await file(planned.exact)).toBe(404);
  }

  // The number of the cancelled versions is free, as nobody has seen it.
  await publish(renamed, { note: 'Der Titel.' });
  const corrected = { title: 'Zutrauen', version: 2, previousVersion: 1, correction: 'Der Titel.' };
  expect(await file(`${folder}/vertrauen.json`)).toMatchObject(corrected);

  const latest = await publish(content, { note: 'Zurück zum ersten Titel.' });
  const third = { title: 'Vertrauen', version: 3, previousVersion: 2, correction: 'Zurück zum ersten Titel.' };
  expect(await file(`${folder}/vertrauen.json`)).toMatchObject(third);
  expect(await file(first.exact)).toEqual(atFirst);

  const page = (await server.send('GET', '/insights?edition=2029&card=1')).text;
  const addresses = [...new Set(page.match(/\/assets\/insights\/2029\/[0-9a-f]{16}\/vertrauen\.json/g))];
  for (const address of addresses) expect(await file(address)).toMatchObject(third);

  // The same call again, as after a lost answer, publishes nothing.
  const repeated = await publish(content, { note: 'Zurück zum ersten Titel.' });
  expect(repeated.exact).toBe(latest.exact);
  expect(repeated.publicationId).toBe(latest.publicationId);

  const statusOf = async (version: number) =>
    (await server.send('GET', `/insights?edition=2029&version=${version}`)).status;
  expect([await statusOf(1), await statusOf(2), await statusOf(3), await statusOf(4)]).toEqual([200, 200, 200, 404]);
  const versions: { id: string; number: number }[] = (await call('GET', '/content/edition-2029/versions')).json;
  expect(versions.map(({ number }) => number)).toEqual([3, 2, 2, 2, 1]);
  const changes = (id: string) => call('GET', `/content-versions/${id}/changes?of=before`);
  // The correction is compared with version 1, not with the cancelled ones, which are the same.
  for (const { id } of versions.slice(0, 2)) expect((await changes(id)).list).toHaveLength(1);
});
