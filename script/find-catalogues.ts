import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages, type OtherLanguage, originalLanguage } from '../platform/languages.ts';

const leaves = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [];
};

/** Finds words of other languages than German in the browser's code, where islands get their words by props. */
export async function findCatalogues(root: string, clientDir: string): Promise<string[]> {
  const code = globSync('**/*.js', { cwd: clientDir }).map((file) => readFileSync(path.join(clientDir, file), 'utf8'));
  const files = globSync('{app,domain}/**/*-words.ts', { cwd: root });
  const modules = await Promise.all(files.map((file) => import(path.join(root, file))));
  type Catalogue = (language: OtherLanguage) => unknown;
  const catalogues = modules
    .flatMap((module) => Object.values(module))
    .filter((value): value is Catalogue => typeof value === 'function' && value.length === 1);
  const others = languages.filter((language) => language !== originalLanguage);
  const words = catalogues.flatMap((catalogue) => others.flatMap((language) => leaves(catalogue(language))));
  const telling = words.filter((text) => /[àâçéèêîôùòìÀÉÈ’]/.test(text) && text.length > 8);
  if (telling.length < 300) throw new Error('the words of other languages were not found');
  return telling.filter((text) => code.some((source) => source.includes(text)));
}
