import { expect, test } from 'vitest';
import { currentSchemaVersion } from '#domain/editions/documents/document-shapes.ts';
import { writeDraft } from '#domain/editions/documents/draft-queries.server.ts';
import { builtInContent } from '#domain/editions/live-content/built-in-content.server.ts';
import { openLiveContent } from '#domain/editions/live-content/live-content.server.ts';
import { goLiveWhenDue } from '#domain/editions/publication/go-live.server.ts';
import { publishVersion } from '#tests/publish-version.ts';
import { testOffice } from '#tests/test-server.ts';

/** A later release ran on this database and wrote documents; then this one runs again. */
const schemaVersion = currentSchemaVersion + 1;
const laterContent = { sections: [{ mood: 'later' }] };
const message = 'A later release of the site wrote this: it can be read here, and changed where that release runs.';

const { server, session, call } = await testOffice({}, { hasBuiltFiles: true });
const { services } = server;
const laterEdition = await publishVersion(services, 'edition-2024', laterContent, schemaVersion);
await publishVersion(services, 'order', laterContent, schemaVersion);
await publishVersion(services, 'home', laterContent, schemaVersion, new Date());
await services.db.transaction((tx) =>
  writeDraft(tx, { document: 'about', revision: 1, schemaVersion, content: laterContent }),
);
await services.contentChanged();

test('the site starts and shows the latest version that it can read', async () => {
  const { current } = await openLiveContent(server.services.db);
  expect(current().current.edition).toEqual(builtInContent.current.edition);
  expect(current().current.versions).toMatchObject([{ number: 1, note: null }]);
  expect((await server.send('GET', '/order')).status).toBe(200);
  expect((await server.send('GET', '/insights?edition=2024')).status).toBe(200);
});

test.each(['edition-2024', 'order', 'about'])('%s is shown as it is stored, and not changed', async (document) => {
  const { json } = await call('GET', `/content/${document}`);
  expect(json).toMatchObject({ content: laterContent, isReadOnly: true });
  const { revision } = json;
  const refusal = { status: 409, json: { detail: message } };
  expect(await call('PUT', `/content/${document}`, { revision, content: {} })).toMatchObject(refusal);
  if (document === 'about') expect(await call('POST', '/content/about/publish', { revision })).toMatchObject(refusal);
  const found = (await call('GET', `/content/${document}/findings`)).json;
  expect(found).toEqual([{ path: '', message, level: 'error' }]);
  expect((await server.send('GET', `/order?preview=${document}`, { headers: session })).status).toBe(404);
  expect((await call('GET', `/content/${document}`)).json).toEqual(json);
});

test('its versions are listed and compared, and copied into no draft', async () => {
  const [later, first] = (await call('GET', '/content/order/versions')).json;
  expect([later.number, first.number]).toEqual([2, 1]);
  const { status, json } = await call('GET', `/content-versions/${later.id}/changes?of=before`);
  expect([status, json.at(-1)]).toEqual([200, { path: 'sections', after: laterContent.sections, titles: {} }]);
  for (const { id } of [later, first]) {
    const refused = await call('POST', `/content-versions/${id}/restore`, { revision: 0 });
    expect(refused).toMatchObject({ status: 409, json: { detail: message } });
  }
  expect((await call('GET', `/content-versions/${laterEdition}/changes?of=draft`)).json).toEqual([]);
});

test('a scheduled document of a later release is blocked with the reason, and delays no other', async () => {
  await goLiveWhenDue(server.services);
  const [publication] = (await call('GET', '/content/home/publications')).json;
  expect(publication).toMatchObject({
    state: 'blocked',
    problem: 'A later release of the site wrote it: publish it where that release runs.',
  });
});
