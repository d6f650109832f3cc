import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { institution } from '#content/institution.ts';
import type { LiveEdition } from '#domain/editions/live-content/site-content.ts';
import { editionDownloads, exactAddress } from '#domain/insights/insight-files.ts';
import { projectRoot } from '#platform/installation/project-root.server.ts';
import { type ArchiveFiles, logosReadme, zipArchive } from './archives.ts';
import { makeEditionFiles } from './edition-files.ts';

const brandFolder = path.join(projectRoot, 'public/assets/brand');

/**
 * Writes all files of the built-in edition, also under the addresses of its version, and the logos.
 * @param folder the folder that is served at '/'
 * @param publicUrl the site's origin for slides and handouts, if known
 * @returns their addresses
 */
export async function writeDownloads(live: LiveEdition, folder: string, publicUrl?: string): Promise<string[]> {
  const { year, survey } = live.edition.facts;
  const { logos } = editionDownloads(year);
  const logoFiles: ArchiveFiles = new Map([['README.txt', logosReadme]]);
  for (const name of readdirSync(brandFolder).sort()) logoFiles.set(name, readFileSync(path.join(brandFolder, name)));
  const files = await makeEditionFiles({ edition: live.edition, publisher: institution }, publicUrl);
  for (const [address, content] of [...files]) files.set(exactAddress(address, year, live.version), content);
  files.set(logos, zipArchive(logoFiles, survey.to));
  for (const [address, content] of files) {
    const file = path.join(folder, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return [...files.keys()];
}
