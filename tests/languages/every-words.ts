import { globSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '#platform/languages.ts';

const root = path.join(import.meta.dirname, '../..');

/** The words of every file of words in every language. */
export async function everyWords(): Promise<{ file: string; words: (language: Language) => unknown }[]> {
  const files = globSync('{app,domain,server}/**/*-words.ts', { cwd: root });
  const modules = await Promise.all(
    files.map(async (file) => ({ file, exported: Object.values<unknown>(await import(path.join(root, file))) })),
  );
  const isWords = (value: unknown): value is (language: Language) => unknown =>
    typeof value === 'function' && value.length === 1;
  return modules.flatMap(({ file, exported }) => exported.filter(isWords).map((words) => ({ file, words })));
}

/** All texts in a value. */
export function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [];
}
