import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReadBuiltEdition } from '#domain/editions/publication/store-missing-files.server.ts';
import { readFileAddress } from '#domain/insights/insight-files.ts';

/** Files of an edition that a build wrote below a folder, by their address without a version. */
function readEdition(folder: string, year: number, version: string): Map<string, Uint8Array> | undefined {
  const insights = `/assets/insights/${year}`;
  const downloads = '/assets/downloads';
  if (!existsSync(path.join(folder, insights, version))) return undefined;
  const isCompressedForm = (name: string) => /\.(br|gz)$/.test(name);
  const files = new Map<string, Uint8Array>();
  for (const name of readdirSync(path.join(folder, insights, version))) {
    if (!isCompressedForm(name))
      files.set(`${insights}/${name}`, readFileSync(path.join(folder, insights, version, name)));
  }
  for (const name of readdirSync(path.join(folder, downloads))) {
    if (readFileAddress(`${downloads}/${name}`)?.year === year)
      files.set(`${downloads}/${name}`, readFileSync(path.join(folder, downloads, name)));
  }
  return files;
}

const earlierFolder = (clientDir: string, year: number | string, version: string) =>
  path.join(clientDir, '../earlier-editions', `${year}-${version}`);

/** Copies files of editions before they are built again, because earlier releases served them without storing them. */
export function keepEarlierEditions(clientDir: string): void {
  const insights = 'assets/insights';
  if (!existsSync(path.join(clientDir, insights))) return;
  for (const name of readdirSync(path.join(clientDir, insights), { recursive: true, encoding: 'utf8' })) {
    const [, year, version] = /^(\d{4})\/([0-9a-f]{16})$/.exec(name) ?? [];
    const kept = year && version && earlierFolder(clientDir, year, version);
    if (!kept || existsSync(path.join(kept, insights, name))) continue;
    cpSync(path.join(clientDir, 'assets/downloads'), path.join(kept, 'assets/downloads'), { recursive: true });
    cpSync(path.join(clientDir, insights, name), path.join(kept, insights, name), { recursive: true });
  }
}

/** The files of editions from builds; an edition that an earlier release served keeps that release's files. */
export function createBuiltEditions(clientDir: string): ReadBuiltEdition {
  return ({ year, version, isNew }) => {
    const earlier = isNew ? undefined : readEdition(earlierFolder(clientDir, year, version), year, version);
    return earlier ?? readEdition(clientDir, year, version);
  };
}
