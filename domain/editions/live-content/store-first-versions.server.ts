import { editionDocuments } from '#content/every-edition.ts';
import { institution as firstInstitution } from '#content/institution.ts';
import type { Database, Readable, Transaction } from '#platform/database/database.server.ts';
import { currentSchemaVersion, editionDocumentName } from '../documents/document-shapes.ts';
import { findDraft, writeDraft } from '../documents/draft-queries.server.ts';
import {
  findLastPublished,
  insertPublication,
  listPublications,
  lockContentDocuments,
} from '../documents/publication-queries.server.ts';
import { formerTexts, type StoredContent } from '../documents/upgrade-document.ts';
import { type FormerTexts, institutionOf } from '../documents/upgrade-institution.ts';
import { findVersion, insertVersion, listPublishedDocuments } from '../documents/version-queries.server.ts';
import { builtInTexts } from './built-in-content.server.ts';
import { contentHash } from './edition-version.server.ts';

/** First versions by document name, from content/. */
const firstVersions = new Map<string, unknown>([
  ...editionDocuments.map((document): [string, unknown] => [editionDocumentName(document.facts.year), document]),
  ...Object.entries(builtInTexts),
]);

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

/** Stores and publishes the first version of every document that has none. @returns the names of these documents */
export async function storeFirstVersions(db: Database): Promise<string[]> {
  const isMissing = async (reader: Readable) => {
    const published = await listPublishedDocuments(reader);
    return [...firstVersions].filter(([document]) => !published.includes(document));
  };
  if ((await isMissing(db)).length === 0) return [];
  return db.transaction(async (tx) => {
    await lockContentDocuments(tx);
    const missing = await isMissing(tx);
    for (const [document, first] of missing) {
      const content = document === 'institution' ? await createInstitution(tx) : first;
      const { id } = await insertVersion(tx, {
        document,
        content,
        schemaVersion: currentSchemaVersion,
        sha256: contentHash(content),
        createdBy: 'site',
      });
      const now = new Date();
      await insertPublication(tx, {
        document,
        versionId: id,
        makesCurrent: false,
        dueAt: now,
        state: 'live',
        liveAt: now,
      });
    }
    return missing.map(([document]) => document);
  });
}
