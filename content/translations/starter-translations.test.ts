import { expect, test } from 'vitest';
import { editionDocuments } from '#content/built-in-editions.ts';
import { builtInTexts } from '#domain/editions/live-content/built-in-content.server.ts';
import { checkTranslation } from '#domain/editions/translations/check-translation.ts';
import { hashedPlaces } from '#domain/editions/translations/original-hash.server.ts';
import { starterTranslationsOf } from '#domain/editions/translations/starter-translations.server.ts';
import { languages } from '#platform/languages.ts';

const documents: [string, unknown][] = [
  ...editionDocuments.map((document): [string, unknown] => [`edition-${document.facts.year}`, document]),
  ...Object.entries(builtInTexts),
];
const translations = starterTranslationsOf(documents);

test('every starter document is translated into every other language', () => {
  expect(translations.size).toBe(documents.length * (languages.length - 1));
});

test.each([...translations])('%s has every text of its original and no other, with nothing to fix', (name, content) => {
  const [document = ''] = name.split('.');
  const places = hashedPlaces(document, new Map(documents).get(document));
  expect(checkTranslation(places, content)).toEqual([]);
  expect(Object.keys(content.texts).sort()).toEqual(places.map(({ id }) => id).sort());
});
