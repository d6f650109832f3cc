/**
 * The downloads of an edition, made from its data: pictures and tables of the insight cards, slides, press release.
 * They need no other program.
 */
import type { Edition } from '#content/schemas.ts';
import type { FilesInput } from '#domain/editions/publication/store-files.server.ts';
import { chartWords } from '#domain/insights/chart-words.ts';
import { dataWords } from '#domain/insights/data-words.ts';
import { dataCsv, editionDataRows, insightDataRows, trendDataRows } from '#domain/insights/insight-data-rows.ts';
import {
  editionDownloads,
  furtherPicture,
  hasFiles,
  insightArchive,
  insightFile,
  sharePicture,
} from '#domain/insights/insight-files.ts';
import { hasValues } from '#domain/insights/insight-values.ts';
import { pressRelease, pressReleaseText } from '#domain/insights/press-release.ts';
import { localPath, originalLanguage } from '#platform/languages.ts';
import { type ArchiveFiles, cardFileName, cardsReadme, zipArchive } from './archives.ts';
import { dataWorkbook } from './data-files.ts';
import { onePager } from './one-pager.ts';
import { openDataFiles } from './open-data-files.ts';
import { cardPng, cardSvg, sharePng } from './picture-files.ts';
import { pressReleasePdf } from './press-release-pdf.ts';
import { selectedInsights } from './selected-insights.ts';
import { slides } from './slides.ts';

/** Adds the files under the former names of cards. */
function withFormerNames(files: ArchiveFiles, { insightCards }: Edition): ArchiveFiles {
  const all: ArchiveFiles = new Map(files);
  for (const [address, content] of files) {
    for (const { slug, formerSlugs = [] } of insightCards) {
      const [, before, after] =
        new RegExp(`^(.*/)${slug}((?:-(?:vorschau|komma|text|800|dunkel))?\\.[\\w.-]+)$`).exec(address) ?? [];
      if (before) for (const former of formerSlugs) all.set(before + former + after, content);
    }
  }
  return all;
}

/**
 * The version of an edition that comes with the build. Its date of publication is unknown, and not shown for a first
 * version.
 */
const builtVersion = { number: 1, liveAt: new Date(0).toISOString(), note: null };

/** The One-Pager and the Selected Insights of an edition by their address in a language. */
export async function makeHandouts(
  { edition, publisher, published = builtVersion, language = originalLanguage }: FilesInput,
  publicUrl: string,
): Promise<ArchiveFiles> {
  const handout = { edition, publisher, language, publicUrl, published };
  const addresses = editionDownloads(edition.facts.year);
  return new Map([
    [localPath(language, addresses.onePager), await onePager(handout)],
    [localPath(language, addresses.selectedInsights), await selectedInsights(handout)],
  ]);
}

/**
 * The files of an edition by their address in a language.
 * @param publicUrl the site's origin, unknown in a build: then slides show paths only, and no handouts are made
 */
export async function makeEditionFiles(input: FilesInput, publicUrl?: string): Promise<ArchiveFiles> {
  const { edition, publisher, published, language = originalLanguage } = input;
  const words = dataWords(language);
  const ofCharts = chartWords(language);
  const { facts, insightCards } = edition;
  const { year, survey } = facts;
  const files: ArchiveFiles = new Map();
  const everything: ArchiveFiles = new Map([['README.txt', cardsReadme(edition, 'PNG, SVG, CSV', language)]]);
  const pictures: ArchiveFiles = new Map([['README.txt', cardsReadme(edition, 'PNG, SVG', language)]]);
  // One after the other: in parallel they would use every processor, and requests would wait.
  for (const card of insightCards) {
    files.set(sharePicture(year, card), await sharePng(card, edition, ofCharts));
    if (!hasFiles(year, card)) continue;
    const svg = cardSvg(card, edition, ofCharts);
    const png = await cardPng(svg);
    const csv = dataCsv([...insightDataRows(card, facts, words), ...trendDataRows(card, facts, words)], words);
    const name = cardFileName(card);
    files.set(insightFile(year, card, 'svg'), svg);
    files.set(insightFile(year, card, 'png'), png);
    files.set(insightFile(year, card, 'csv'), csv);
    for (const zip of [everything, pictures]) zip.set(`${name}.svg`, svg).set(`${name}.png`, png);
    everything.set(`${name}.csv`, csv);
    if (!hasValues(card)) continue;
    files.set(furtherPicture(year, card, 'text.svg'), cardSvg(card, edition, ofCharts, 'liveText'));
    files.set(furtherPicture(year, card, '800.png'), await cardPng(svg, 800));
    files.set(furtherPicture(year, card, 'dunkel.png'), await cardPng(cardSvg(card, edition, ofCharts, 'dark')));
  }
  for (const [address, content] of openDataFiles(edition, published, language)) files.set(address, content);
  files.set(insightArchive(year), zipArchive(everything, survey.to));

  const downloads = editionDownloads(year);
  files
    .set(downloads.pictures, zipArchive(pictures, survey.to))
    .set(downloads.tables.csv, dataCsv(editionDataRows(edition, words), words))
    .set(downloads.tables.xlsx, await dataWorkbook(edition, language))
    .set(downloads.slides, await slides(edition, publisher, language, publicUrl))
    .set(downloads.pressRelease.pdf, await pressReleasePdf(edition, publisher.pressContact, language))
    .set(
      downloads.pressRelease.txt,
      pressReleaseText(pressRelease(edition, language), publisher.pressContact, language),
    );
  const named = withFormerNames(files, edition);
  const local: ArchiveFiles = new Map([...named].map(([address, file]) => [localPath(language, address), file]));
  if (!publicUrl) return local;
  return new Map([...local, ...(await makeHandouts(input, publicUrl))]);
}
