import { placedTexts, starterTranslations } from '#content/translations/starter-translations.ts';
import { otherLanguages } from '#platform/languages.ts';
import type { TranslationContent } from '../documents/translation-content.ts';
import { translationName } from '../documents/translation-name.ts';
import { originalHash } from './original-hash.server.ts';
import { textPlaces } from './text-places.ts';

/**
 * The translations that came with the site, by their names.
 * @param originals the starter's German documents, by their names: the texts from which these were translated
 */
export function starterTranslationsOf(originals: Iterable<[document: string, content: unknown]>) {
  return new Map(
    [...originals].flatMap(([document, original]) => {
      const hashes = new Map(textPlaces(document, original).map(({ id, original }) => [id, originalHash(original)]));
      return otherLanguages.flatMap((language): [string, TranslationContent][] => {
        const nested = starterTranslations[language]?.[document];
        if (!nested) return [];
        const texts = placedTexts(nested).map(([id, text]) => [id, { text, originalHash: hashes.get(id) ?? '' }]);
        return [[translationName(document, language), { texts: Object.fromEntries(texts) }]];
      });
    }),
  );
}
