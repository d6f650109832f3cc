import { beforeEach, expect, test } from 'vitest';
import { type Language, languages } from '#platform/languages.ts';
import { earlierDocuments } from '#tests/earlier-documents.ts';
import { publishVersion } from '#tests/publish-version.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { contentVersions } from '../documents/content-document-table.server.ts';
import { findDraft } from '../documents/draft-queries.server.ts';
import { translationOf } from '../documents/translation-name.ts';
import { openLiveContent } from '../live-content/live-content.server.ts';
import { publishedLanguages } from '../live-content/published-languages.ts';

let services: TestServices;
beforeEach(async () => {
  services = await createTestServices({}, { seller: 'sample' });
  return services.end;
});

test('the starter is live in four languages, with figures as each writes them', async () => {
  const live = await openLiveContent(services.db);
  for (const page of ['/', '/insights', '/about', '/partners', '/studies', '/media', '/order', '/impressum']) {
    expect(publishedLanguages(live.current(), page), page).toEqual(['de', 'fr', 'it', 'en']);
  }
  const french = live.current('fr');
  expect(french.current.edition.insightCards[0]?.message).toBe(
    'Pour les assurances-maladie, la valeur monte à 5,61\u202f; pour les assurances de choses, elle recule à 4,69.',
  );
  expect(french.current.edition.insightCards[1]?.highlight).toEqual(['Assurance-maladie']);
  expect(french.current.insights.heading.title).toBe('Les résultats 2024 en neuf graphiques');
  expect(live.current('en').current.edition.insightCards[0]?.message).toContain('5.61');
  const country = (language: Language) => live.current(language).legal.imprint.sections[0]?.address?.at(-1);
  expect(languages.map(country)).toEqual(['Schweiz', 'Suisse', 'Svizzera', 'Switzerland']);
});

/** Publishes the documents of an earlier release, as its database has them. */
async function publishFormerContent(change: Record<string, object>): Promise<void> {
  const schemaVersion = 6;
  const former = earlierDocuments<Record<string, object>>(schemaVersion);
  for (const [document, stored] of Object.entries(former)) {
    await publishVersion(services, document, { ...stored, ...change[document] }, schemaVersion);
  }
}

test('on a database of an earlier release German stays; a starter translation waits where the office has changed the original', async () => {
  await publishFormerContent({ about: { teamKicker: 'Unser Team' } });
  const readVersions = () => services.db.select().from(contentVersions).orderBy(contentVersions.id);
  const before = await readVersions();
  const live = await openLiveContent(services.db);
  const originals = (await readVersions()).filter(({ document }) => !translationOf(document));
  expect(originals).toEqual(before);
  expect(live.current().about.teamKicker).toBe('Unser Team');
  expect(publishedLanguages(live.current(), '/about')).toEqual(['de']);
  expect(publishedLanguages(live.current(), '/partners')).toEqual(['de', 'fr', 'it', 'en']);
  expect(await findDraft(services.db, 'about.fr')).toMatchObject({ revision: 1 });
  expect(await findDraft(services.db, 'partners.fr')).toBeUndefined();

  // The next start does not change the draft.
  await openLiveContent(services.db);
  expect(await findDraft(services.db, 'about.fr')).toMatchObject({ revision: 1 });
});

test('all languages are one frozen whole that is replaced in one step', async () => {
  const live = await openLiveContent(services.db);
  const [german, french] = [live.current(), live.current('fr')];
  expect(french.languagesOf).toBe(german.languagesOf);
  expect(() => Object.assign(french.home, { title: 'anders' })).toThrow(TypeError);
  await live.reload();
  expect(live.current('fr')).toBe(french);
});
