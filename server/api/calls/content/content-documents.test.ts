import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { edition2024 } from '#content/edition-2024.ts';
import { contentPublications } from '#domain/editions/documents/content-document-table.server.ts';
import { loadSiteContent } from '#domain/editions/live-content/load-site-content.server.ts';
import { goLiveWhenDue } from '#domain/editions/publication/go-live.server.ts';
import { withValue } from '#domain/editions/values/content-value.ts';
import { noteIn, versionOf } from '#domain/insights/published-version.ts';
import { madeUpDocument } from '#tests/editions/made-up-edition.ts';
import { eventually } from '#tests/eventually.ts';
import { publishChange } from '#tests/publish-change.ts';
import { testOffice } from '#tests/test-server.ts';
import { whileLocked } from '#tests/while-locked.ts';

const { server, call } = await testOffice({}, { hasBuiltFiles: true });

const csv = '/assets/insights/2029/vertrauen.csv';
const get = (path: string) => server.send('GET', path);

/** Saves a draft, whatever its stored revision is. */
async function save(content: object): Promise<number> {
  const { json } = await call('GET', '/content/edition-2029');
  const saved = await call('PUT', '/content/edition-2029', { revision: json.revision ?? 0, content });
  expect(saved.status).toBe(200);
  return saved.json.revision;
}

test('a draft is saved over the revision that the sender knows, and over no other', async () => {
  const first = await call('PUT', '/content/edition-2029', { revision: 0, content: { facts: 'half written' } });
  expect(first).toMatchObject({ status: 200, json: { revision: 1, content: { facts: 'half written' } } });
  expect(await call('PUT', '/content/edition-2029', { revision: 0, content: {} })).toMatchObject({ status: 409 });
  const second = await call('PUT', '/content/edition-2029', { revision: 1, content: madeUpDocument });
  expect(second).toMatchObject({ status: 200, json: { revision: 2 } });
  expect(second.json.content).toEqual(madeUpDocument);
  expect(await call('POST', '/content/edition-2029/publish', { revision: 1 })).toMatchObject({ status: 409 });
  expect(await call('PUT', '/content/nothing', { revision: 0, content: {} })).toMatchObject({ status: 404 });
});

test('links to pages that the site doesn’t have are warned of, and those to files are not', async () => {
  const { revision, content } = (await call('GET', '/content/about')).json;
  const text = 'Siehe [Partner](/partner), [Partner](/fr/partners/#x), [Bericht](/uploads/x.pdf) und [/](/?a=1).';
  const heading = { ...content.heading, lead: text };
  expect((await call('PUT', '/content/about', { revision, content: { ...content, heading } })).status).toBe(200);
  expect((await call('GET', '/content/about/findings')).json).toEqual([
    { path: 'heading.lead', message: 'Check the address /partner: this site has no such page.', level: 'warning' },
  ]);
  const frame = (await call('GET', '/content/frame')).json;
  const navigation = [...frame.content.navigation, { label: 'Muster', href: '/muster', isInFooter: false }];
  const changed = { ...frame.content, navigation };
  await call('PUT', '/content/frame', { revision: frame.revision, content: changed });
  expect((await call('GET', '/content/frame/findings')).json).toEqual([
    {
      path: `navigation.${navigation.length - 1}.href`,
      message: 'Check the address /muster: this site has no such page.',
      level: 'warning',
    },
  ]);
});

test('without a draft the live version is returned', async () => {
  const { json } = await call('GET', '/content/edition-2024');
  expect(json).toMatchObject({ revision: 0, savedAt: null });
  expect(json.content).toEqual(JSON.parse(JSON.stringify(edition2024)));
  expect(await call('GET', '/content/edition-2011')).toMatchObject({ status: 404 });
});

