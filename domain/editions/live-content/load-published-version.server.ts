import type { Database } from '#platform/database/database.server.ts';
import { inSnapshot } from '#platform/database/snapshot.server.ts';
import { inEachLanguage, type Language } from '#platform/languages.ts';
import { editionDocumentName } from '../documents/document-shapes.ts';
import { listVersionsWithFiles } from '../documents/edition-file-queries.server.ts';
import { type EditionPublication, listEditionPublications } from '../documents/publication-queries.server.ts';
import { upgraded } from '../documents/upgrade-document.ts';
import { listVersionsById } from '../documents/version-queries.server.ts';
import { composeInLanguages, sortDocuments } from './compose-in-languages.server.ts';
import { versionsOf } from './load-site-content.server.ts';
import { findEdition, type LiveEdition, type SiteContent } from './site-content.ts';

/** A version of an edition in one language, and the languages in which it is published. */
type VersionInLanguage = { live: LiveEdition } & Pick<SiteContent, 'languagesOf'>;

/** A version of an edition in all languages. */
export type LoadedVersion = Readonly<Record<Language, VersionInLanguage>>;

/** The publications shown until a version's successor went live; the live ones if it has none. */
function shownWith(document: string, number: number, publications: readonly EditionPublication[]) {
  const own = publications.filter((publication) => publication.document === document);
  const index = own.findIndex((publication) => publication.number === number);
  if (index < 0) return undefined;
  const until = own[index + 1]?.liveAt;
  const shown = publications.filter(({ liveAt }) => !until || liveAt < until);
  return new Map(shown.map((publication) => [publication.document, publication]));
}

/**
 * Loads a version of an edition as it was last shown, with its translations, the heading of /insights and the trends of that
 * time: later publications never change it. Undefined if it was never live.
 */
export async function loadPublishedVersion(
  db: Database,
  { year, number }: { year: number; number: number },
): Promise<LoadedVersion | undefined> {
  return inSnapshot(db, async (tx) => {
    const document = editionDocumentName(year);
    const publications = await listEditionPublications(tx);
    const shown = shownWith(document, number, publications);
    if (!shown) return undefined;
    const withFiles = await listVersionsWithFiles(tx);
    const stored = await listVersionsById(
      tx,
      [...shown.values()].map(({ versionId }) => versionId),
    );
    const { translations, ...parts } = sortDocuments(
      stored.map((version) => {
        const { id, document, name } = version;
        const until = shown.get(document)?.number ?? 0;
        const versions = versionsOf(document, publications).filter((published) => published.number <= until);
        return { document, content: upgraded(version), name, hasStoredFiles: withFiles.includes(id), versions };
      }),
    );
    const contents = composeInLanguages({ ...parts, currentStudy: null }, translations);
    return inEachLanguage((language) => {
      const content = contents[language];
      return { languagesOf: content.languagesOf, live: findEdition(content, String(year)) as LiveEdition };
    });
  });
}

/** The live content, with another version of one edition. */
export function withVersion(content: SiteContent, { live, languagesOf }: VersionInLanguage): SiteContent {
  const { year } = live.edition.facts;
  const versioned = [editionDocumentName(year), 'insights'];
  return {
    ...content,
    liveLanguagesOf: content.languagesOf,
    languagesOf: {
      ...content.languagesOf,
      ...Object.fromEntries(
        Object.entries(languagesOf).filter(([name]) => versioned.includes(name.split('#')[0] ?? '')),
      ),
    },
    editions: content.editions.map((edition) => (edition.edition.facts.year === year ? live : edition)),
  };
}
