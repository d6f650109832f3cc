/**
 * Compares the JavaScript of each public page of the built server, in bytes as sent (brotli), with two budgets: one for
 * the scripts that come with the page, one for all scripts once every island of the page is hydrated.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { routes } from '../app/routes.ts';
import { languages, localPath } from '../platform/languages.ts';
import { readBuiltFiles } from '../server/files/build-manifest.ts';
import { startBuiltServer } from '../tests/built-server/built-server.ts';
import { installedDirectory } from '../tests/built-server/installed-directory.ts';
import { findForeignWords } from './find-foreign-words.ts';

const ownScriptBudget = 3_000;
const allIslandsBudget = 80_000;
const clientDir = path.join(import.meta.dirname, '../dist/client');
const { document, modulesOf } = readBuiltFiles(clientDir);
const manifest = JSON.parse(readFileSync(path.join(clientDir, '.vite/manifest.json'), 'utf8'));
/** The key of an island's chunk in the manifest. */
const chunkOf = (island: string): string =>
  manifest['app/islands-client.ts'].dynamicImports.find((key: string) => manifest[key].name === island);
const size = (address: string) => readFileSync(path.join(clientDir, `${address}.br`)).length;
const sum = (addresses: Iterable<string>) => [...addresses].reduce((total, address) => total + size(address), 0);

const ownScript = sum(modulesOf('app/islands-client.ts'));
let tooHeavy = 0;
await using ours = await startBuiltServer(await installedDirectory());
const pages = routes.filter(({ hasFrame }) => hasFrame);
const addresses = languages.flatMap((language) => pages.map(({ path: page }) => localPath(language, page)));
for (const address of addresses) {
  const html = await (await fetch(`${ours.url}${address}`)).text();
  const names = new Set([...html.matchAll(/ data-island="([\w-]+)"/g)].map(([, name]) => name ?? ''));
  const hydrated = sum(
    new Set(['app/islands-client.ts', 'app/hydrate-island.tsx', ...[...names].map(chunkOf)].flatMap(modulesOf)),
  );
  const isOver = ownScript > ownScriptBudget || hydrated > allIslandsBudget;
  if (isOver) tooHeavy += 1;
  process.stdout.write(
    `${address.padEnd(20)} script ${String(ownScript).padStart(5)}  all islands hydrated ${String(hydrated).padStart(6)}  style ${sum(document.styles)}  ${isOver ? 'over the budget' : ''}\n`,
  );
}
const foreignWords = await findForeignWords(clientDir);
for (const text of foreignWords) process.stdout.write(`the browser's code has words of another language: ${text}\n`);
process.exitCode = tooHeavy === 0 && foreignWords.length === 0 ? 0 : 1;
