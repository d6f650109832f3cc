import type { Readable } from '#platform/database/database.server.ts';
import type { JobKind } from '#platform/jobs/jobs.server.ts';
import type { Language } from '#platform/languages.ts';
import type { Services } from '#platform/services.server.ts';
import { packageAddress } from '../../insights/insight-files.ts';
import { editionDocumentName } from '../documents/document-shapes.ts';
import {
  type EditionFile,
  findFileOfEdition,
  findVersionId,
  insertEditionFiles,
  listFilesOfVersions,
} from '../documents/edition-file-queries.server.ts';
import { contentHash, versionName } from '../documents/edition-version.server.ts';
import { publishedLanguages } from '../live-content/published-languages.ts';
import { findEdition, type LiveEdition, type SiteContent } from '../live-content/site-content.ts';

/** Makes the packages that live editions lack: after each publication, soon after a start, and at night. */
export const makePackagesJob: JobKind<object> = { name: 'edition-packages', cron: '25 4 * * *', isExclusive: true };

/** A live edition in all languages in which it is published. */
export interface PackagedEdition {
  year: number;
  /** Identifies its content in these languages. */
  version: string;
  inLanguages: readonly { content: SiteContent; live: LiveEdition }[];
}

/** What the package of a year's edition is made of; undefined if the year has no insights. */
export function findPackagedEdition(
  content: (language?: Language) => SiteContent,
  year: number,
): PackagedEdition | undefined {
  const shown = { year: String(year), isMainOnly: true };
  if (!findEdition(content(), shown.year)) return undefined;
  const inLanguages = publishedLanguages(content(), '/insights', shown).flatMap((language) => {
    const live = findEdition(content(language), shown.year);
    return live ? [{ content: content(language), live }] : [];
  });
  const version = versionName(contentHash(inLanguages.map(({ live }) => live.version)));
  return { year, version, inLanguages };
}

type Packaged = Pick<PackagedEdition, 'year' | 'version'>;

const recordedPrefix = '/package/';

/** The package's address in the table of files; the prefix distinguishes it from files of a single language. */
const recordedAddress = ({ year, version }: Packaged) => `${recordedPrefix}${version}${packageAddress(year)}`;

export const findPackage = ({ db }: { db: Readable }, packaged: Packaged): Promise<EditionFile | undefined> =>
  findFileOfEdition(db, editionDocumentName(packaged.year), recordedAddress(packaged));

/** Years of the live editions whose package isn't made yet. */
export async function listMissingPackages(
  db: Readable,
  content: (language?: Language) => SiteContent,
): Promise<number[]> {
  const missing: number[] = [];
  for (const { edition } of content().editions) {
    const packaged = findPackagedEdition(content, edition.facts.year);
    if (packaged && !(await findPackage({ db }, packaged))) missing.push(packaged.year);
  }
  return missing;
}

/** Records a stored package with the version of its German content. */
export async function recordPackage(
  { db }: Pick<Services, 'db'>,
  packaged: Packaged & { originalVersion: string },
  file: Omit<EditionFile, 'address'>,
): Promise<void> {
  const versionId = await findVersionId(db, editionDocumentName(packaged.year), packaged.originalVersion);
  if (!versionId) return;
  await db.transaction((tx) => insertEditionFiles(tx, versionId, [{ ...file, address: recordedAddress(packaged) }]));
}

/** Every package of an edition, those of earlier versions first. */
export async function listPackages({ db }: Pick<Services, 'db'>, year: number) {
  const files = await listFilesOfVersions(db, editionDocumentName(year), recordedPrefix);
  return files.map((file) => ({ ...file, version: file.address.slice(recordedPrefix.length).split('/')[0] ?? '' }));
}
