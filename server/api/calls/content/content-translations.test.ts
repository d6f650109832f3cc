import { expect, test, vi } from 'vitest';
import { edition2024 } from '#content/edition-2024.ts';
import { nextEdition } from '#domain/editions/documents/next-edition.ts';
import type { TranslationContent } from '#domain/editions/documents/translation-content.ts';
import { nextVersionNumber } from '#domain/editions/documents/version-queries.server.ts';
import { publishVersions } from '#domain/editions/publication/publish-versions.server.ts';
import { postFile } from '#tests/every-test-call.ts';
import { testOffice } from '#tests/test-server.ts';

const { server, call } = await testOffice({}, { hasBuiltFiles: true });

const french = '/content/partners/translations/fr';

/** Changes texts of a French draft. @returns its revision */
async function save(path: string, change: (texts: TranslationContent['texts']) => void): Promise<number> {
  const { json } = await call('GET', path);
  change(json.content.texts);
  const saved = await call('PUT', path, { revision: json.revision, content: json.content });
  expect(saved.status, saved.text).toBe(200);
  return saved.json.revision;
}

/** Changes the German draft. @returns its revision */
async function saveOriginal(change: (content: Record<string, string>) => object): Promise<number> {
  const { json } = await call('GET', '/content/partners');
  const saved = await call('PUT', '/content/partners', { revision: json.revision, content: change(json.content) });
  return saved.json.revision;
}

const stateOf = async (language: string) =>
  (await call('GET', '/content/partners/translations')).list.find((state) => state.language === language);

/** The office's tasks about pages that are no longer shown in a language. */
const lostLanguages = async () => (await call('GET', '/admin/overview')).json.toDo.lostLanguages;

test('all documents are read together, and say what each says on its own', async () => {
  const queries = vi.spyOn(server.services.db.$client, 'query');
  const { list } = await call('GET', '/content-translations');
  expect(queries.mock.calls.length).toBeLessThan(20);
  queries.mockRestore();
  const documents = [...new Set(list.map(({ document }) => document))];
  expect(documents).toHaveLength(12);
  const each = documents.map((document) => call('GET', `/content/${document}/translations`));
  expect((await Promise.all(each)).flatMap((answer) => answer.list)).toEqual(list);
});

const findings = async () => (await call('GET', `${french}/findings`)).list;

test('a translation is shown beside the texts of its original, with their references resolved', async () => {
  const { json } = await call('GET', '/content/order/translations/fr');
  expect(json).toMatchObject({ document: 'order.fr', language: 'fr', revision: 0 });
  const [kicker] = json.places;
  expect(kicker).toMatchObject({
    id: 'heading.kicker',
    path: 'heading.kicker',
    original: '{{facts.editionNumber}}. Ausgabe',
  });
  expect(json.content.texts['heading.kicker'].originalHash).toBe(kicker.hash);
  expect(json.references).toEqual({
    'facts.editionNumber': '4',
    'facts.year': '2024',
    'prices.small': '695',
    'prices.large': '1\u202f295',
  });
  for (const path of [
    '/content/order/translations/de',
    '/content/order/translations/xx',
    '/content/none/translations/fr',
  ]) {
    expect((await call('GET', path)).status, path).toBe(404);
  }
});

test('each finding names its text; nothing incomplete is published', async () => {
  const { content } = (await call('GET', french)).json;
  const broken = {
    'heading.kicker': '',
    'heading.title': 'Partenaires et 12 institutions',
    'heading.lead': 'Avec {{facts.year}}',
    'groups.academic': 'Partenaires **académiques**',
    'groups.industry': 'x'.repeat(201),
    'groups.research': 'Partenaires {{de panel',
    description: ['Une', 'liste'],
  };
  const revision = await save(french, (texts) => {
    for (const [id, text] of Object.entries(broken)) texts[id] = { text, originalHash: texts[id]?.originalHash ?? '' };
  });
  const found = await findings();
  expect(found.map(({ path, level }) => [path, level]).sort()).toEqual(
    Object.keys(broken)
      .map((id) => [id, 'error'])
      .sort(),
  );
  const refused = await call('POST', `${french}/publish`, { revision });
  expect(refused).toMatchObject({ status: 400 });
  expect(refused.json.errors).toHaveLength(7);
  expect(await stateOf('fr')).toMatchObject({ missing: 1, faulty: 6, isShown: true });
  expect(await call('PUT', french, { revision: 0, content })).toMatchObject({ status: 409 });
  await call('PUT', french, { revision, content });
});

