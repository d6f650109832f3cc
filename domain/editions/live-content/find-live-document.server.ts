import { LRUCache } from 'lru-cache';
import { newestDocument } from '#content/built-in-editions.ts';
import type { Institution } from '#content/institution-schemas.ts';
import type { PageDocument, PageTexts } from '#content/page-schemas.ts';
import type { EditionDocument } from '#content/schemas.ts';
import type { Readable } from '#platform/database/database.server.ts';
import type { OtherLanguage } from '#platform/languages.ts';
import { editionDocumentName, yearOfDocument } from '../documents/document-shapes.ts';
import { findCurrentYear, findLiveVersionId, listLiveVersions } from '../documents/publication-queries.server.ts';
import { publishedEdition, publishedTexts } from '../documents/published-content.ts';
import { translatedTexts } from '../documents/translation-content.ts';
import { translationName, translationOf } from '../documents/translation-name.ts';
import { upgraded } from '../documents/upgrade-document.ts';
import { findVersion, listVersionsById } from '../documents/version-queries.server.ts';
import { isBranch } from '../values/content-value.ts';
import { builtInTexts } from './built-in-content.server.ts';

/** Contents of versions by id. Versions never change, and orders and mails read the same few. */
const contents = new LRUCache<string, object>({ max: 12 });

async function readVersion(db: Readable, id: string): Promise<object | undefined> {
  const known = contents.get(id);
  if (known) return known;
  const version = await findVersion(db, id);
  const content = version && upgraded(version);
  if (!isBranch(content)) return undefined;
  contents.set(id, content);
  return content;
}

async function findLiveDocument(db: Readable, name: string): Promise<object | undefined> {
  const id = await findLiveVersionId(db, name);
  return id === undefined ? undefined : readVersion(db, id);
}

/** The live texts of a page, or those that came with the site. */
async function readLiveTexts<Name extends PageDocument>(db: Readable, name: Name): Promise<PageTexts[Name]> {
  const live = await findLiveDocument(db, name);
  return live ? publishedTexts(name, live) : builtInTexts[name];
}

export async function findLiveEdition(db: Readable, year: number): Promise<EditionDocument | undefined> {
  const name = editionDocumentName(year);
  const content = await findLiveDocument(db, name);
  return content && publishedEdition(name, content);
}

/** The title of a year's edition in another language, if that is published. */
export async function findTranslatedTitle(
  db: Readable,
  year: number,
  language: OtherLanguage,
): Promise<string | undefined> {
  const name = translationName(editionDocumentName(year), language);
  const title = translatedTexts(await findLiveDocument(db, name))['facts.title']?.text;
  return typeof title === 'string' ? title : undefined;
}

export async function listLiveEditions(db: Readable): Promise<EditionDocument[]> {
  const editions: EditionDocument[] = [];
  // One after the other, because a transaction has one connection.
  for (const { document, versionId } of await listLiveVersions(db)) {
    const content = yearOfDocument(document) === undefined ? undefined : await readVersion(db, versionId);
    if (content) editions.push(publishedEdition(document, content));
  }
  return editions;
}

/** The published edition before the one of a document, if any. */
export async function findEditionBefore(db: Readable, name: string): Promise<EditionDocument | undefined> {
  const year = yearOfDocument(name);
  if (year === undefined) return undefined;
  const years = (await listLiveVersions(db)).flatMap(({ document }) => yearOfDocument(document) ?? []);
  const earlier = years.filter((known) => known < year);
  return earlier.length > 0 ? findLiveEdition(db, Math.max(...earlier)) : undefined;
}

/** The current edition, which is the one for sale, and the institution that sells it. */
export async function readOffer(db: Readable): Promise<{ edition: EditionDocument; institution: Institution }> {
  const live = await listLiveVersions(db);
  const year = await findCurrentYear(db, live);
  const read = (name: string) => {
    const version = live.find(({ document }) => document === name);
    return version && readVersion(db, version.versionId);
  };
  const name = year === undefined ? '' : editionDocumentName(year);
  const edition = await read(name);
  const institution = await read('institution');
  return {
    edition: edition ? publishedEdition(name, edition) : newestDocument,
    institution: institution ? publishedTexts('institution', institution) : builtInTexts.institution,
  };
}

export const findCurrentEdition = async (db: Readable): Promise<EditionDocument> => (await readOffer(db)).edition;

export const readInstitution = (db: Readable): Promise<Institution> => readLiveTexts(db, 'institution');

/** The live document 'partner-area', with unresolved references. */
export const readPartnerAreaTexts = (db: Readable): Promise<PageTexts['partner-area']> =>
  readLiveTexts(db, 'partner-area');

export type LiveDocuments = Awaited<ReturnType<typeof readLiveDocuments>>;

/** All that is live, with unresolved references: the texts of all pages, editions, the current one, and translations by name. */
export async function readLiveDocuments(db: Readable) {
  const live = await listLiveVersions(db);
  const year = await findCurrentYear(db, live);
  const versions = await listVersionsById(
    db,
    live.map(({ versionId }) => versionId),
  );
  const isText = ({ document }: { document: string }) => Object.hasOwn(builtInTexts, document);
  const texts = versions.filter(isText).map((version) => [version.document, upgraded(version)]);
  const editions = versions
    .filter(({ document }) => yearOfDocument(document) !== undefined)
    .map((version) => publishedEdition(version.document, upgraded(version)));
  const translations = versions.filter(({ document }) => translationOf(document));
  return {
    texts: { ...builtInTexts, ...Object.fromEntries(texts) } as PageTexts,
    editions: editions.sort((a, b) => a.facts.year - b.facts.year),
    current: editions.find(({ facts }) => facts.year === year) ?? newestDocument,
    translations: new Map(translations.map(({ document, content }) => [document, translatedTexts(content)])),
  };
}
