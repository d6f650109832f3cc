import { editionDocuments } from '#content/every-edition.ts';
import type { PageTexts } from '#content/page-schemas.ts';
import type { EditionDocument } from '#content/schemas.ts';
import type { Database, Readable } from '#platform/database/database.server.ts';
import { type Language, languages } from '#platform/languages.ts';
import { findCurrentStudy } from '../../studies/study-of-year-queries.server.ts';
import { editionDocumentName, yearOfDocument } from '../documents/document-shapes.ts';
import { lifted } from '../documents/lift-document.ts';
import { listVersionsById } from '../documents/version-queries.server.ts';
import { listVersionsWithFiles } from '../publication/edition-file-queries.server.ts';
import { listLiveVersions, listNotes } from '../publication/publication-queries.server.ts';
import { builtInTexts, firstVersionsOf } from './built-in-content.server.ts';
import { composeSiteContent } from './compose-site-content.server.ts';
import { contentHash, versionName } from './edition-version.server.ts';
import type { LanguagesOfDocuments, SiteContent } from './site-content.ts';

/** Everything that is live, and what tells it from what was live before. */
interface LoadedContent {
  contents: Readonly<Record<Language, SiteContent>>;
  stamp: string;
  /** The versions that it was made of, by their ids: they never change, and are read once. */
  versions: ReadonlyMap<string, ReadVersion>;
}

/** A version in the shape of today. */
interface ReadVersion {
  content: unknown;
  sha256: string;
}

/** What was corrected in an edition since it was published. */
function correctionsOf(document: string, notes: Awaited<ReturnType<typeof listNotes>>) {
  return notes.flatMap(({ document: of, liveAt, note }) =>
    of === document && liveAt && note ? [{ liveAt: liveAt.toISOString(), note }] : [],
  );
}

/** Something that isn't live, and is shown in its place. */
interface Previewed {
  document: string;
  content: unknown;
}

async function readVersions(db: Readable, ids: readonly string[], known: LoadedContent['versions'] = new Map()) {
  const rows = await listVersionsById(
    db,
    ids.filter((id) => !known.has(id)),
  );
  const read = rows.map((row): [string, ReadVersion] => [row.id, { content: lifted(row), sha256: row.sha256 }]);
  return new Map([...known, ...read].filter(([id]) => ids.includes(id)));
}

/**
 * Reads what is live, in one transaction; gives `known` back when nothing has changed since.
 * @param previewed shown as if it were live; an edition as the current one
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
      // A later release may have written all of them: then the site begins anew with those that it came with.
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
