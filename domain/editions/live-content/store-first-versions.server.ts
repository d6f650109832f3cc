import { editionDocuments } from '#content/built-in-editions.ts';
import { institution as firstInstitution } from '#content/institution.ts';
import type { Database, Readable, Transaction } from '#platform/database/database.server.ts';
import { currentSchemaVersion, editionDocumentName } from '../documents/document-shapes.ts';
import { findDraft, listDocuments, writeDraft } from '../documents/draft-queries.server.ts';
import { contentHash } from '../documents/edition-version.server.ts';
import {
  findLastPublished,
  insertPublication,
  listPublications,
  lockContentDocuments,
} from '../documents/publication-queries.server.ts';
import { translationOf } from '../documents/translation-name.ts';
import { formerTexts, type StoredContent } from '../documents/upgrade-document.ts';
import { type FormerTexts, institutionOf } from '../documents/upgrade-institution.ts';
import { findVersion, insertVersion, listPublishedDocuments } from '../documents/version-queries.server.ts';
import { checkTranslation } from '../translations/check-translation.ts';
import { readLivePlaces } from '../translations/live-places.server.ts';
import { starterTranslationsOf } from '../translations/starter-translations.server.ts';
import { builtInTexts } from './built-in-content.server.ts';

/** First versions by document name, from content/. */
const firstVersions = new Map<string, unknown>([
  ...editionDocuments.map((document): [string, unknown] => [editionDocumentName(document.facts.year), document]),
  ...Object.entries(builtInTexts),
]);

const firstTranslations = starterTranslationsOf(firstVersions);

/** The institution's texts in a database of an earlier release: live ones, and those drafted or scheduled. */
async function readFormerTexts(tx: Transaction): Promise<{ live: FormerTexts; drafted: FormerTexts }> {
  const live: FormerTexts = {};
  const drafted: FormerTexts = {};
  for (const document of ['frame', 'legal', 'media'] as const) {
    const scheduled = (await listPublications(tx, document)).find(({ state }) => state === 'scheduled');
    const add = (texts: FormerTexts, stored: StoredContent | undefined) =>
      Object.assign(texts, { [document]: (stored && formerTexts(stored)) ?? texts[document] });
    add(live, await findLastPublished(tx, document));
    Object.assign(drafted, { [document]: live[document] });
    add(drafted, scheduled && (await findVersion(tx, scheduled.versionId)));
    add(drafted, await findDraft(tx, document));
  }
  return { live, drafted };
}

/** Creates the institution from the texts of an earlier release; unpublished changes become its draft. */
async function createInstitution(tx: Transaction): Promise<unknown> {
  const document = 'institution';
  const { live, drafted } = await readFormerTexts(tx);
  const content = institutionOf(live, firstInstitution);
  const draft = institutionOf(drafted, firstInstitution);
  if (contentHash(draft) !== contentHash(content)) {
    await writeDraft(tx, { document, revision: 1, schemaVersion: currentSchemaVersion, content: draft });
  }
  return content;
}

async function storeAsLive(tx: Transaction, document: string, content: unknown): Promise<void> {
  const { id } = await insertVersion(tx, {
    document,
    content,
    schemaVersion: currentSchemaVersion,
    sha256: contentHash(content),
    createdBy: 'site',
  });
  const now = new Date();
  const publication = { document, versionId: id, makesCurrent: false, dueAt: now, liveAt: now } as const;
  await insertPublication(tx, { ...publication, state: 'live' });
}

/** Publishes a starter translation if every text fits the live original; else it becomes a draft for the office to review. */
async function storeTranslation(tx: Transaction, name: string, content: unknown): Promise<void> {
  const places = await readLivePlaces(tx, translationOf(name)?.document ?? name);
  if (places && checkTranslation(places, content).length === 0) await storeAsLive(tx, name, content);
  else await writeDraft(tx, { document: name, revision: 1, schemaVersion: currentSchemaVersion, content });
}

/** Those of the first versions that the database lacks; a translation may be there as a draft. */
async function listMissing(db: Readable, first: ReadonlyMap<string, unknown>): Promise<[string, unknown][]> {
  const known = (await listDocuments(db)).map(({ document }) => document);
  const published = await listPublishedDocuments(db);
  return [...first].filter(([name]) => !published.includes(name) && !(translationOf(name) && known.includes(name)));
}

/** Stores and publishes the first version of every document and translation that has none. @returns the names of these documents */
export async function storeFirstVersions(db: Database): Promise<string[]> {
  if ((await listMissing(db, new Map([...firstVersions, ...firstTranslations]))).length === 0) return [];
  return db.transaction(async (tx) => {
    await lockContentDocuments(tx);
    const missing = await listMissing(tx, firstVersions);
    for (const [document, first] of missing) {
      await storeAsLive(tx, document, document === 'institution' ? await createInstitution(tx) : first);
    }
    for (const [name, first] of await listMissing(tx, firstTranslations)) await storeTranslation(tx, name, first);
    return missing.map(([document]) => document);
  });
}
