/**
 * Follows 'A fifth language' of docs/languages.md in a copy of the project, with the English words. Proves that a
 * setting and catalogues are enough.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { routes } from '#app/routes.ts';
import { freshDirectory, root, startBuiltServer } from '../../built-server/built-server.ts';
import { prove, type Report } from '../../built-server/report.ts';

const language = 'rm';
const locale = 'rm-CH';
const parts = [
  ...['app', 'content', 'database', 'domain', 'platform', 'public', 'script', 'server', 'tests'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
];
const copy = path.join(freshDirectory(), 'project');

function run(program: string, ...args: string[]): string {
  const { stdout, stderr, status } = spawnSync(program, args, { cwd: copy, encoding: 'utf8' });
  return status === 0 ? stdout : stdout + stderr;
}

function change(file: string, edit: (source: string) => string): void {
  const source = readFileSync(path.join(copy, file), 'utf8');
  const changed = edit(source);
  if (changed === source) throw new Error(`nothing to add in ${file}`);
  writeFileSync(path.join(copy, file), changed);
}

const addSetting = (source: string) =>
  source
    .replace("'en'] as const", `'en', '${language}'] as const`)
    .replace(/^( {2}en: .*\n)/m, `$1  ${language}: { ownName: 'Ausgedacht', locale: '${locale}' },\n`);

/** Repeats English words under the new language: within a line, as a line, or as an indented block. */
const addCatalogue = (source: string) =>
  source
    .replaceAll(/\ben: ([\w']+|\{[^{}]*\}) \}/g, `en: $1, ${language}: $1 }`)
    .replaceAll(/^( *)en: .*[,;]\n/gm, (line) => line + line.replace('en:', `${language}:`))
    .replaceAll(/^( *)en: [^\n]*[{[(]\n.*?^\1[}\])].*?\n/gms, (block) => block + block.replace('en:', `${language}:`));

/** The files in which the compiler finds something missing. */
function incompleteFiles(): string[] {
  const listed = run(path.join(root, 'node_modules/.bin/tsc'), '--noEmit', '--pretty', 'false');
  return [...new Set([...listed.matchAll(/^([^\s(]+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file))];
}

function proveCataloguesSuffice(report: Report): void {
  change('platform/languages.ts', addSetting);
  const incomplete = incompleteFiles();
  const others = incomplete.filter((file) => !file.endsWith('-words.ts'));
  report.figure('files in which the compiler asks for words', incomplete.length - others.length);
  report.figure('for formats and names', others.join(', '));
  const logic = others.filter((file) => /\.tsx$|-table|-queries|-calls|migrations/.test(file));
  report.none('pages, tables, calls and migrations among them', logic);
  for (const file of incomplete) change(file, addCatalogue);
  report.none('files that are incomplete with these words', incompleteFiles());
  change('content/translations/starter-translations.ts', addCatalogue);
}

async function provePagesAreThere(report: Report, url: string): Promise<void> {
  const read = async (address: string) => {
    const response = await fetch(url + address);
    return { status: response.status, text: await response.text() };
  };
  const pages = routes
    .filter(({ isIndexed }) => isIndexed)
    .map(({ path: page }) => `/${language}${page}`.replace(/\/$/, ''));
  const missing: string[] = [];
  for (const page of pages) {
    const { status, text } = await read(page);
    const picture = /property="og:image" content="[^"]*?(\/assets\/[^"]+)"/.exec(text)?.[1] ?? '';
    const isWhole =
      text.includes(`<html lang="${locale}"`) && text.includes(`hrefLang="${language}"`) && text.includes('Ausgedacht');
    if (status !== 200 || !isWhole || (await fetch(url + picture)).status !== 200) missing.push(page);
  }
  report.none(`of ${pages.length} pages in the fifth language missing`, missing);
  const german = (await read('/')).text;
  report.check('the German page links to the fifth language', german.includes(`href="/${language}"`), '');
  const listed = (await read('/sitemap.xml')).text.match(new RegExp(`<loc>[^<]*/${language}[/<]`, 'g'))?.length ?? 0;
  report.check('addresses of the fifth language in the sitemap', listed > pages.length, listed);
  const table = await read(`/${language}/assets/downloads/datentabellen-2024.csv`);
  report.check('files of the edition in this language', table.status === 200 && table.text.includes(';5.61;'), '');
}

await prove('fifth-language', async (report) => {
  const filter = (file: string) => !/\.test\.tsx?$/.test(file);
  for (const part of parts) cpSync(path.join(root, part), path.join(copy, part), { recursive: true, filter });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  proveCataloguesSuffice(report);
  run(process.execPath, 'script/make-assets/make-assets.ts', 'previews');
  const built = run(process.execPath, 'script/build.ts');
  if (built.includes('rror')) throw new Error(built);
  await using server = await startBuiltServer(freshDirectory(), {}, undefined, copy);
  await provePagesAreThere(report, server.url);
});