test('a changed original makes its translation older until it is confirmed; a changed figure doesn’t', async () => {
  const before = (await call('GET', '/content/partners')).json.content.description;
  const revision = await saveOriginal((content) => ({ ...content, description: 'Wer die Studie trägt.' }));
  expect(await findings()).toEqual([{ path: 'description', message: expect.any(String), level: 'warning' }]);
  const { places } = (await call('GET', french)).json;
  expect(places.find(({ id }: { id: string }) => id === 'description')).toMatchObject({
    original: 'Wer die Studie trägt.',
    former: before,
  });
  expect(await stateOf('fr')).toMatchObject({ older: 1, isShown: true, isLost: false });
  await call('POST', '/content/partners/publish', { revision });
  expect(await stateOf('fr')).toMatchObject({ older: 1, isShown: true });

  const edition = (await call('GET', '/content/edition-2024')).json;
  edition.content.figures.premiums.health.value = 5.7;
  await call('PUT', '/content/edition-2024', edition);
  expect((await call('GET', '/content/edition-2024/translations/fr/findings')).json).toEqual([]);
});

test('a correction without its translation withdraws the page in that language, after a warning', async () => {
  const added = 'Ein neuer Satz mit {{facts.year}}.';
  let revision = await saveOriginal((content) => ({ ...content, description: added }));
  expect(await stateOf('fr')).toMatchObject({ isShown: true, isLost: true });
  expect((await server.send('GET', '/fr/partners')).status).toBe(200);
  expect(await lostLanguages()).toEqual([]);
  await call('POST', '/content/partners/publish', { revision });
  expect(await stateOf('fr')).toMatchObject({ isShown: false, isLost: false });
  expect(await lostLanguages()).toEqual([{ document: 'partners', languages: ['fr', 'it', 'en'] }]);
  expect((await server.send('GET', '/fr/partners')).status).toBe(404);

  revision = await saveOriginal((content) => ({
    ...content,
    teaser: undefined,
    description: `${added} Und noch einer.`,
  }));
  const { places } = (await call('GET', french)).json;
  const { hash } = places.find(({ id }: { id: string }) => id === 'description');
  const ofFrench = await save(french, (texts) => {
    texts.description = { text: 'Une nouvelle phrase avec {{facts.year}}. Et encore une.', originalHash: hash };
  });
  const translations = [{ language: 'fr', revision: ofFrench }];
  expect(await call('POST', `${french}/publish`, { revision: ofFrench - 1 })).toMatchObject({ status: 409 });
  expect(await call('POST', '/content/partners/publish', { revision, translations })).toMatchObject({ status: 200 });
  expect(await stateOf('fr')).toMatchObject({ older: 0, missing: 0, isShown: true });
  expect((await server.send('GET', '/fr/partners')).status).toBe(200);
  expect(await lostLanguages()).toEqual([{ document: 'partners', languages: ['it', 'en'] }]);
});

test('a translation is published at a time, cancelled, compared and restored like its original', async () => {
  const revision = await save(french, (texts) => {
    texts['heading.title'] = {
      ...(texts['heading.title'] as TranslationContent['texts'][string]),
      text: 'Nos partenaires',
    };
  });
  const planned = await call('POST', `${french}/publish`, { revision, at: '2099-06-04T08:00' });
  expect(planned).toMatchObject({ status: 200, json: { state: 'scheduled' } });
  expect((await call('GET', `${french}/publications`)).json[0]).toMatchObject({ state: 'scheduled' });
  await call('POST', `/content-publications/${planned.json.id}/cancel`);
  await call('POST', `${french}/publish`, { revision });
  const [, changed, , first] = (await call('GET', `${french}/versions`)).json;
  const changes = (await call('GET', `/content-versions/${changed.id}/changes?of=before`)).json;
  expect(changes).toMatchObject([{ before: 'Partenaires et institutions', after: 'Nos partenaires' }]);
  const restored = await call('POST', `/content-versions/${first.id}/restore`, { revision });
  expect(restored).toMatchObject({ status: 200 });
  expect((await call('GET', french)).json.content.texts['heading.title'].text).toBe('Partenaires et institutions');
});

