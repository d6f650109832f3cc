/** script/export-edition YEAR DIR [--all]: the package of an edition, as it was published. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { EditionFile } from '#domain/editions/documents/edition-file-queries.server.ts';
import { loadSiteContent } from '#domain/editions/live-content/load-site-content.server.ts';
import { editionFileKey } from '#domain/editions/publication/edition-file-key.ts';
import { findPackage, findPackagedEdition, listPackages } from '#domain/editions/publication/edition-package.server.ts';
import { packageAddress } from '#domain/insights/insight-files.ts';
import { fileNameOf, packageName } from '#domain/insights/package/package-layout.ts';
import type { Database } from '#platform/database/database.server.ts';
import { StartFailure } from '#platform/installation/start-failure.server.ts';
import { originalLanguage } from '#platform/languages.ts';
import { callersFile, cannotWriteTo, type Installation, runCommand, UsageError, withInstallation } from './command.ts';

/** The package of the live edition, under its name on the site. */
async function findCurrent(db: Database, publicUrl: string, year: number): Promise<[string, EditionFile][]> {
  const { contents } = await loadSiteContent(db);
  const packaged = findPackagedEdition((language = originalLanguage) => contents[language], year);
  if (!packaged) throw new StartFailure(`No edition of ${year} is published.`);
  const file = await findPackage({ db }, packaged);
  if (!file) {
    throw new StartFailure(
      `The package of ${year} isn't made yet: a running server makes it within some minutes of its start, or when ${publicUrl}${packageAddress(year)} is requested.`,
    );
  }
  return [[fileNameOf(packageAddress(year)), file]];
}

/** Every package of the year, each with its version in its name. */
async function listEvery(db: Database, year: number): Promise<[string, EditionFile][]> {
  const packages = await listPackages({ db }, year);
  if (packages.length === 0) throw new StartFailure(`There is no package of ${year}.`);
  return packages.map(({ version, ...file }) => [`${packageName(year)}-${version}.zip`, file]);
}

async function exportTo(folder: string, { files }: Installation, packages: [string, EditionFile][]): Promise<void> {
  await mkdir(folder, { recursive: true }).catch(cannotWriteTo(folder));
  for (const [name, { sha256, bytes }] of packages) {
    const target = path.join(folder, name);
    await writeFile(target, await files.getBytes(editionFileKey(sha256))).catch(cannotWriteTo(folder));
    process.stdout.write(`${target}: ${bytes} bytes, SHA-256 ${sha256}\n`);
  }
}

const options = { all: { type: 'boolean', default: false } } as const;

await runCommand('script/export-edition YEAR DIR [--all]', options, async ({ values, positionals }) => {
  const [year = '', folder, ...more] = positionals;
  if (!/^20\d\d$/.test(year) || !folder || more.length > 0) throw new UsageError();
  await withInstallation(async (installation) => {
    const { db } = installation.connect();
    const find = values.all
      ? listEvery(db, Number(year))
      : findCurrent(db, installation.settings.publicUrl, Number(year));
    await exportTo(callersFile(folder), installation, await find);
  });
});
