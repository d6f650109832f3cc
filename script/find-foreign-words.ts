import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { otherLanguages } from '../platform/languages.ts';
import { everyWords, leaves } from '../tests/languages/every-words.ts';

/** Finds words of other languages than German in the browser's code, where islands get their words by props. */
export async function findForeignWords(clientDir: string): Promise<string[]> {
  const code = globSync('**/*.js', { cwd: clientDir }).map((file) => readFileSync(path.join(clientDir, file), 'utf8'));
  const words = (await everyWords()).flatMap(({ words }) =>
    otherLanguages.flatMap((language) => leaves(words(language))),
  );
  const accented = words.filter((text) => /[àâçéèêîôùòìÀÉÈ’]/.test(text) && text.length > 8);
  if (accented.length < 300) throw new Error('the words of other languages were not found');
  return accented.filter((text) => code.some((source) => source.includes(text)));
}
