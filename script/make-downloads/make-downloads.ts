/**
 * The files that readers take away, made from the edition's own data: pictures and tables of the insight cards, slides,
 * press release, logos, press contact. Needs nothing but this project and its packages.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mediaContact } from '#content/media-kit.ts';
import type { LiveEdition } from '#domain/editions/site-content.ts';
import { contactVCard } from '#domain/insights/contact-vcard.ts';
import { dataCsv, insightDataRows } from '#domain/insights/insight-data-rows.ts';
import {
  editionDownloads,
  exactAddress,
  insightArchive,
  insightFile,
  sharePicture,
} from '#domain/insights/insight-files.ts';
import { pressRelease, pressReleaseText } from '#domain/insights/press-release.ts';
import { archive, cardFileName, cardsReadme, type Files, logosReadme } from './archives.ts';
import { dataWorkbook, editionDataRows } from './data-files.ts';
import { cardPng, cardSvg, sharePng } from './picture-files.ts';
import { pressReleasePdf } from './press-release-pdf.ts';
import { slides } from './slides.ts';

const brandFolder = path.join(import.meta.dirname, '../../public/assets/brand');

/** Files under the addresses that never change as well, and under the names that cards had before. */
function withEveryAddress(files: Files, { edition, version }: LiveEdition): Files {
  const all: Files = new Map(files);
  for (const [address, content] of files) {
    for (const { slug, formerSlugs = [] } of edition.insightCards) {
      const [, before, after] = new RegExp(`^(.*/)${slug}((?:-vorschau)?\\.\\w+)$`).exec(address) ?? [];
      if (before) for (const former of formerSlugs) all.set(before + former + after, content);
    }
  }
  for (const [address, content] of [...all]) {
    const exact = exactAddress(address, edition.facts.year, version);
    if (exact !== address) all.set(exact, content);
  }
  return all;
}

/** The files by their address on the site, below the folder of public files. */
async function makeFiles(live: LiveEdition): Promise<Files> {
  const { edition } = live;
  const { facts, insightCards } = edition;
  const { year, survey } = facts;
  const files: Files = new Map();
  const everything: Files = new Map([['README.txt', cardsReadme(edition, 'PNG, SVG, CSV')]]);
  const pictures: Files = new Map([['README.txt', cardsReadme(edition, 'PNG, SVG')]]);
  const drawn = await Promise.all(
    insightCards.map(async (card) => {
      const svg = cardSvg(card, edition);
      return { card, svg, png: await cardPng(svg), preview: await sharePng(card, edition) };
    }),
  );
  for (const { card, svg, png, preview } of drawn) {
    const csv = dataCsv(insightDataRows(card, facts));
    const name = cardFileName(card);
    files.set(insightFile(year, card, 'svg'), svg);
    files.set(insightFile(year, card, 'png'), png);
    files.set(insightFile(year, card, 'csv'), csv);
    files.set(sharePicture(year, card), preview);
    for (const zip of [everything, pictures]) zip.set(`${name}.svg`, svg).set(`${name}.png`, png);
    everything.set(`${name}.csv`, csv);
  }
  files.set(insightArchive(year), archive(everything, survey.to));

  const downloads = editionDownloads(year);
  const logos: Files = new Map([['README.txt', logosReadme]]);
  for (const name of readdirSync(brandFolder).sort()) logos.set(name, readFileSync(path.join(brandFolder, name)));
  files
    .set(downloads.pictures, archive(pictures, survey.to))
    .set(downloads.logos, archive(logos, survey.to))
    .set(downloads.tables.csv, dataCsv(editionDataRows(edition)))
    .set(downloads.tables.xlsx, await dataWorkbook(edition))
    .set(downloads.slides, await slides(edition))
    .set(downloads.pressRelease.pdf, await pressReleasePdf(edition))
    .set(downloads.pressRelease.txt, pressReleaseText(pressRelease(edition), mediaContact))
    .set(downloads.contact, contactVCard(mediaContact));
  return withEveryAddress(files, live);
}

/**
 * Writes all files of an edition.
 * @param folder the folder that is served at '/'
 * @returns their addresses
 */
export async function makeDownloads(live: LiveEdition, folder: string): Promise<string[]> {
  const files = await makeFiles(live);
  for (const [address, content] of files) {
    const file = path.join(folder, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return [...files.keys()];
}
