import { editionDocuments } from '#content/built-in-editions.ts';
import type { Database, Readable } from '#platform/database/database.server.ts';
import { inSnapshot } from '#platform/database/snapshot.server.ts';
import type { Language } from '#platform/languages.ts';
import type { PublishedVersion } from '../../insights/published-version.ts';
import { findCurrentStudy, findStudyOfYear } from '../../studies/study-of-year-queries.server.ts';
import { yearOfDocument } from '../documents/document-shapes.ts';
import { listVersionsWithFiles } from '../documents/edition-file-queries.server.ts';
import { contentHash, versionName } from '../documents/edition-version.server.ts';
import {
  type EditionPublication,
  listEditionPublications,
  listLiveVersions,
} from '../documents/publication-queries.server.ts';
import { upgraded } from '../documents/upgrade-document.ts';
import { listVersionsById } from '../documents/version-queries.server.ts';
import { firstVersionsOf } from './built-in-content.server.ts';
import { composeInLanguages, sortDocuments } from './compose-in-languages.server.ts';
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
  name: string;
}

/** The versions of an edition that went live. */
export function versionsOf(document: string, publications: readonly EditionPublication[]): PublishedVersion[] {
  return publications
    .filter((publication) => publication.document === document)
    .map(({ liveAt, number, note, noteTranslations }, index, all) => ({
      number,
      previous: all[index - 1]?.number,
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
  const read = rows.map((row): [string, ReadVersion] => [row.id, { content: upgraded(row), name: row.name }]);
  return new Map([...known, ...read].filter(([id]) => ids.includes(id)));
}

/** What was loaded last, because composing takes far longer than reading whether anything has changed. */
const lastLoaded = new WeakMap<Database, LoadedContent>();

/**
 * Reads the live content in one transaction; returns the same object as before if nothing has changed.
 * @param previewed shown as if it were live; an edition also as if it were current
 */
export async function loadSiteContent(db: Database, previewed: Previewed = new Map()): Promise<LoadedContent> {
  const known = lastLoaded.get(db);
  return inSnapshot(db, async (tx) => {
    const live = await listLiveVersions(tx);
    const flagged = await findCurrentStudy(tx);
    const withFiles = await listVersionsWithFiles(tx);
    const stamp = JSON.stringify([live, flagged, withFiles]);
    if (stamp === known?.stamp && previewed.size === 0) return known;
    const publications = await listEditionPublications(tx);
    const ids = live.map(({ versionId }) => versionId);
    const versions = await readVersions(tx, ids, known?.versions);
    const shown = live.flatMap(({ document, versionId }) => {
      const version = versions.get(versionId);
      if (!version || previewed.has(document)) return [];
      const hasStoredFiles = withFiles.includes(versionId);
      return [{ document, ...version, hasStoredFiles, versions: versionsOf(document, publications) }];
    });
    for (const [document, content] of previewed) {
      const published = versionsOf(document, publications);
      const previous = published.at(-1)?.number;
      const next = { number: (previous ?? 0) + 1, previous, liveAt: new Date().toISOString(), note: null };
      const name = versionName(contentHash(content));
      shown.push({ document, content, name, hasStoredFiles: true, versions: [...published, next] });
    }
    const { editions, texts, translations } = sortDocuments(shown);
    // All stored editions were written by a later release and can't be read.
    if (editions.length === 0) editions.push(...firstVersionsOf(editionDocuments));
    const year = [...previewed.keys()].map(yearOfDocument).findLast((previewedYear) => previewedYear !== undefined);
    const currentStudy = year === undefined ? flagged : { year, id: (await findStudyOfYear(tx, year))?.id };
    const contents = composeInLanguages({ editions, texts, currentStudy }, translations);
    const loaded = { contents, stamp, versions };
    if (previewed.size === 0) lastLoaded.set(db, loaded);
    return loaded;
  });
}
