import { describe, expect, test } from 'vitest';
import { edition2024 } from '#content/edition-2024.ts';
import { institution } from '#content/institution.ts';
import { resolveEdition } from '#content/resolve-edition.ts';
import { chartWords } from '#domain/insights/chart-words.ts';
import { insightDescription } from '#domain/insights/insight-description.ts';
import { pressRelease } from '#domain/insights/press-release.ts';
import { pressReleaseWords } from '#domain/insights/press-release-words.ts';
import { languages, localPath } from '#platform/languages.ts';
import { figureAlternatives, missingFonts, poppler, structureOf, xmpOf } from '#tests/pdf-reader.ts';
import { editionFilesWords } from './edition-files-words.ts';
import { pressReleasePdf } from './press-release-pdf.ts';
import { slides } from './slides.ts';

async function expectConforming(pdf: Buffer): Promise<void> {
  expect(await missingFonts(pdf)).toEqual([]);
  expect(await poppler(pdf, 'pdfinfo')).toMatch(/Tagged: +yes/);
  expect(xmpOf(pdf)).toMatch(/<pdfaid:part>2<.*<pdfuaid:part>1</s);
}

const headings = (structure: string[]) => structure.filter((line) => /^H\d /.test(line));

describe.each(languages)('in %s', (language) => {
  const edition = resolveEdition(edition2024, language);

  test('slides have a heading for each card, its message and description, and every value of its chart as text', async () => {
    const publicUrl = 'https://monitor.example.org';
    const pdf = await slides(edition, institution, language, publicUrl);
    await expectConforming(pdf);
    const structure = await structureOf(pdf);
    const { orderAt } = editionFilesWords(language);
    expect(structure).toContain(`P ${orderAt(publicUrl + localPath(language, '/order'))}`);
    expect(headings(structure)).toEqual([
      `H1 ${edition.facts.title}`,
      ...edition.insightCards.map(({ title }) => `H2 ${title}`),
      `H2 ${editionFilesWords(language).fullStudy}`,
    ]);
    for (const { title, message, description } of edition.insightCards) {
      const start = structure.indexOf(`H2 ${title}`);
      expect(structure.slice(start + 1, start + 3)).toEqual([`P ${message}`, `P ${description}`]);
      expect(structure[start + 3]).toMatch(/^Figure/);
    }
    const words = chartWords(language);
    expect(await figureAlternatives(pdf)).toEqual(edition.insightCards.map((card) => insightDescription(card, words)));
  });

  test('the press release is read from its heading to the contact, its figures as a list', async () => {
    const pdf = await pressReleasePdf(edition, institution.pressContact, language);
    await expectConforming(pdf);
    const release = pressRelease(edition, language);
    const words = pressReleaseWords(language);
    const { name, role, organization, email } = institution.pressContact;
    expect(await structureOf(pdf)).toEqual([
      'Document',
      'P Versicherungsmonitor',
      `P ${release.kicker}`,
      `H1 ${release.heading}`,
      `P ${release.lead}`,
      ...release.sections.flatMap(({ title, paragraphs }) => [`H2 ${title}`, ...paragraphs.map((text) => `P ${text}`)]),
      `H2 ${words.inFigures}`,
      'L',
      ...release.facts.flatMap(({ label, value }) => ['LI', `Lbl ${value}`, `LBody ${label}`]),
      `P ${release.source}`,
      `H2 ${words.contact}`,
      ...[`${name}, ${role}`, organization, email].map((line) => `P ${line}`),
    ]);
  });
});

test('slides have a bookmark for each heading, and show only the path where the site’s address is unknown', async () => {
  const edition = resolveEdition(edition2024);
  const pdf = await slides(edition, institution, 'de');
  expect(await structureOf(pdf)).toContain(`P ${editionFilesWords('de').orderAt('/order')}`);
  expect(String(await poppler(pdf, 'pdfinfo'))).toMatch(/Pages: +11/);
  const text = pdf.toString('latin1');
  expect(text.match(/\/Parent \d+ 0 R\n\/Title/g)).toHaveLength(edition.insightCards.length + 2);
});
