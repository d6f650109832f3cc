import { hash } from 'node:crypto';
import type { PageTexts } from '#content/page-schemas.ts';
import type { Readable } from '#platform/database/database.server.ts';
import { findRecords } from '../../core/records/record-queries.server.ts';
import { hasSampleText, isSampleText } from '../../core/sample-value.ts';
import { editionDocumentName } from '../../editions/documents/document-shapes.ts';
import { listLiveVersions } from '../../editions/documents/publication-queries.server.ts';
import { translatedTexts } from '../../editions/documents/translation-content.ts';
import { translationOf } from '../../editions/documents/translation-name.ts';
import { listVersionsById } from '../../editions/documents/version-queries.server.ts';
import { listLiveEditions, readPageTexts } from '../../editions/live-content/find-live-document.server.ts';
import { textPlaces } from '../../editions/translations/text-places.ts';
import { recordKinds } from '../kinds/record-kinds.server.ts';
import type { Samples } from './sample-answer.ts';
import { sampleTextsOf } from './sample-texts.ts';

type NamedRecords = Samples['records'];

/** Records that are samples, and real records that contain one, by kind. */
async function findSampleRecords(db: Readable, realNames: readonly string[]) {
  const records: NamedRecords = [];
  const leftovers: NamedRecords = [];
  for (const kind of recordKinds) {
    const { name, nameOf, samples } = kind;
    if (!samples) continue;
    const rows = await findRecords(db, kind);
    const isSample = (row: (typeof rows)[number]) =>
      samples.namesOf(row).some((text) => text !== null && isSampleText(text, realNames));
    const named = (list: typeof rows) =>
      list.map((row) => ({ id: String(row.id), name: nameOf(row) })).sort((a, b) => a.name.localeCompare(b.name, 'de'));
    records.push({ kind: name, records: named(rows.filter(isSample)) });
    leftovers.push({
      kind: name,
      records: named(rows.filter((row) => !isSample(row) && hasSampleText(row, realNames))),
    });
  }
  const isFound = ({ records: found }: NamedRecords[number]) => found.length > 0;
  return { records: records.filter(isFound), leftovers: leftovers.filter(isFound) };
}

/** Live page texts, editions and translations that contain samples. */
async function findSampleDocuments(db: Readable, pages: PageTexts, realNames: readonly string[]) {
  const originals = new Map<string, object>(Object.entries(pages));
  for (const edition of await listLiveEditions(db)) originals.set(editionDocumentName(edition.facts.year), edition);
  const live = [...originals, ...(await listLiveTranslations(db, originals))];
  return live
    .map(([document, content]) => ({ document, texts: sampleTextsOf(document, content, realNames) }))
    .filter(({ texts }) => texts.length > 0);
}

/** The live translations by their names, with the texts of places that their originals still have. */
async function listLiveTranslations(db: Readable, originals: ReadonlyMap<string, object>) {
  const live = (await listLiveVersions(db)).filter(({ document }) => translationOf(document));
  const versions = await listVersionsById(
    db,
    live.map(({ versionId }) => versionId),
  );
  return versions.map(({ document, content }): [string, object] => {
    const original = translationOf(document)?.document ?? document;
    const texts = translatedTexts(content);
    return [document, textPlaces(original, originals.get(original)).map(({ id }) => texts[id]?.text)];
  });
}

function versionOf(records: NamedRecords): string {
  const ids = records.flatMap((kind) => kind.records.map(({ id, name }) => `${id} ${name}`)).sort();
  return hash('sha256', ids.join('\n')).slice(0, 16);
}

/** All samples on the site, in records and published texts. */
export async function findSamples(db: Readable): Promise<Samples> {
  const pages = await readPageTexts(db);
  const { realNames } = pages.institution;
  const { records, leftovers } = await findSampleRecords(db, realNames);
  const documents = await findSampleDocuments(db, pages, realNames);
  return { version: versionOf(records), records, leftovers, documents };
}
