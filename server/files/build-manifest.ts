import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltFiles } from '#app/entry-server.tsx';

type ManifestChunk = { file: string; imports?: string[]; css?: string[]; assets?: string[] };
type Manifest = Record<string, ManifestChunk>;

const entry = 'app/islands-client.ts';

/**
 * Reads from the build's manifest which built files documents refer to.
 * @param clientDir where Vite wrote the browser's files
 */
export function readBuiltFiles(clientDir: string): BuiltFiles {
  const manifest = JSON.parse(readFileSync(path.join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const chunk = (key: string): ManifestChunk => {
    const found = manifest[key];
    if (!found) throw new Error(`${key} is not in the build's manifest`);
    return found;
  };
  const url = (name: string) => `/${name}`;
  const withImports = (key: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const imported of chunk(key).imports ?? []) withImports(imported, seen);
    return seen;
  };
  const font = Object.values(manifest)
    .flatMap(({ assets }) => assets ?? [])
    .find((file) => file.endsWith('.woff2'));
  return {
    document: {
      script: url(chunk(entry).file),
      styles: (chunk(entry).css ?? []).map(url),
      font: font ? url(font) : null,
    },
    modulesOf: (file) => [...new Set([...withImports(file)].map((key) => url(chunk(key).file)))],
  };
}