test('an edition is compared with the published one before it', async () => {
  expect((await call('GET', '/content/edition-2029/before')).json.content.facts).toMatchObject({ year: 2024 });
  expect((await call('GET', '/content/edition-2024/before')).json).toEqual({ content: null });
  expect(await call('GET', '/content/nothing/before')).toMatchObject({ status: 404 });
  const content = structuredClone({ ...edition2024, facts: { ...edition2024.facts, year: 2025 } });
  Object.assign(content.citation, { year: 2025 });
  Object.assign(content.figures.premiums?.health ?? {}, { year: 2025, value: 1.56 });
  await call('PUT', '/content/edition-2025', { revision: 0, content });
  const found = (await call('GET', '/content/edition-2025/findings')).json;
  expect(found).toContainEqual({
    path: 'figures.premiums.health.value',
    message: 'Check this value: it is 1.56, and was 5.61 in 2024.',
    level: 'warning',
  });
});

// The first publication makes the files of the starter's edition, too.
test('the list compares the draft with the live and the scheduled version', async () => {
  const listed = async () => (await call('GET', '/content')).list.find(({ document }) => document === 'partners');
  const { json } = await call('GET', '/content/partners');
  const kicker = (text: string) => ({ ...json.content, heading: { ...json.content.heading, kicker: text } });
  const put = (revision: number, content: object) => call('PUT', '/content/partners', { revision, content });
  expect(await listed()).toMatchObject({ draftDiffersFromLive: false, draftSavedAt: null, isCurrent: false });
  await put(0, kicker('Anders'));
  expect(await listed()).toMatchObject({ draftDiffersFromLive: true, restoredVersion: null, dueAt: null });
  await put(1, json.content);
  expect(await listed()).toMatchObject({ draftDiffersFromLive: false, draftSavedAt: expect.any(String) });
  await put(2, kicker('Geplant'));
  const scheduled = await call('POST', '/content/partners/publish', { revision: 3, at: '2090-06-01T08:00' });
  expect(await listed()).toMatchObject({ draftDiffersFromLive: true, draftDiffersFromScheduled: false });
  await put(3, kicker('Danach'));
  expect(await listed()).toMatchObject({ dueAt: expect.any(String), draftDiffersFromScheduled: true });
  await call('POST', `/content-publications/${scheduled.json.id}/cancel`);
  await call('POST', '/content/partners/publish', { revision: 4 });
  expect(await listed()).toMatchObject({ draftDiffersFromLive: false, draftDiffersFromScheduled: false });
  const [, , first] = (await call('GET', '/content/partners/versions')).json;
  await call('POST', `/content-versions/${first.id}/restore`, { revision: 4 });
  expect(await listed()).toMatchObject({ draftDiffersFromLive: true, restoredVersion: 1 });
  const editions = (await call('GET', '/content')).list.filter(({ isCurrent }) => isCurrent);
  expect(editions).toMatchObject([{ document: 'edition-2024' }]);
});

test('an error names its field and the correction, and prevents publication', async () => {
  const [card, ...cards] = madeUpDocument.insightCards;
  const broken = {
    ...madeUpDocument,
    facts: { ...madeUpDocument.facts, year: 2028 },
    insightCards: [{ ...card, id: 7, highlight: ['nirgends'] }, ...cards],
  };
  const revision = await save(broken);
  const { list } = await call('GET', '/content/edition-2029/findings');
  const errors = list.filter(({ level }) => level === 'error');
  expect(errors.map(({ path }) => path)).toEqual([
    'facts.year',
    'insightCards.0.id',
    'insightCards.0.highlight.0',
    'navigatorSections.0.cards',
  ]);
  const refused = await call('POST', '/content/edition-2029/publish', { revision });
  expect(refused).toMatchObject({ status: 400, json: { errors: errors.map(({ level: _, ...error }) => error) } });
  const lost = { ...madeUpDocument, sampleNotes: ['{{premiums.wealth}}'] };
  await save(lost);
  const found = (await call('GET', '/content/edition-2029/findings')).json;
  expect(found).toEqual([
    { path: 'sampleNotes.0', message: expect.stringContaining('premiums.wealth'), level: 'error' },
  ]);
  await save({ ...madeUpDocument, extra: 1 });
  expect((await call('GET', '/content/edition-2029/findings')).json).toMatchObject([
    { message: expect.stringContaining('extra') },
  ]);
  expect((await get('/insights?edition=2029')).status).toBe(404);
  expect((await get(csv)).status).toBe(404);
});

