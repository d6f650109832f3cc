import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { builtInTexts } from '#domain/editions/live-content/built-in-content.server.ts';
import { archive } from './archive.ts';
import { edition } from './built-in-editions.ts';
import { edition2024 } from './edition-2024.ts';
import type { Figure } from './figure-schemas.ts';
import { gallery } from './gallery.ts';
import { institution } from './institution.ts';
import { impressum, imprint } from './legal/legal-notices.ts';
import { materials, mediaKit } from './media-kit.ts';
import { findFigure, lostReferences, resolveTexts } from './resolve-edition.ts';
import * as schemas from './schemas.ts';
import * as siteFile from './site.ts';
import { starterHeroVideos } from './starter/hero-videos.ts';
import { starterMediaItems } from './starter/media.ts';
import { starterPartners } from './starter/partners.ts';
import { starterStudies } from './starter/studies.ts';
import { starterTeamMembers } from './starter/team.ts';
import * as starterSchemas from './starter-schemas.ts';
import { testimonials } from './testimonials.ts';
import { translationsOf } from './translations/record-translations.ts';

const roundingNote = 'Rundungsdifferenzen möglich';

const everything = {
  edition,
  archive,
  builtInTexts,
  gallery,
  impressum,
  imprint,
  materials,
  institution,
  mediaKit,
  siteFile,
  starterHeroVideos,
  starterMediaItems,
  starterPartners,
  starterStudies,
  starterTeamMembers,
  testimonials,
};

/** Every object and every text in a content value, with its path. */
function* walk(value: unknown, place = ''): Generator<{ place: string; value: unknown }> {
  yield { place, value };
  if (value !== null && typeof value === 'object') {
    for (const [name, inner] of Object.entries(value)) yield* walk(inner, `${place}/${name}`);
  }
}
const texts = (value: unknown) =>
  [...walk(value)].filter((entry): entry is { place: string; value: string } => typeof entry.value === 'string');
const isFigure = (value: unknown): value is Figure =>
  value !== null && typeof value === 'object' && 'unit' in value && 'value' in value;
const figuresIn = (value: unknown) => [...walk(value)].map((entry) => entry.value).filter(isFigure);

test.each<[string, z.ZodMiniType, unknown]>([
  ['edition', schemas.edition, edition],
  ['partners', z.array(starterSchemas.starterPartner), starterPartners],
  ['team', z.array(starterSchemas.starterTeamMember), starterTeamMembers],
  ['studies', z.array(starterSchemas.starterStudy), starterStudies],
  ['media', z.array(starterSchemas.starterMediaItem), starterMediaItems],
  ['hero videos', z.array(starterSchemas.starterHeroVideo), starterHeroVideos],
])('%s follow their schema', (_name, schema, value) => {
  const result = schema.safeParse(value);
  expect(result.success ? [] : result.error.issues).toEqual([]);
});

test('page texts hold no keys of figures, whatever their fields are called', () => {
  expect(resolveTexts(edition2024, { order: 'Bestellen {{facts.year}}', previous: ['Zurück'] })).toEqual({
    order: 'Bestellen 2024',
    previous: ['Zurück'],
  });
});

test('a reference to a figure that does not exist is found', () => {
  const lost = { ...edition2024, sampleNotes: ['{{premiums.wealth}} {{facts.year}}'] };
  expect(lostReferences(lost, { sampleNotes: lost.sampleNotes })).toEqual([
    { path: 'sampleNotes.0', key: 'premiums.wealth', isKey: false },
  ]);
});

test('every shown figure equals the one stored under its key', () => {
  const shown = figuresIn(edition);
  expect(shown.length).toBeGreaterThan(60);
  for (const { key = '', ...figure } of shown) expect(figure, key).toEqual(findFigure(edition2024, key));
});

test('shares that do not add up to 100 have the rounding note', () => {
  const holders = [
    { name: 'sample', blocks: edition.sample, notes: edition.sampleNotes },
    ...edition.navigatorSections.map(({ id, blocks, notes }) => ({ name: id as string, blocks, notes })),
    ...edition.insightCards.map(({ slug, chart, notes }) => ({
      name: slug,
      blocks: 'blocks' in chart ? chart.blocks : [],
      notes,
    })),
  ];
  for (const { name, blocks, notes } of holders) {
    const sums = blocks.map((block) => block.parts.reduce((sum, { figure }) => sum + figure.value, 0));
    const uneven = sums.some((sum) => Math.abs(sum - 100) > 1e-6);
    expect(notes.includes(roundingNote), `${name}: ${sums}`).toBe(uneven);
    blocks.forEach((block, index) => {
      if (block.partition) expect(Math.abs((sums[index] ?? 0) - 100), `${name}, ${block.label}`).toBeLessThan(1.5);
    });
  }
});

