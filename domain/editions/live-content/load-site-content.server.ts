import { editionDocuments } from '#content/every-edition.ts';
import type { PageTexts } from '#content/page-schemas.ts';
import type { EditionDocument } from '#content/schemas.ts';
import type { Database, Readable } from '#platform/database/database.server.ts';
import type { Language } from '#platform/languages.ts';
import type { PublishedVersion } from '../../insights/published-version.ts';
import { findCurrentStudy } from '../../studies/study-of-year-queries.server.ts';
import { yearOfDocument } from '../documents/document-shapes.ts';
import { listVersionsWithFiles } from '../documents/edition-file-queries.server.ts';
import {
  type EditionPublication,
  listEditionPublications,
  listLiveVersions,
} from '../documents/publication-queries.server.ts';
import { translationOf } from '../documents/translation-name.ts';
import { upgraded } from '../documents/upgrade-document.ts';
import { listVersionsById } from '../documents/version-queries.server.ts';
import { builtInTexts, firstVersionsOf } from './built-in-content.server.ts';
import { composeInLanguages, type Parts } from './compose-in-languages.server.ts';
import { contentHash, versionName } from './edition-version.server.ts';
import type { SiteContent } from './site-content.ts';

/** The live content in all languages. */
interface LoadedContent {
  contents: Readonly<Record<Language, SiteContent>>;
  /** Changes whenever the live content does. */
  stamp: string;
  /** Its versions by id; they never change, so each is read once. */
  versions: ReadonlyMap<string, ReadVersion>;
}

/** A version, upgraded to the current schema version. */
interface ReadVersion {
  content: unknown;
  sha256: string;
}

/** The versions of an edition that went live. */
export function versionsOf(document: string, publications: readonly EditionPublication[]): PublishedVersion[] {
  return publications
    .filter((publication) => publication.document === document)
    .map(({ liveAt, number, note, noteTranslations }) => ({
      number,
      liveAt: liveAt.toISOString(),
      note,
      ...(noteTranslations && { noteTranslations }),
    }));
}

/** Contents to show instead of the live ones, by the names of their documents. */
export type Previewed = ReadonlyMap<string, unknown>;

async function readVersions(db: Readable, ids: readonly string[], known: LoadedContent['versions'] = new Map()) {
  const rows = await listVersionsById(
    db,
    ids.filter((id) => !known.has(id)),
  );
  const read = rows.map((row): [string, ReadVersion] => [row.id, { content: upgraded(row), sha256: row.sha256 }]);
  return new Map([...known, ...read].filter(([id]) => ids.includes(id)));
}

/**
 * Reads the live content in one transaction; returns `known` if nothing has changed.
 * @param previewed shown as if it were live; an edition also as if it were current
 */
export async function loadSiteContent(
  db: Database,
  known?: LoadedContent,
  previewed: Previewed = new Map(),
): Promise<LoadedContent> {
  return db.transaction(
    async (tx) => {
      const live = await listLiveVersions(tx);
      const flagged = await findCurrentStudy(tx);
      const withFiles = await listVersionsWithFiles(tx);
      const stamp = JSON.stringify([live, flagged, withFiles]);
      if (stamp === known?.stamp) return known;
      const publications = await listEditionPublications(tx);
      const ids = live.map(({ versionId }) => versionId);
      const versions = await readVersions(tx, ids, known?.versions);
      const editions: Parts['editions'][number][] = [];
      const texts: Partial<Record<string, unknown>> = {};
      const translations = new Map<string, unknown>();
      for (const { document, versionId } of live) {
        const version = versions.get(versionId);
        if (!version || previewed.has(document)) continue;
        if (yearOfDocument(document)) {
          editions.push({
            document: version.content as EditionDocument,
            originalVersion: versionName(version.sha256),
            hasStoredFiles: withFiles.includes(versionId),
            versions: versionsOf(document, publications),
          });
        } else if (Object.hasOwn(builtInTexts, document)) texts[document] = version.content;
        else if (translationOf(document)) translations.set(document, version.content);
      }
      let previewedYear: number | undefined;
      for (const [document, content] of previewed) {
        const year = yearOfDocument(document);
        if (year !== undefined) {
          previewedYear = year;
          const originalVersion = versionName(contentHash(content));
          const published = versionsOf(document, publications);
          const next = { number: (published.at(-1)?.number ?? 0) + 1, liveAt: new Date().toISOString(), note: null };
          const versions = [...published, next];
          editions.push({ document: content as EditionDocument, originalVersion, hasStoredFiles: true, versions });
        } else if (translationOf(document)) translations.set(document, content);
        else texts[document] = content;
      }
      const currentStudy =
        previewedYear === undefined ? (flagged ?? null) : { id: flagged?.id ?? '', year: previewedYear };
      // All stored editions were written by a later release and can't be read.
      if (editions.length === 0) editions.push(...firstVersionsOf(editionDocuments));
      const parts = { editions, currentStudy, texts: { ...builtInTexts, ...texts } as PageTexts };
      return { contents: composeInLanguages(parts, translations), stamp, versions };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
