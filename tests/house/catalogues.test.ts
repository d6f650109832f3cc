import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { recordTexts } from '#content/translations/record-translations.ts';
import { starterTranslations } from '#content/translations/starter-translations.ts';
import { languages, type OtherLanguage, otherLanguages } from '#platform/languages.ts';
import { everyWords } from '../languages/every-words.ts';

const root = path.join(import.meta.dirname, '../..');
const sources = globSync('{app,content,domain,platform,server}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !file.includes('.test.'),
);
const isWords = (file: string) => file.endsWith('-words.ts');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const code = sources
  .filter((file) => !isWords(file))
  .map(read)
  .join('\n');
const allWords = await everyWords();

/** All words with their names. */
function namedWords(value: unknown): [name: string, word: unknown][] {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [[name, inner] as [string, unknown], ...namedWords(inner)]);
}

/** Whether a file uses a word by its name, or a translated message by its German text. */
function isUsed(name: string, word: unknown, file: string): boolean {
  if (!/^[a-z]\w*$/i.test(name) || new RegExp(`[.'"{ ]${name}\\b(?!:)`).test(code)) return true;
  if (new RegExp(`\\.${name}\\b`).test(read(file))) return true;
  return typeof word === 'string' && code.includes(word.split('{')[0] ?? word);
}

test('every word is used', () => {
  expect(allWords.length).toBeGreaterThan(30);
  const unused = allWords.flatMap(({ file, words }) =>
    namedWords(words('de'))
      .filter(([name, word]) => !isUsed(name, word, file))
      .map(([name]) => `${file}: ${name}`),
  );
  expect(unused).toEqual([]);
});

/** Placeholders of each word, in order of their names. */
const placeholders = (value: unknown): unknown => {
  if (typeof value === 'string') return [...value.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
  if (value === null || typeof value !== 'object') return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, placeholders(inner)]));
};

test('every language fills the same placeholders', () => {
  for (const { file, words } of allWords) {
    for (const language of languages.slice(1)) {
      // A form holds the German messages that it translates.
      const { messages: _, ...german } = placeholders(words('de')) as Record<string, unknown>;
      const { messages: __, ...other } = placeholders(words(language)) as Record<string, unknown>;
      expect(other, `${file} in ${language}`).toEqual(german);
    }
  }
});

test('no word is written with ß, which Switzerland does not use', () => {
  const quoted = 'Unternehmensgröße';
  for (const { file, words } of allWords) {
    for (const language of languages) {
      expect(JSON.stringify(words(language)).replaceAll(quoted, ''), file).not.toContain('ß');
    }
  }
});

/** All texts of a value; functions are called with letters. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    try {
      return textsIn(value(...Array.from({ length: value.length }, () => 'X')));
    } catch {
      // It takes other arguments than texts.
      return [];
    }
  }
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

/** Spellings that Swiss official publications avoid (docs/terms.md). */
const misprints: Record<OtherLanguage, RegExp> = {
  fr: /\p{L}'\p{L}|\.\.\.|"|«\s|\s»|[^\u202f\d\s][;?!%](?=\s|$)|[^\u202f]:(?=\s|$)|[ \u00a0][:;?!%]/u,
  it: /\p{L}'\p{L}|\.\.\.|"|«\s|\s»|\s[:;?!%]/u,
  en: /\p{L}'\p{L}|\.\.\.|"|«|\s[:;?!%]/u,
};

test.each(otherLanguages)('words and translations in %s keep its typography', (language) => {
  const texts = [
    ...allWords.flatMap(({ words }) => textsIn(words(language))),
    ...textsIn(starterTranslations[language]),
    ...textsIn(recordTexts[language]),
  ];
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => misprints[language].test(text))).toEqual([]);
});
