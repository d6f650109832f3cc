import { setImmediate as pause } from 'node:timers/promises';
import { datasetSource } from '#app/insights/edition-dataset-source.ts';
import type { packagePages } from '#app/insights/package/package-pages.tsx';
import type { Edition } from '#content/schemas.ts';
import type { EditionFile } from '#domain/editions/documents/edition-file-queries.server.ts';
import { editionFileKey } from '#domain/editions/publication/edition-file-key.ts';
import {
  findPackage,
  type PackagedEdition,
  recordPackage,
} from '#domain/editions/publication/edition-package.server.ts';
import { isHandout, makeGermanHandouts } from '#domain/editions/publication/handouts.server.ts';
import type { StoreFiles } from '#domain/editions/publication/store-files.server.ts';
import { listRecordedFiles, makeTranslatedFiles } from '#domain/editions/publication/translated-files.server.ts';
import { fileNameOf, isPackaged, packageName, packageStyles } from '#domain/insights/package/package-layout.ts';
import { packageAbove, packageTexts } from '#domain/insights/package/package-texts.ts';
import { versionOf } from '#domain/insights/published-version.ts';
import { originalLanguage } from '#platform/languages.ts';
import type { Services } from '#platform/services.server.ts';
import { type PackageEntry, pack } from './pack.ts';

type InLanguage = PackagedEdition['inLanguages'][number];

export interface PackageMakers {
  services: Pick<Services, 'db' | 'files' | 'settings'>;
  /** Renders the pages. */
  packages: {
    pages: typeof packagePages;
    /** The pages' stylesheet, with its fonts in it. */
    styles(): Promise<string>;
  };
  storeFiles: StoreFiles;
}

/** The files of an edition in a language. Makes them first if they don't exist, or lack one that the original has. */
async function filesIn(
  { services, storeFiles }: PackageMakers,
  { content, live }: InLanguage,
  originals: readonly EditionFile[],
): Promise<EditionFile[]> {
  const { language, institution } = content;
  const list = () => listRecordedFiles(services, language, live);
  const files = await list();
  if (language === originalLanguage) {
    if (files.length === 0)
      return storeFiles({ edition: live.edition, publisher: institution, published: versionOf(live) });
    // Handouts are not in the package, but have to exist at publication.
    if (!files.some(({ address }) => isHandout(address, live.edition.facts.year)))
      await makeGermanHandouts(services, content, live, storeFiles);
    return files;
  }
  const addresses = new Set(files.map(({ address }) => address));
  if (originals.every(({ address }) => addresses.has(address))) return files;
  const version = { language, year: live.edition.facts.year, version: live.version };
  await makeTranslatedFiles(services, version, institution, storeFiles);
  return list();
}

/** Hashes of an edition's files that are in its package, by name. */
const packagedHashes = (files: readonly EditionFile[], edition: Edition) =>
  new Map(
    files
      .filter(({ address }) => isPackaged(address, edition))
      .map(({ address, sha256 }) => [fileNameOf(address), sha256] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

function described({ content, live }: InLanguage, publicUrl: string) {
  const { edition } = live;
  return {
    language: content.language,
    edition,
    publicUrl,
    dataset: datasetSource(content, live, publicUrl),
    version: versionOf(live),
  };
}

async function listEntries(makers: PackageMakers, inLanguages: readonly [InLanguage, ...InLanguage[]]) {
  const { services, packages } = makers;
  const { publicUrl } = services.settings;
  const entries = new Map<string, PackageEntry>([[packageStyles, { text: await packages.styles() }]]);
  const languages = [];
  let originals: EditionFile[] = [];
  for (const inLanguage of inLanguages) {
    const { language } = inLanguage.content;
    const stored = await filesIn(makers, inLanguage, originals);
    const files = packagedHashes(stored, inLanguage.live.edition);
    for (const [name, sha256] of files) entries.set(`${language}/${name}`, { sha256 });
    languages.push({ language, live: inLanguage.live, files: [...files.keys()] });
    const dataPackage = files.get('datapackage.json');
    if (language !== originalLanguage || !dataPackage) continue;
    originals = stored;
    const text = await services.files.get(editionFileKey(dataPackage));
    entries.set('datapackage.json', { text: packageAbove(text, language) });
  }
  const describedEditions = inLanguages.map((inLanguage) => described(inLanguage, publicUrl));
  const texts = packageTexts(describedEditions as [(typeof describedEditions)[number]]);
  for (const [name, text] of texts) entries.set(name, { text });
  const pages = packages.pages({
    inLanguages: languages as [(typeof languages)[number]],
    files: [...entries.keys()].filter((name) => !name.includes('/') && name !== packageStyles).sort(),
    publicUrl,
  });
  for (const [name, text] of pages) {
    entries.set(name, { text });
    // Lets requests be answered between two pages.
    await pause();
  }
  return entries;
}

/** Makes, stores and records the package of a live edition. Equal content gives equal bytes. */
export async function makePackage(makers: PackageMakers, packaged: PackagedEdition): Promise<EditionFile | undefined> {
  const { services } = makers;
  const [original, ...others] = packaged.inLanguages;
  if (!original) return undefined;
  const { edition, originalVersion } = original.live;
  const { facts, citation } = edition;
  const made = await pack(services, {
    name: packageName(packaged.year),
    info: [
      ['Source-Organization', `${citation.university}, ${citation.department}`],
      ['External-Description', facts.title],
      ['External-Identifier', facts.doi ?? `${packageName(packaged.year)}-${packaged.version}`],
    ],
    entries: await listEntries(makers, [original, ...others]),
    created: facts.survey.to,
  });
  await recordPackage(services, { ...packaged, originalVersion }, made);
  return findPackage(services, packaged);
}