test('of concurrent publications of a translation one is refused', async () => {
  const path = '/content/media/translations/fr';
  const revision = await save(path, () => {});
  const body = { revision, at: '2039-06-04T08:00' };
  const both = await Promise.all([1, 2].map(() => call('POST', `${path}/publish`, body)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a publication whose checks ended just before another one was scheduled is refused', async () => {
  const document = 'media.fr';
  const number = await nextVersionNumber(server.services.db, document);
  const late = { at: null, actor: 'sample@muster.example' };
  expect(await publishVersions(server.services, late, [{ document, number, content: { texts: {} } }])).toMatchObject({
    status: 409,
    code: 'scheduled',
  });
});

test('a translation is exported as XLIFF and imported again; a file of another document is refused', async () => {
  const path = '/content/studies/translations/it/xliff';
  const before = (await call('GET', '/content/studies/translations/it')).json;
  const exported = await call('GET', path);
  expect(exported.headers['content-type']).toBe('application/xliff+xml; charset=utf-8');
  const send = (to: string, file: string) => postFile(call, to, 'file', Buffer.from(file), 'studies-it.xlf');
  expect(await send(path, exported.text)).toMatchObject({ status: 200, json: { taken: 0, outdated: [] } });
  const after = (await call('GET', '/content/studies/translations/it')).json;
  expect(after).toMatchObject({ content: before.content, revision: before.revision });

  const older = exported.text.replace('Archiv</source>', 'Ablage</source>').replace('Altri materiali', 'Materiali');
  const taken = await send(`${path}?revision=${after.revision}`, older);
  expect(taken).toMatchObject({ status: 200, json: { taken: 1, outdated: ['archiveTitle'] } });
  expect(await send(`${path}?revision=${after.revision}`, older)).toMatchObject({ status: 409 });
  const stored = (await call('GET', '/content/studies/translations/it')).json.content;
  for (const [to, file, detail] of [
    [path, 'kein XML', 'not well-formed XML'],
    [path, exported.text.replace(/<unit [\s\S]*?<\/unit>/, '$&$&'), 'two units'],
    [path, exported.text.replace('srcLang="de-CH"', 'srcLang="en"'), 'translates from English, not from German'],
    [path, exported.text.replace('trgLang="it-CH"', 'trgLang="x-muster"'), 'into x-muster, not into Italian'],
    ['/content/media/translations/it/xliff', exported.text, 'of «Studies, archive, testimonials», not of «Media,'],
    ['/content/studies/translations/en/xliff', exported.text, 'into Italian, not into English'],
  ] as const) {
    expect(await send(to, file)).toMatchObject({ status: 400, json: { detail: expect.stringContaining(detail) } });
  }
  expect((await call('GET', '/content/studies/translations/it')).json.content).toEqual(stored);
});

test('a new edition counts the texts that its translations begin with, not all of them as missing', async () => {
  const saved = await call('PUT', '/content/edition-2025', { revision: 0, content: nextEdition(edition2024) });
  expect(saved.status, saved.text).toBe(200);
  const { places, content } = (await call('GET', '/content/edition-2025/translations/fr')).json;
  const missing = places.filter(({ id }: { id: string }) => !content.texts[id]);
  const [state] = (await call('GET', '/content/edition-2025/translations')).json;
  expect(state).toMatchObject({ language: 'fr', revision: 0, missing: missing.length, isShown: false });
  expect(places.length).toBeGreaterThan(100);
  expect(state.missing).toBeLessThan(5);
  const { revision, content: edition } = saved.json;
  edition.facts.subtitle = 'Vertrauen';
  await call('PUT', '/content/edition-2025', { revision, content: edition });
  const changed = (await call('GET', '/content/edition-2025/translations/fr')).json.places;
  const { former } = changed.find(({ path }: { path: string }) => path === 'facts.subtitle');
  expect(former, 'the text of the edition before').toBe(edition2024.facts.subtitle);
});