test('every starter record is translated', () => {
  for (const [kind, names] of [
    ['partners', starterPartners.map(({ name }) => name)],
    ['media', starterMediaItems.map(({ title }) => title)],
    ['studies', starterStudies.map(({ title }) => title)],
    ['team', starterTeamMembers.map(({ name }) => name)],
    ['heroVideos', starterHeroVideos.map(({ title }) => title)],
  ] as const) {
    for (const name of names) expect(Object.keys(translationsOf(kind, name)), name).toEqual(['fr', 'it', 'en']);
  }
});

test('German texts use Swiss spelling and the ASCII apostrophe', () => {
  const wrong = globSync('content/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('content/translations/'))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .replaceAll('Unternehmensgröße', '')
        .split('\n')
        .map((content, index) => ({ place: `${file}:${index + 1}`, content })),
    )
    .filter(({ content }) => /[ß’‘„“”]/.test(content));
  expect(wrong).toEqual([]);
});

test('made-up people, firms and addresses are recognisable, and one section of the impressum says so', () => {
  expect(texts({ impressum, imprint }).filter(({ value }) => value.startsWith('Hinweis: Hochschule'))).toHaveLength(1);
  const names = [
    ...starterPartners.map(({ name }) => name),
    ...starterTeamMembers.map(({ name }) => name),
    ...testimonials.flatMap(({ author, company }) => [author, company]),
    ...edition.citation.authors.map(({ familyName }) => familyName),
    institution.name,
    institution.seller.name,
    institution.pressContact.name,
  ];
  expect(names.filter((name) => !/muster|beispiel/i.test(name))).toEqual([]);
  const reserved = /^(www\.)?example\.(org|com|net)$/;
  const hosts = texts(everything).flatMap(({ value }) => [
    ...[...value.matchAll(/https?:\/\/([^/\s'»]+)/g)].map((match) => match[1] ?? ''),
    ...[...value.matchAll(/[\w.]+@([\w.-]+)/g)].map((match) => match[1] ?? ''),
  ]);
  const real = ['www.youtube.com', 'creativecommons.org'];
  expect(hosts.filter((host) => !reserved.test(host) && !real.includes(host))).toEqual([]);
  expect(builtInTexts['partner-area'].demo.profile.email).toMatch(/@example\./);
});

test('content reaches the browser as plain data: schemas are imported as types only', () => {
  const runtime = globSync('content/**/*.ts')
    .filter((file) => !/(\.test|schemas|field-meta)\.ts$/.test(file))
    .filter((file) => /^import (?!type)[^;]*(schemas\.ts|field-meta|zod)/m.test(readFileSync(file, 'utf8')));
  expect(runtime).toEqual([]);
});

test('starter records cover every kind and state of records', () => {
  expect(new Set(starterPartners.map(({ type }) => type)).size).toBe(4);
  expect(starterPartners.length).toBeGreaterThanOrEqual(8);
  expect(starterPartners.filter(({ isActive }) => isActive === false)).toHaveLength(1);
  expect(starterPartners.filter(({ logoPicture, logoUrl }) => !logoPicture && logoUrl)).toHaveLength(1);
  for (const { logoPicture } of starterPartners) {
    if (logoPicture) expect(existsSync(`content/starter/pictures/${logoPicture}`), logoPicture).toBe(true);
  }
  expect(new Set(starterTeamMembers.map(({ role }) => role)).size).toBe(3);
  expect(starterTeamMembers.some(({ expertise }) => expertise.length > 3)).toBe(true);
  expect(starterTeamMembers.filter(({ isActive }) => isActive === false)).toHaveLength(1);
  expect(new Set(starterMediaItems.map(({ type }) => type)).size).toBe(4);
  expect(starterMediaItems.some(({ publishedAt }) => publishedAt === undefined)).toBe(true);
  expect(starterMediaItems.filter(({ publishedAt }) => publishedAt && publishedAt > '2029')).toHaveLength(1);
});

test('exclusive flags are set on one record, which matches the edition', () => {
  const currentStudies = starterStudies.filter(({ isCurrentEdition }) => isCurrentEdition);
  expect(currentStudies).toMatchObject([
    { title: edition.facts.title, year: edition.facts.year, pages: edition.facts.pages.archive.value },
  ]);
  const active = starterHeroVideos.filter(({ isActive }) => isActive);
  expect(active).toHaveLength(1);
  expect(siteFile.heroVideoRenditions[active[0]?.videoUrl ?? '']).toBeDefined();
  for (const entry of archive) {
    expect(starterStudies.find(({ year }) => year === entry.year)).toMatchObject({ pages: entry.pages });
  }
});

test('no archive entry links to a document that does not exist', () => {
  for (const { downloadLinks } of archive) expect(downloadLinks).toEqual({ selectedInsights: {}, onePager: {} });
});

test('the legal notices have their sections and link to each other', () => {
  expect(impressum.sections.map(({ id }) => id)).toContain('datenschutz');
  expect(impressum.status).toBe('Stand: Juli 2024');
  expect(impressum.otherNotice.path).toBe(imprint.path);
  expect(imprint.otherNotice.path).toBe(impressum.path);
});