test('an unknown document is not found, and an edition that was never published has no versions', async () => {
  for (const list of ['versions', 'publications', 'findings']) {
    expect((await call('GET', `/content/nirgends/${list}`)).status, list).toBe(404);
  }
  expect((await call('GET', '/content/edition-2098/versions')).json).toEqual([]);
});

test('what is published last is live, also after the clock was set back', async () => {
  const withLead = (lead: string) => (content: object) => withValue(content, 'heading.lead', lead) as object;
  await publishChange(call, 'about', withLead('Vor der Umstellung.'));
  await server.query("update content_publications set live_at = live_at + interval '1 day' where document = 'about'");
  await publishChange(call, 'about', withLead('Nach der Umstellung.'));
  const live = (await loadSiteContent(server.services.db)).contents.de.about;
  expect(live.heading.lead).toBe('Nach der Umstellung.');
});

describe('a published edition', () => {
  beforeAll(async () => {
    const revision = await save(madeUpDocument);
    const published = await call('POST', '/content/edition-2029/publish', { revision });
    expect(published).toMatchObject({ status: 200, json: { state: 'live' } });
  }, 120_000);

  test('is served with its files, and the previous one keeps its own', async () => {
    expect((await get('/insights?edition=2029')).status).toBe(200);
    const file = await get(csv);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.text).toContain('Vertrauen');
    expect((await get('/assets/insights/2029/verlass.csv')).text).toBe(file.text);
    expect((await get('/assets/insights/2029/wege-vorschau.png')).headers['content-type']).toBe('image/png');
    expect((await get('/assets/downloads/datentabellen-2029.xlsx')).status).toBe(200);
    expect((await get('/assets/insights/2029/nichts.csv')).status).toBe(404);
    const [version] = (await call('GET', '/content/edition-2029/versions')).json;
    const exact = await get(`/assets/insights/2029/${version.sha256.slice(0, 16)}/vertrauen.csv`);
    expect(exact.text).toBe(file.text);
    expect(exact.headers['cache-control']).toContain('immutable');
    expect((await get('/assets/insights/2029/0123456789abcdef/vertrauen.csv')).status).toBe(404);
  });

  test('sends a requested part of a file', async () => {
    const whole = await get(csv);
    const part = (range: string, otherHeaders: object = {}) =>
      server.send('GET', csv, { headers: { range, ...otherHeaders } });
    const middle = await part('bytes=2-9');
    expect(middle).toMatchObject({ status: 206, headers: { 'x-content-type-options': 'nosniff' } });
    expect(middle.headers['content-range']).toBe(`bytes 2-9/${whole.bytes.length}`);
    expect(middle.bytes).toEqual(whole.bytes.subarray(2, 10));
    expect((await part('bytes=2-9', { 'if-range': '"other"' })).bytes).toEqual(whole.bytes);
    expect(await part('bytes=99999999-')).toMatchObject({ status: 416, headers: { 'cache-control': 'no-store' } });
  });

  test('is corrected with a note, and cited content stays at its address', {
    timeout: 120_000,
  }, async () => {
    const [before] = (await call('GET', '/content/edition-2029/versions')).json;
    const address = `/assets/insights/2029/${before.sha256.slice(0, 16)}/vertrauen.csv`;
    const cited = await get(address);
    const [card, ...cards] = madeUpDocument.insightCards;
    const content = { ...madeUpDocument, insightCards: [{ ...card, title: 'Zutrauen' }, ...cards] };
    const longer = { ...card, description: `${card?.description} `.repeat(20) };
    await save({ ...madeUpDocument, insightCards: [longer, ...cards] });
    expect((await call('GET', '/content/edition-2029/findings')).json).toContainEqual({
      path: 'insightCards.0',
      message: expect.stringMatching(
        /^Shorten this card by about \d+ pixels .*: other sites show it in frames of \d+ pixels\.$/,
      ),
      level: 'error',
    });
    const findings = async (insightCards: unknown[]) => {
      const navigatorSections = madeUpDocument.navigatorSections.map((section) => ({ ...section, cards: [1] }));
      await save({ ...madeUpDocument, insightCards, navigatorSections });
      return (await call('GET', '/content/edition-2029/findings')).list.filter(({ level }) => level === 'error');
    };
    const numbered = (list: object[]) => list.map((item, index) => ({ ...item, id: index + 1 }));
    const { slug, formerSlugs } = card as NonNullable<typeof card>;
    expect(await findings(numbered([...cards, { ...card }]))).toContainEqual({
      path: `insightCards.${cards.length}`,
      message: 'Move this card back to place 1: links and frames of other sites lead there.',
      level: 'error',
    });
    expect(await findings([{ ...card, slug: 'anders' }, ...cards])).toEqual([
      {
        path: 'insightCards.0.slug',
        message: `Keep the name «${slug}»: files of this card were published under it.`,
        level: 'error',
      },
    ]);
    expect(
      await findings([{ ...card, slug: 'anders', formerSlugs: [...(formerSlugs ?? []), slug] }, ...cards]),
    ).toEqual([]);
    expect(await findings([{ ...card, formerSlugs: [] }, ...cards])).toEqual([
      {
        path: 'insightCards.0.formerSlugs',
        message: 'Keep «verlass» among the former names: files of this card were published under it.',
        level: 'error',
      },
    ]);
    // The translations of a card belong to its first name, also when it gets it back.
    expect(await findings([{ ...card, slug: 'verlass', formerSlugs: [slug] }, ...cards])).toEqual([
      {
        path: 'insightCards.0.formerSlugs',
        message:
          'Put «verlass» first among the former names, even if it is the name again: translations are stored under it.',
        level: 'error',
      },
    ]);
    expect(await findings([{ ...card, slug: 'verlass', formerSlugs: ['verlass', slug] }, ...cards])).toEqual([]);
    expect(await findings(numbered(cards))).toContainEqual({
      path: 'insightCards',
      message: `Restore the card «Vertrauen» (${slug}) at place 1: it was published, and is cited.`,
      level: 'error',
    });
    const revision = await save(content);
    const silent = await call('POST', '/content/edition-2029/publish', { revision });
    expect(silent).toMatchObject({ status: 400, json: { errors: [{ path: 'note' }] } });
    for (const character of ['\u0000', '\ud800', '\uffff']) {
      const unreadable = { note: `a${character}`, noteTranslations: { fr: `a${character}` } };
      const refused = await call('POST', '/content/edition-2029/publish', { revision, ...unreadable });
      const errors = [{ path: 'note' }, { path: 'noteTranslations.fr' }];
      expect(refused).toMatchObject({ status: 400, json: { errors } });
    }
    const note = { note: 'Titel der ersten Karte.', noteTranslations: { fr: 'Titre de la première fiche.', it: ' ' } };
    const published = await call('POST', '/content/edition-2029/publish', { revision, ...note });
    expect(published).toMatchObject({ status: 200, json: { state: 'live' } });
    const corrected = versionOf((await loadSiteContent(server.services.db)).contents.fr.current);
    expect(noteIn(corrected, 'fr')).toEqual({ text: 'Titre de la première fiche.', lang: undefined });
    expect(noteIn(corrected, 'it')).toEqual({ text: 'Titel der ersten Karte.', lang: 'de' });
    expect((await get(csv)).text).toContain('Zutrauen');
    expect((await get(address)).bytes.equals(cited.bytes)).toBe(true);
    expect((await call('GET', `/content-versions/${before.id}/changes`)).json).toEqual([
      {
        path: 'insightCards.0.title',
        before: 'Vertrauen',
        after: 'Zutrauen',
        titles: { 'insightCards.0': 'Zutrauen' },
      },
    ]);
    const restored = await call('POST', `/content-versions/${before.id}/restore`, { revision });
    expect(restored.json).toMatchObject({ revision: revision + 1, content: madeUpDocument });
    expect((await get(csv)).text).toContain('Zutrauen');
  });

  test('a scheduled edition goes live once and sets the flag of its study; without a study it is blocked', {
    timeout: 120_000,
  }, async () => {
    const revision = await save(madeUpDocument);
    const publish = (overrides: object) =>
      call('POST', '/content/edition-2029/publish', { revision, note: 'Zurück.', ...overrides });
    for (const [publicationTime, message] of [
      ['2030-03-31T02:30', /^Choose another time: this one .* clocks change\.$/],
      ['2030-02-30T08:00', /^Choose another day: this one does not exist\.$/],
      ['2030-06-03T24:30', /^Choose another time: from 00:00 to 23:59\.$/],
    ] as const) {
      expect(await publish({ at: publicationTime })).toMatchObject({
        status: 400,
        json: { errors: [{ path: 'at', message: expect.stringMatching(message) }] },
      });
    }
    expect(await publish({ at: '' })).toMatchObject({
      status: 400,
      json: { errors: [{ path: 'at', message: 'Please enter date and time' }] },
    });
    expect(await publish({ at: '2020-01-01T08:00' })).toMatchObject({
      status: 400,
      json: { errors: [{ path: 'at' }] },
    });
    expect(await publish({ makesCurrent: true })).toMatchObject({
      status: 400,
      json: { errors: [{ path: 'makesCurrent' }] },
    });
    const publishDue = async () => {
      const { json } = await publish({ at: '2030-06-03T08:00', makesCurrent: true });
      expect(json).toMatchObject({ state: 'scheduled', dueAt: '2030-06-03T06:00:00.000Z' });
      expect((await publish({ at: '2030-06-04T08:00' })).status).toBe(409);
      // Make it due.
      await server.services.db
        .update(contentPublications)
        .set({ dueAt: new Date() })
        .where(eq(contentPublications.id, json.id));
      const settled = await Promise.all([1, 2, 3].map(() => goLiveWhenDue(server.services)));
      expect(settled.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(1);
      return eventually(async () => {
        const [found] = (await call('GET', '/content/edition-2029/publications')).list.filter(
          ({ id }) => id === json.id,
        );
        return found.state !== 'scheduled' && found;
      });
    };
    const mails = async () => (await call('GET', '/mails')).list.filter(({ kind }) => kind === 'publication-blocked');
    const state = async () => (await call('GET', '/admin/overview')).json.content;
    expect(await publishDue()).toMatchObject({ state: 'blocked', problem: expect.stringContaining('2029') });
    expect(await eventually(async () => (await mails()).length > 0 && mails())).toMatchObject([
      { recipient: 'verwaltung@example.org', subject: 'Nicht veröffentlicht: Ausgabe 2029' },
    ]);
    expect(await state()).toEqual({
      blocked: [expect.objectContaining({ document: 'edition-2029', problem: expect.stringContaining('2029') })],
      unpublishedYear: null,
    });
    await call('POST', '/studies', { title: 'Versicherungsmonitor 2029', year: 2029 });
    expect(await publishDue()).toMatchObject({ state: 'live' });
    expect(await state()).toEqual({ blocked: [], unpublishedYear: null });
    expect(await mails()).toHaveLength(1);
    const studies = (await get('/api/studies')).list;
    expect(studies.filter(({ isCurrentEdition }) => isCurrentEdition)).toMatchObject([
      { year: 2029, publishedAt: expect.any(String) },
    ]);
    const { json } = await publish({ at: '2030-06-05T08:00' });
    expect((await call('POST', `/content-publications/${json.id}/cancel`)).status).toBe(204);
    expect((await call('POST', `/content-publications/${json.id}/cancel`)).status).toBe(404);
  });

  test('a publication and an edit of a study can set the current edition concurrently', {
    timeout: 120_000,
  }, async () => {
    const study = async (year: number, isCurrentEdition: boolean) =>
      (await call('POST', '/studies', { title: `Versicherungsmonitor ${year}`, year, isCurrentEdition })).json.id;
    const [before, edited] = [await study(2020, true), await study(2021, false)];
    await study(2029, false);
    const revision = await save(madeUpDocument);
    const publication = { revision, makesCurrent: true, note: 'Noch einmal.' };
    const answers = await whileLocked(
      server.database,
      (other) => other.query('select from studies where id = $1 for update', [before]),
      // It makes its files first; a concurrent change would wait for the lock longer than a statement may take.
      () => call('POST', '/content/edition-2029/publish', publication),
      () => call('PATCH', `/studies/${edited}`, { isCurrentEdition: true }),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const studies = (await get('/api/studies')).list;
    expect(studies.filter(({ isCurrentEdition }) => isCurrentEdition)).toHaveLength(1);
  });
});
