import { LRUCache } from 'lru-cache';
import type { Readable } from '#platform/database/database.server.ts';
import type { OtherLanguage } from '#platform/languages.ts';
import { editionWithTrends } from '../../insights/figure-trends.ts';
import { editionDocumentName } from '../documents/document-shapes.ts';
import { translatedVersionName } from '../documents/edition-version.server.ts';
import { type LiveSpan, listEditionPublications, listLiveSpans } from '../documents/publication-queries.server.ts';
import { publishedEdition } from '../documents/published-content.ts';
import { translatedTexts } from '../documents/translation-content.ts';
import { translationName } from '../documents/translation-name.ts';
import { upgraded } from '../documents/upgrade-document.ts';
import { findVersion } from '../documents/version-queries.server.ts';
import { listLiveEditions } from '../live-content/find-live-document.server.ts';
import { versionsOf } from '../live-content/load-site-content.server.ts';
import { isComplete } from '../translations/check-translation.ts';
import { hashedPlaces } from '../translations/original-hash.server.ts';
import { translatedDocument } from '../translations/translated-document.ts';

export interface TranslatedVersion {
  language: OtherLanguage;
  year: number;
  /** Identifies the edition's content in this language (LiveEdition.version). */
  version: string;
}

/** Names of versions in other languages by the ids of original and translation; neither ever changes. */
const names = new LRUCache<string, string>({ max: 2_000 });

async function nameOf(db: Readable, original: LiveSpan, translation: LiveSpan): Promise<string | undefined> {
  const key = `${original.versionId} ${translation.versionId}`;
  const known = names.get(key);
  if (known) return known;
  const version = await findVersion(db, translation.versionId);
  if (!version) return undefined;
  const name = translatedVersionName(original.name, upgraded(version));
  names.set(key, name);
  return name;
}

const overlap = (one: LiveSpan, other: LiveSpan): boolean =>
  (!one.until || one.until > other.from) && (!other.until || other.until > one.from);

/**
 * An edition in another language as it was published at any time, by the name of its version; undefined if no original and
 * translation that were live together have this name.
 */
export async function findTranslatedEdition(db: Readable, { language, year, version }: TranslatedVersion) {
  const document = editionDocumentName(year);
  const originals = await listLiveSpans(db, document);
  const translations = await listLiveSpans(db, translationName(document, language));
  for (const original of originals) {
    for (const translation of translations) {
      if (!overlap(original, translation) || (await nameOf(db, original, translation)) !== version) continue;
      const [stored, translated] = [
        await findVersion(db, original.versionId),
        await findVersion(db, translation.versionId),
      ];
      if (!stored || !translated) return undefined;
      const content = publishedEdition(document, upgraded(stored));
      const translatedContent = { texts: translatedTexts(upgraded(translated)) };
      if (!isComplete(hashedPlaces(document, content), translatedContent)) return undefined;
      const inLanguage = translatedDocument(document, content, translatedContent);
      const edition = editionWithTrends(inLanguage, await listLiveEditions(db), language);
      const versions = versionsOf(document, await listEditionPublications(db));
      const published = versions.find(({ number }) => number === stored.number);
      return { edition, published, originalVersion: original.name };
    }
  }
  return undefined;
}
