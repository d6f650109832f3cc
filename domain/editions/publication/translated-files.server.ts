import type { Institution } from '#content/institution-schemas.ts';
import { type Language, localPath, originalLanguage } from '#platform/languages.ts';
import type { Services } from '#platform/services.server.ts';
import { editionDocumentName } from '../documents/document-shapes.ts';
import {
  type EditionFile,
  findFileOfEdition,
  findVersionId,
  insertEditionFiles,
  listFilesBelow,
} from '../documents/edition-file-queries.server.ts';
import type { LiveEdition } from '../live-content/site-content.ts';
import type { StoreFiles } from './store-files.server.ts';
import { findTranslatedEdition, type TranslatedVersion } from './translated-edition.server.ts';

/** A file of an edition in another language than the original. */
export interface TranslatedFile extends TranslatedVersion {
  /** Without language and version: '/assets/insights/2024/demografie.csv'. */
  path: string;
}

/** Its address in the table, which is unique for original and translation together. */
const recordedAddress = ({ language, version, path }: Omit<TranslatedFile, 'year'>) =>
  `${localPath(language, '/')}/${version}${path}`;

export const findTranslatedFile = (
  { db }: Pick<Services, 'db'>,
  file: TranslatedFile,
): Promise<EditionFile | undefined> => findFileOfEdition(db, editionDocumentName(file.year), recordedAddress(file));

/**
 * Makes and records the files of an edition in another language when the first of them is requested, because most languages of
 * most versions never are; also of a version that was replaced before that.
 * @returns false if there is no such version
 */
export async function makeTranslatedFiles(
  { db }: Pick<Services, 'db'>,
  version: TranslatedVersion,
  publisher: Institution,
  storeFiles: StoreFiles,
): Promise<boolean> {
  const found = await findTranslatedEdition(db, version);
  const versionId = found && (await findVersionId(db, editionDocumentName(version.year), found.originalVersion));
  if (!versionId) return false;
  const made = await storeFiles({ ...found, publisher, language: version.language });
  const prefix = localPath(version.language, '/');
  const files = made.map((file) => {
    const path = file.address.slice(prefix.length);
    return { ...file, address: recordedAddress({ ...version, path }) };
  });
  await db.transaction((tx) => insertEditionFiles(tx, versionId, files));
  return true;
}

/** The recorded files of a live edition in a language, original included, by their addresses without the language. */
export async function listRecordedFiles(
  { db }: Pick<Services, 'db'>,
  language: Language,
  { edition, version, originalVersion }: LiveEdition,
): Promise<EditionFile[]> {
  const versionId = await findVersionId(db, editionDocumentName(edition.facts.year), originalVersion);
  if (!versionId) return [];
  const prefix = language === originalLanguage ? '' : recordedAddress({ language, version, path: '' });
  const files = await listFilesBelow(db, versionId, `${prefix}/assets/`);
  return files.map((file) => ({ ...file, address: file.address.slice(prefix.length) }));
}
