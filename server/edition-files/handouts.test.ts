import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import jsqr from 'jsqr';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { handoutLinksWords } from '#app/site/handout-links-words.ts';
import { edition } from '#content/built-in-editions.ts';
import { figureText } from '#content/figure-text.ts';
import { institution } from '#content/institution.ts';
import type { Edition } from '#content/schemas.ts';
import { chartWords } from '#domain/insights/chart-words.ts';
import { editionCitation } from '#domain/insights/citation.ts';
import { insightDescription } from '#domain/insights/insight-description.ts';
import { insightTable } from '#domain/insights/insight-table.ts';
import { versionTitle } from '#domain/insights/published-version.ts';
import { surveyProfile } from '#domain/insights/survey-profile.ts';
import { surveyProfileWords } from '#domain/insights/survey-profile-words.ts';
import { type Language, languages, localPath } from '#platform/languages.ts';
import { figureAlternatives, missingFonts, poppler, structureOf, withPdfFile, xmpOf } from '#tests/pdf-reader.ts';
import { footLines } from './card-picture.ts';
import { handoutWords } from './handout-words.ts';
import { onePager } from './one-pager.ts';
import { selectedInsights } from './selected-insights.ts';

const publicUrl = 'https://monitor.example.org';
const version = (number: number) => ({ number, liveAt: '2025-06-03T08:00:00Z', note: null });
const handout = (language: Language, changes: Partial<Edition> = {}, published = version(1)) => ({
  edition: { ...edition, ...changes },
  publisher: institution,
  language,
  publicUrl,
  published,
});
const pages = async (pdf: Buffer) => Number(/Pages: +(\d+)/.exec(await poppler(pdf, 'pdfinfo'))?.[1]);
const published = edition.insightCards.filter((card) => card.published);

/** The QR code on a page, read from its picture. */
async function scan(pdf: Buffer, page: number): Promise<string | undefined> {
  const options = { encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 } as const;
  const pageOptions = ['-r', '150', '-f', String(page), '-l', String(page)];
  const png = await withPdfFile(pdf, async (file) => {
    return (await promisify(execFile)('pdftoppm', [...pageOptions, '-png', file], options)).stdout;
  });
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

async function expectConforming(pdf: Buffer): Promise<void> {
  expect(await missingFonts(pdf)).toEqual([]);
  expect(await poppler(pdf, 'pdfinfo')).toMatch(/Tagged: +yes/);
  expect(xmpOf(pdf)).toMatch(/<pdfaid:part>2<.*<pdfuaid:part>1</s);
}

describe.each(languages)('in %s', (language) => {
  const words = { ...handoutWords(language), ...handoutLinksWords(language) };
  const address = publicUrl + localPath(language, '/insights?edition=2024');

  test('the One-Pager is one page: five figures, a chart, method, citation and a QR code to the page', async () => {
    const pdf = await onePager(handout(language));
    await expectConforming(pdf);
    expect(await pages(pdf)).toBe(1);
    const [card] = published;
    if (!card) throw new Error('the edition has published cards');
    const structure = await structureOf(pdf);
    expect(structure.slice(0, 24)).toEqual([
      'Document',
      'P Versicherungsmonitor',
      `P ${words.onePager}`,
      `H1 ${edition.facts.title}`,
      `P ${edition.facts.subtitle}`,
      'L',
      ...edition.keyFigures
        .slice(0, 5)
        .flatMap(({ label, figure }) => ['LI', `Lbl ${figureText(figure, language)}`, `LBody ${label}`]),
      `P ${card.title}`,
      `H2 ${card.message}`,
      `P ${card.description}`,
    ]);
    expect(structure).toContain(`P ${footLines(card, chartWords(language)).join(' ')}`);
    expect(structure).toContain(`H2 ${words.method}`);
    const citation = editionCitation(edition, { language, publicUrl, version: version(1) });
    expect(citation.text).toMatch(/&version=1$/);
    expect(structure).toContain(`P ${citation.text}`);
    expect(await figureAlternatives(pdf)).toEqual([
      insightDescription(card, chartWords(language)),
      words.qrCode(address),
    ]);
    expect(await scan(pdf, 1)).toBe(address);
  });

  test('the Selected Insights have a cover, a page for each card, method and citation', async () => {
    const pdf = await selectedInsights(handout(language));
    await expectConforming(pdf);
    const count = published.length + 2;
    expect(await pages(pdf)).toBe(count);
    const structure = await structureOf(pdf);
    expect(structure.filter((line) => /^H\d/.test(line))).toEqual([
      `H1 ${edition.facts.title}`,
      ...published.map(({ title }) => `H2 ${title}`),
      `H2 ${surveyProfileWords(language).title}`,
      `H2 ${words.method}`,
      `H2 ${words.cite}`,
    ]);
    for (const { title, message } of published) {
      expect(structure[structure.indexOf(`H2 ${title}`) + 1]).toBe(`P ${message}`);
    }
    const cells = structure.filter((line) => /^T[HD] /.test(line)).map((line) => line.slice(3));
    for (const card of published) {
      const { columns, sections } = insightTable(card, chartWords(language));
      const rows = sections.flatMap(({ rows }) => rows.flatMap((row) => [row.heading, ...row.cells]));
      expect(cells, card.title).toEqual(expect.arrayContaining([...columns, ...rows]));
    }
    expect(cells).toEqual(expect.arrayContaining(surveyProfile(edition, language).map(({ label }) => label)));
    expect(await figureAlternatives(pdf)).toEqual([
      ...published.map((card) => insightDescription(card, chartWords(language))),
      words.qrCode(address),
    ]);
    expect(await scan(pdf, count)).toBe(address);
  });
});

test('a correction names its version and is cited as that version', async () => {
  // With one card, because reading the structure of all takes seconds.
  const corrected = handout('de', { insightCards: published.slice(0, 1) }, version(2));
  const citation = editionCitation(edition, { language: 'de', publicUrl, version: version(2) }).text;
  expect(citation).toContain(versionTitle(version(2), 'de'));
  for (const make of [onePager, selectedInsights]) {
    const structure = await structureOf(await make(corrected));
    expect(structure).toContain(`P ${citation}`);
    expect(structure.slice(0, 8).join('\n')).toContain(versionTitle(version(2), 'de'));
  }
});

test('the office chooses figures and cards', async () => {
  const keyFigures = edition.keyFigures.map((figure, index) => ({ ...figure, isOnOnePager: index > 4 }));
  const insightCards = edition.insightCards.map((card) => ({
    ...card,
    isOnOnePager: card.id === 5,
    isSelected: [2, 5].includes(card.id),
  }));
  const structure = await structureOf(await onePager(handout('de', { keyFigures, insightCards })));
  const labels = structure.filter((line) => line.startsWith('LBody ')).map((line) => line.slice(6));
  expect(labels).toEqual(edition.keyFigures.slice(5).map(({ label }) => label));
  expect(structure).toContain(`H2 ${edition.insightCards[4]?.message}`);
  const selected = await structureOf(await selectedInsights(handout('de', { insightCards })));
  expect(selected.filter((line) => line.startsWith('H2 ')).slice(0, -3)).toEqual(
    [1, 4].map((index) => `H2 ${edition.insightCards[index]?.title}`),
  );
});

test('the same edition gives the same bytes', async () => {
  for (const make of [onePager, selectedInsights]) {
    expect((await make(handout('fr'))).equals(await make(handout('fr')))).toBe(true);
  }
});
