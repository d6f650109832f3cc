import { editionDocuments } from '#content/every-edition.ts';
import type { PageTexts } from '#content/page-schemas.ts';
import type { EditionDocument } from '#content/schemas.ts';
import type { Database, Readable } from '#platform/database/database.server.ts';
import { type Language, languages } from '#platform/languages.ts';
import { findCurrentStudy } from '../../studies/study-of-year-queries.server.ts';
import { editionDocumentName, yearOfDocument } from '../documents/document-shapes.ts';
import { listVersionsWithFiles } from '../documents/edition-file-queries.server.ts';
import { listLiveVersions, listNotes } from '../documents/publication-queries.server.ts';
import { upgraded } from '../documents/upgrade-document.ts';
import { listVersionsById } from '../documents/version-queries.server.ts';
import { builtInTexts, firstVersionsOf } from './built-in-content.server.ts';
import { composeSiteContent } from './compose-site-content.server.ts';
import { contentHash, versionName } from './edition-version.server.ts';
import type { LanguagesOfDocuments, SiteContent } from './site-content.ts';

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

/** Notes of corrections of an edition. */
function correctionsOf(document: string, notes: Awaited<ReturnType<typeof listNotes>>) {
  return notes.flatMap(({ document: of, liveAt, note }) =>
    of === document && liveAt && note ? [{ liveAt: liveAt.toISOString(), note }] : [],
  );
}

/** A document to show instead of its live version. */
interface Previewed {
  document: string;
  content: unknown;
}

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
  previewed?: Previewed,
): Promise<LoadedContent> {
  return db.transaction(
    async (tx) => {
      const live = await listLiveVersions(tx);
      const flagged = await findCurrentStudy(tx);
      const withFiles = await listVersionsWithFiles(tx);
      const stamp = JSON.stringify([live, flagged, withFiles]);
      if (stamp === known?.stamp) return known;
      const notes = await listNotes(tx);
      const ids = live.map(({ versionId }) => versionId);
      const versions = await readVersions(tx, ids, known?.versions);
      const editions: Parameters<typeof composeSiteContent>[0]['editions'][number][] = [];
      const texts: Partial<Record<string, unknown>> = {};
      for (const { document, versionId } of live) {
        const version = versions.get(versionId);
        if (!version || document === previewed?.document) continue;
        if (yearOfDocument(document)) {
          editions.push({
            document: version.content as EditionDocument,
            version: versionName(version.sha256),
            hasStoredFiles: withFiles.includes(versionId),
            corrections: correctionsOf(document, notes),
          });
        } else if (Object.hasOwn(builtInTexts, document)) texts[document] = version.content;
      }
      const year = previewed && yearOfDocument(previewed.document);
      if (year !== undefined) {
        editions.push({
          document: previewed?.content as EditionDocument,
          version: versionName(contentHash(previewed?.content)),
          hasStoredFiles: true,
          corrections: correctionsOf(editionDocumentName(year), notes),
        });
      } else if (previewed) texts[previewed.document] = previewed.content;
      const currentStudy = year === undefined ? (flagged ?? null) : { id: flagged?.id ?? '', year };
      // If a later release wrote all editions, show the built-in ones.
      if (editions.length === 0) editions.push(...firstVersionsOf(editionDocuments));
      const languagesOf: LanguagesOfDocuments = {};
      const parts = { editions, currentStudy, texts: { ...builtInTexts, ...texts } as PageTexts };
      const contents = Object.fromEntries(
        languages.map((language) => [language, composeSiteContent({ ...parts, language, languagesOf })]),
      ) as Record<Language, SiteContent>;
      return { contents, stamp, versions };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
