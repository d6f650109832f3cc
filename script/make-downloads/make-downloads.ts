/**
 * The files that readers take away, made from the edition's own data: pictures and tables of the insight cards, slides,
 * press release, logos, press contact. Needs nothing but this project and its packages.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mediaContact } from '#content/media-kit.ts';
import type { Edition } from '#content/schemas.ts';
import { contactVCard } from '#domain/insights/contact-vcard.ts';
import { dataCsv, insightDataRows } from '#domain/insights/insight-data-rows.ts';
import { editionDownloads, insightArchive, insightFile } from '#domain/insights/insight-files.ts';
import { pressRelease, pressReleaseText } from '#domain/insights/press-release.ts';
import { archive, cardFileName, cardsReadme, type Files, logosReadme } from './archives.ts';
import { dataWorkbook, editionDataRows } from './data-files.ts';
import { cardPng, cardSvg } from './picture-files.ts';
import { pressReleasePdf } from './press-release-pdf.ts';
import { slides } from './slides.ts';

const brandFolder = path.join(import.meta.dirname, '../../public/assets/brand');

/** The files by their address on the site, below the folder of public files. */
async function makeFiles(edition: Edition): Promise<Files> {
  const { facts, insightCards } = edition;
  const { year, survey } = facts;
  const files: Files = new Map();
  const everything: Files = new Map([['README.txt', cardsReadme(edition, 'PNG, SVG, CSV')]]);
  const pictures: Files = new Map([['README.txt', cardsReadme(edition, 'PNG, SVG')]]);
  const drawn = await Promise.all(
    insightCards.map(async (card) => {
      const svg = cardSvg(card, edition);
      return { card, svg, png: await cardPng(svg) };
    }),
  );
  for (const { card, svg, png } of drawn) {
    const csv = dataCsv(insightDataRows(card, facts));
    const name = cardFileName(card);
    files.set(insightFile(year, card, 'svg'), svg);
    files.set(insightFile(year, card, 'png'), png);
    files.set(insightFile(year, card, 'csv'), csv);
    for (const zip of [everything, pictures]) zip.set(`${name}.svg`, svg).set(`${name}.png`, png);
    everything.set(`${name}.csv`, csv);
  }
  files.set(insightArchive(year), archive(everything, survey.to));

  const downloads = editionDownloads(year);
  const logos: Files = new Map([['README.txt', logosReadme]]);
  for (const name of readdirSync(brandFolder).sort()) logos.set(name, readFileSync(path.join(brandFolder, name)));
  return files
    .set(downloads.pictures, archive(pictures, survey.to))
    .set(downloads.logos, archive(logos, survey.to))
    .set(downloads.tables.csv, dataCsv(editionDataRows(edition)))
    .set(downloads.tables.xlsx, await dataWorkbook(edition))
    .set(downloads.slides, await slides(edition))
    .set(downloads.pressRelease.pdf, await pressReleasePdf(edition))
    .set(downloads.pressRelease.txt, pressReleaseText(pressRelease(edition), mediaContact))
    .set(downloads.contact, contactVCard(mediaContact));
}

/**
 * Writes all files of an edition.
 * @param folder the folder that is served at '/'
 * @returns their addresses
 */
export async function makeDownloads(edition: Edition, folder: string): Promise<string[]> {
  const files = await makeFiles(edition);
  for (const [address, content] of files) {
    const file = path.join(folder, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return [...files.keys()];
}
