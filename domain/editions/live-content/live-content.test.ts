import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { edition2024 } from '#content/edition-2024.ts';
import { madeUpDocument } from '#tests/editions/made-up-edition.ts';
import { publishVersion } from '#tests/publish-version.ts';
import { testServices } from '#tests/test-services.ts';
import { studies } from '../../studies/study-table.server.ts';
import { contentVersions } from '../documents/content-document-table.server.ts';
import { contentHash } from '../documents/edition-version.server.ts';
import { translationOf } from '../documents/translation-name.ts';
import { builtInTexts } from './built-in-content.server.ts';
import { openLiveContent } from './live-content.server.ts';
import { loadSiteContent } from './load-site-content.server.ts';

const services = await testServices();

test('the documents of content/ are stored once as first versions, even by concurrent starts', async () => {
  const opened = await Promise.all([1, 2, 3].map(() => openLiveContent(services.db)));
  for (const { current } of opened) expect(current().current.edition.facts.year).toBe(2024);
  const rows = await services.db.select().from(contentVersions);
  const translations = rows.filter(({ document }) => translationOf(document));
  expect(new Set(translations.map(({ document }) => document)).size).toBe(translations.length);
  const originals = rows.filter(({ document }) => !translationOf(document));
  expect(originals.map(({ document, number }) => `${document} ${number}`).sort()).toEqual([
    'about 1',
    'edition-2024 1',
    'frame 1',
    'home 1',
    'insights 1',
    'institution 1',
    'legal 1',
    'media 1',
    'order 1',
    'partner-area 1',
    'partners 1',
    'studies 1',
  ]);
  for (const { content, sha256 } of rows) expect(contentHash(content)).toBe(sha256);
});

test('a version is never changed or removed', async () => {
  await openLiveContent(services.db);
  const refused = { cause: { code: '23001' } };
  for (const change of [
    sql`update content_versions set note = 'anders'`,
    sql`delete from content_versions`,
    sql`truncate content_versions cascade`,
  ]) {
    await expect(services.db.execute(change)).rejects.toMatchObject(refused);
  }
});

test('a process holds one frozen object and replaces it at once', async () => {
  const live = await openLiveContent(services.db);
  const before = live.current();
  await live.reload();
  expect(live.current()).toBe(before);
  expect(() => Object.assign(before.current.edition.facts, { year: 1999 })).toThrow(TypeError);

  await publishVersion(services, 'edition-2029', madeUpDocument);
  await live.reload();
  expect(before.editions.map(({ edition }) => edition.facts.year)).toEqual([2024]);
  expect(live.current().editions.map(({ edition }) => edition.facts.year)).toEqual([2029, 2024]);
});

test('content is composed once for all that read it, and again after a change', async () => {
  const live = await openLiveContent(services.db);
  const shown = live.current();
  expect((await loadSiteContent(services.db)).contents.de).toBe(shown);
  const preview = new Map([['about', { ...builtInTexts.about, teamKicker: 'Vorschau' }]]);
  expect((await loadSiteContent(services.db, preview)).contents.de.about.teamKicker).toBe('Vorschau');
  expect((await loadSiteContent(services.db)).contents.de).toBe(shown);
  await publishVersion(services, 'about', { ...builtInTexts.about, teamKicker: 'Geändert' });
  expect((await loadSiteContent(services.db)).contents.de.about.teamKicker).toBe('Geändert');
  expect(live.current()).toBe(shown);
});

test('current is the edition of the flagged study, or the newest if that has no content', async () => {
  const live = await openLiveContent(services.db);
  await publishVersion(services, 'edition-2029', madeUpDocument);
  const shownYear = async () => {
    await live.reload();
    return live.current().current.edition.facts.year;
  };
  expect(await shownYear()).toBe(2029);
  const id = randomUUID();
  await services.db.insert(studies).values({ id, title: 'Muster', year: 2024, isCurrentEdition: true });
  expect(await shownYear()).toBe(2024);
  expect(live.current().currentStudyId).toBe(id);
  expect(live.current().media.kit[0]?.files[0]?.address).toBe('/assets/downloads/medienmitteilung-2024.pdf');
  await services.db.update(studies).set({ year: 2026 }).where(eq(studies.id, id));
  expect(await shownYear()).toBe(2029);
  expect(live.current().media.kit[0]?.files[0]?.address).toBe('/assets/downloads/medienmitteilung-2029.pdf');
});

test('a corrected document replaces the previous version', async () => {
  const live = await openLiveContent(services.db);
  const corrected = { ...edition2024, sampleNotes: ['Korrigiert'] };
  await publishVersion(services, 'edition-2024', corrected);
  await live.reload();
  const [shown] = live.current().editions.filter(({ edition }) => edition.facts.year === 2024);
  expect(shown?.edition.sampleNotes).toEqual(['Korrigiert']);
  expect(shown?.version).toBe(contentHash(corrected).slice(0, 16));
});
