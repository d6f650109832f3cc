import { hash } from 'node:crypto';
import type { Readable } from '#platform/database/database.server.ts';
import { findRecords } from '../../core/records/record-queries.server.ts';
import { hasSampleText, isSampleText } from '../../core/sample-value.ts';
import { editionDocumentName } from '../../editions/documents/document-shapes.ts';
import { translationOf } from '../../editions/documents/translation-name.ts';
import type { LiveDocuments } from '../../editions/live-content/find-live-document.server.ts';
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
    const rows = await findRecords(db, kind.table);
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
function findSampleDocuments({ texts: pages, editions, translations }: LiveDocuments) {
  const { realNames } = pages.institution;
  const originals: [string, object][] = [
    ...Object.entries(pages),
    ...editions.map((edition): [string, object] => [editionDocumentName(edition.facts.year), edition]),
  ];
  const placesOf = new Map(originals.map(([document, content]) => [document, textPlaces(document, content)]));
  // Without texts of places that their originals no longer have.
  const translated = [...translations].map(([document, texts]): [string, object] => {
    const places = placesOf.get(translationOf(document)?.document ?? document) ?? [];
    return [document, places.map(({ id }) => texts[id]?.text)];
  });
  return [...originals, ...translated]
    .map(([document, content]) => ({ document, texts: sampleTextsOf(document, content, realNames) }))
    .filter(({ texts }) => texts.length > 0);
}

function versionOf(records: NamedRecords): string {
  const ids = records.flatMap((kind) => kind.records.map(({ id, name }) => `${id} ${name}`)).sort();
  return hash('sha256', ids.join('\n')).slice(0, 16);
}

/** All samples on the site, in records and published texts. */
export async function findSamples(db: Readable, live: LiveDocuments): Promise<Samples> {
  const { records, leftovers } = await findSampleRecords(db, live.texts.institution.realNames);
  return { version: versionOf(records), records, leftovers, documents: findSampleDocuments(live) };
}
