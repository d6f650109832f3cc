import type { Readable } from '#platform/database/database.server.ts';
import { languageName } from '#platform/language-names.ts';
import type { OtherLanguage } from '#platform/languages.ts';
import { isRefusal, refuse } from '#platform/refusal.ts';
import { editionWithTrends } from '../../insights/figure-trends.ts';
import { hasStudyOfYear } from '../../studies/study-of-year-queries.server.ts';
import { checkCorrection, type EmbedHeight } from '../documents/check-correction.server.ts';
import { checkDocument } from '../documents/check-document.ts';
import { yearOfDocument } from '../documents/document-shapes.ts';
import { contentHash } from '../documents/edition-version.server.ts';
import { errorsOf, type Finding } from '../documents/finding.ts';
import {
  findLastPublished,
  listEditionPublications,
  listPublications,
  timeAfterPublications,
} from '../documents/publication-queries.server.ts';
import { publishedEdition } from '../documents/published-content.ts';
import { translationName } from '../documents/translation-name.ts';
import { nextVersionNumber } from '../documents/version-queries.server.ts';
import { findEditionBefore, listLiveEditions, readInstitution } from '../live-content/find-live-document.server.ts';
import { versionsOf } from '../live-content/load-site-content.server.ts';
import { findUnreadTexts } from '../read-texts/find-unread-texts.server.ts';
import { checkTranslation } from '../translations/check-translation.ts';
import { hashedPlaces } from '../translations/original-hash.server.ts';
import { missingFileFindings } from './check-files.server.ts';
import {
  findDraftToPublish,
  type NewVersion,
  type PublishServices,
  publishVersions,
  refused,
} from './publish-versions.server.ts';
import type { StoreFiles } from './store-files.server.ts';
import { makeMissingFiles } from './store-missing-files.server.ts';

export interface PublishRequest {
  document: string;
  /** Revision of the draft to publish. */
  revision: number;
  /** null for now. */
  at: Date | null;
  /** Whether its edition becomes the current one. */
  makesCurrent: boolean;
  /** Public note, required for a correction. */
  note: string | null;
  /** The note in other languages. */
  noteTranslations: Partial<Record<OtherLanguage, string>> | null;
  /** Published with it, each with the revision of its draft. */
  translations?: readonly { language: OtherLanguage; revision: number }[];
  actor: string;
}

export interface EditionMakers {
  storeFiles: StoreFiles;
  embedHeight: EmbedHeight;
}

/** Findings of a document alone, and as a correction of its published versions. */
export async function findingsOf(
  { db, files }: Pick<PublishServices, 'db' | 'files'>,
  written: { document: string; content: unknown },
  embedHeight: EmbedHeight,
): Promise<Finding[]> {
  const found = checkDocument(written.document, written.content, await findEditionBefore(db, written.document));
  if (found.some(({ level }) => level === 'error')) return found;
  return [
    ...found,
    ...(await missingFileFindings(files, written.content)),
    ...(await checkCorrection(db, written, embedHeight)),
    ...(await findUnreadTexts(db, written)),
  ];
}

/** The drafts of the translations to publish with an original, or the errors in their texts. */
async function findTranslations(db: Readable, { document, at, translations = [] }: PublishRequest, original: unknown) {
  const places = hashedPlaces(document, original);
  const found: NewVersion[] = [];
  for (const { language, revision } of translations) {
    const name = translationName(document, language);
    const content = await findDraftToPublish(db, { document: name, revision, at });
    if (isRefusal(content)) return content;
    const errors = errorsOf(checkTranslation(places, content)).map(({ path, message }) => ({
      path: `translations.${language}.${path}`,
      message,
    }));
    if (errors.length > 0)
      return refuse(400, 'not-ready', `${languageName(language, 'en')} can’t be published yet.`, { errors });
    found.push({ document: name, number: await nextVersionNumber(db, name), content });
  }
  return found;
}

/** The live publication that the same person made of the same content, as when the answer was lost; undefined if there is none. */
async function findSame(
  db: Readable,
  { document, at, makesCurrent, note, actor }: PublishRequest,
  versions: readonly Pick<NewVersion, 'document' | 'content'>[],
) {
  const findOwn = async ({ document: name, content }: Pick<NewVersion, 'document' | 'content'>) => {
    const last = await findLastPublished(db, name);
    return last?.createdBy === actor && last.sha256 === contentHash(content) ? last : undefined;
  };
  const [own, ...translations] = await Promise.all(versions.map(findOwn));
  if (at || !own || own.note !== note || translations.includes(undefined)) return undefined;
  const publications = await listPublications(db, document);
  return publications.find((known) => known.versionId === own.id && known.makesCurrent === makesCurrent);
}

/**
 * Stores the draft as a version with its files, and publishes it now or schedules it. Everything is checked and prepared now,
 * so that a scheduled publication doesn't fail later. A correction of an edition needs a note. The same content is published
 * once.
 */
export async function publishDocument(services: PublishServices, makers: EditionMakers, request: PublishRequest) {
  const { db } = services;
  const { document, makesCurrent, note, noteTranslations, at } = request;
  const content = await findDraftToPublish(db, request);
  if (isRefusal(content)) return content;
  const errors = errorsOf(await findingsOf(services, { document, content }, makers.embedHeight));
  if (errors.length > 0) return refuse(400, 'not-ready', 'This can’t be published yet.', { errors });
  const year = yearOfDocument(document);
  const published = await listPublications(db, document);
  if (year !== undefined && !note && published.some(({ state }) => state === 'live')) {
    return refused('note', 'Say what is corrected: the note is shown on the page.');
  }
  const translations = await findTranslations(db, request, content);
  if (isRefusal(translations)) return translations;
  const earlier = await findSame(db, request, [{ document, content }, ...translations]);
  if (earlier) return earlier;
  if (makesCurrent && !at && year !== undefined && !(await hasStudyOfYear(db, year))) {
    return refused('makesCurrent', `Add a study of ${year} first: it is the one that becomes current.`);
  }
  await makeMissingFiles(services, makers.storeFiles);
  const createdAt = await timeAfterPublications(db);
  const number = await nextVersionNumber(db, document);
  const previous = versionsOf(document, await listEditionPublications(db)).at(-1)?.number;
  const files =
    year === undefined
      ? []
      : await makers.storeFiles({
          edition: editionWithTrends(publishedEdition(document, content), await listLiveEditions(db)),
          publisher: await readInstitution(db),
          published: { number, previous, liveAt: (at ?? new Date()).toISOString(), note },
        });
  return publishVersions(services, request, [
    {
      document,
      number,
      content,
      note,
      noteTranslations,
      makesCurrent: makesCurrent && year !== undefined,
      files,
      createdAt,
    },
    ...translations,
  ]);
}
