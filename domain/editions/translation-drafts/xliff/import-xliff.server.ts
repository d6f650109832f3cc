import { languageName } from '#platform/language-names.ts';
import { isLanguage, originalLanguage } from '#platform/languages.ts';
import { isRefusal, type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { englishDocumentTitle } from '../../documents/document-titles.ts';
import type { StoredTranslation, TranslationContent } from '../../documents/translation-content.ts';
import type { TranslationOf } from '../../documents/translation-name.ts';
import { originalHash } from '../../translations/original-hash.server.ts';
import type { HashedPlace } from '../../translations/text-state.ts';
import { readTranslation } from '../read-translation.server.ts';
import { saveTranslation } from '../save-translation.server.ts';
import { readXliff, XliffProblem, type XliffUnit } from './read-xliff.ts';

const isDone = ({ segments }: XliffUnit) => segments.every(({ state }) => state !== 'initial');

/** The text of a unit, as a string or a list like its original. */
function textOf(place: HashedPlace, { segments }: XliffUnit, side: 'source' | 'target'): StoredTranslation['text'] {
  const parts = segments.map((segment) => segment[side]);
  return typeof place.original === 'string' ? parts.join('') : parts;
}

/** Merges the texts of a file into a translation; also returns the ids of texts whose original has changed. */
export function mergeXliff(places: readonly HashedPlace[], { texts }: TranslationContent, units: readonly XliffUnit[]) {
  const merged = { ...texts };
  const outdated: string[] = [];
  let taken = 0;
  for (const unit of units) {
    const place = places.find(({ id }) => id === unit.id);
    if (!place || originalHash(textOf(place, unit, 'source')) !== place.hash) {
      outdated.push(unit.id);
      continue;
    }
    if (unit.segments.some(({ target }) => target.trim() === '')) continue;
    const text = textOf(place, unit, 'target');
    const before = texts[place.id];
    const isSame = JSON.stringify(before?.text) === JSON.stringify(text);
    if (isSame && (before?.originalHash === place.hash || !isDone(unit))) continue;
    merged[place.id] = { text, originalHash: place.hash };
    taken += 1;
  }
  return { content: { texts: merged }, taken, outdated };
}

/** 'French' for fr-FR; the tag itself for a language that the site doesn't have. */
function nameOfTag(tag: string): string {
  const [language] = tag.split('-');
  return isLanguage(language) ? languageName(language, 'en') : tag;
}

interface ImportedXliff extends TranslationOf {
  bytes: Uint8Array;
  /** Expected revision of the draft; undefined for the current one. */
  revision: number | undefined;
  actor: string;
}

/**
 * Imports the texts of a file into the draft of a translation. A file that is broken or of another document is refused as a
 * whole.
 */
export async function importXliff(
  services: Pick<Services, 'db'>,
  { document, language, bytes, revision: wantedRevision, actor }: ImportedXliff,
): Promise<{ revision: number; taken: number; outdated: string[] } | Refusal> {
  const refused = (message: string) => refuse(400, 'refused-file', message, { errors: [{ path: 'file', message }] });
  const known = await readTranslation(services, { document, language });
  if (isRefusal(known)) return known;
  try {
    const file = readXliff(bytes);
    if (file.original !== document) {
      const [actual, wanted] = [file.original, document].map(englishDocumentTitle);
      return refused(`This file is of «${actual}», not of «${wanted}».`);
    }
    const source = nameOfTag(file.sourceLanguage);
    const original = nameOfTag(originalLanguage);
    if (source !== '' && source !== original)
      return refused(`This file translates from ${source}, not from ${original}.`);
    const target = nameOfTag(file.targetLanguage);
    const wanted = nameOfTag(language);
    if (target !== wanted)
      return refused(`This file is a translation into ${target || 'no language'}, not into ${wanted}.`);
    const { content, taken, outdated } = mergeXliff(known.places, known.content, file.units);
    const revision = wantedRevision ?? known.revision;
    if (taken === 0 && revision === known.revision) return { revision, taken, outdated };
    const saved = await saveTranslation(services, { document, language, revision, content, actor });
    return isRefusal(saved) ? saved : { revision: saved.revision, taken, outdated };
  } catch (error) {
    if (error instanceof XliffProblem) return refused(error.message);
    throw error;
  }
}
