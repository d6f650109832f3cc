import { hash } from 'node:crypto';
import path from 'node:path';
import type { Edition } from '#content/schemas.ts';
import { dataWords } from '#domain/insights/data-words.ts';
import {
  type DataRow,
  editionDataRows,
  haveIntervals,
  insightDataRows,
  trendDataRows,
} from '#domain/insights/insight-data-rows.ts';
import {
  allValuesAddress,
  commaCsvAddress,
  csvMetadataAddress,
  dataPackageAddress,
  insightFile,
} from '#domain/insights/insight-files.ts';
import { hasValues } from '#domain/insights/insight-values.ts';
import { cardValues, editionValues } from '#domain/insights/open-data/card-values.ts';
import { csvMetadata } from '#domain/insights/open-data/csv-metadata.ts';
import { dataPackage, type PackagedCsv } from '#domain/insights/open-data/data-package.ts';
import { openDataCells } from '#domain/insights/open-data/open-data-columns.ts';
import type { PublishedVersion } from '#domain/insights/published-version.ts';
import { commaCsvFile } from '#platform/csv.ts';
import { labelled } from '#platform/labelled.ts';
import type { Language } from '#platform/languages.ts';

const jsonFile = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;

/** The figures of an edition for programs: CSV, JSON, their descriptions, and the Data Package that names them. */
export function openDataFiles(
  edition: Edition,
  published: PublishedVersion | undefined,
  language: Language,
): Map<string, string> {
  const { facts } = edition;
  const { year } = facts;
  const words = dataWords(language);
  const files = new Map<string, string>();
  const packaged: PackagedCsv[] = [];

  function addCsv(
    address: string,
    rows: readonly DataRow[],
    described: Pick<PackagedCsv, 'name' | 'title' | 'description'> & { source: string },
  ) {
    const csv = commaCsvFile(openDataCells(rows));
    const { source, ...names } = described;
    const fileName = path.basename(address);
    const sha256 = hash('sha256', csv);
    files.set(address, csv);
    const hasIntervals = haveIntervals(rows);
    const metadata = csvMetadata({ ...described, published, fileName, isForExcel: false, hasIntervals }, language);
    files.set(csvMetadataAddress(address), jsonFile(metadata));
    packaged.push({ ...names, fileName, bytes: Buffer.byteLength(csv), sha256, hasIntervals });
  }

  addCsv(allValuesAddress(year), editionDataRows(edition, words), {
    name: `versicherungsmonitor-${year}-alle-werte`,
    title: labelled(facts.title, words.allValues, language),
    description: facts.subtitle,
    source: facts.sourceLine,
  });
  files.set(allValuesAddress(year, 'json'), jsonFile(editionValues(edition, published, language)));
  for (const card of edition.insightCards.filter(hasValues)) {
    const { slug, title, message, source } = card;
    const rows = [...insightDataRows(card, facts, words), ...trendDataRows(card, facts, words)];
    const described = { name: slug, title, description: message, source };
    addCsv(commaCsvAddress(year, card), rows, described);
    const forExcel = insightFile(year, card, 'csv');
    const ofExcel = { fileName: path.basename(forExcel), isForExcel: true, hasIntervals: haveIntervals(rows) };
    const metadata = csvMetadata({ ...described, published, ...ofExcel }, language);
    files.set(csvMetadataAddress(forExcel), jsonFile(metadata));
    files.set(insightFile(year, card, 'json'), jsonFile(cardValues(card, edition, published, language)));
  }
  files.set(dataPackageAddress(year), jsonFile(dataPackage(edition, packaged, published, language)));
  return files;
}
