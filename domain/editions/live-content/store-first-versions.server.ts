import { editionDocuments } from '#content/every-edition.ts';
import { institution as firstInstitution } from '#content/institution.ts';
import type { Database, Readable, Transaction } from '#platform/database/database.server.ts';
import { currentSchemaVersion, editionDocumentName } from '../documents/document-shapes.ts';
import { findDraft, writeDraft } from '../documents/draft-queries.server.ts';
import { formerTexts, type StoredContent } from '../documents/lift-document.ts';
import { type FormerTexts, institutionOf } from '../documents/lift-institution.ts';
import { findVersion, insertVersion, listPublishedDocuments } from '../documents/version-queries.server.ts';
import {
  findLastPublished,
  insertPublication,
  listPublications,
  lockContentDocuments,
} from '../publication/publication-queries.server.ts';
import { builtInTexts } from './built-in-content.server.ts';
import { contentHash } from './edition-version.server.ts';

/** What content/ says of each document: its first version. */
const firstVersions = new Map<string, unknown>([
  ...editionDocuments.map((document): [string, unknown] => [editionDocumentName(document.facts.year), document]),
  ...Object.entries(builtInTexts),
]);

/** What a database of an earlier release says of the institution: as it is live, and as the office is writing it. */
async function readFormerTexts(tx: Transaction): Promise<{ live: FormerTexts; written: FormerTexts }> {
  const live: FormerTexts = {};
  const written: FormerTexts = {};
  for (const document of ['frame', 'legal', 'media'] as const) {
    const scheduled = (await listPublications(tx, document)).find(({ state }) => state === 'scheduled');
    const add = (texts: FormerTexts, stored: StoredContent | undefined) =>
      Object.assign(texts, { [document]: (stored && formerTexts(stored)) ?? texts[document] });
    add(live, await findLastPublished(tx, document));
    Object.assign(written, { [document]: live[document] });
    add(written, scheduled && (await findVersion(tx, scheduled.versionId)));
    add(written, await findDraft(tx, document));
  }
  return { live, written };
}

/** The first version of the institution: what an earlier release said of it stays, and unpublished changes become its draft. */
async function moveIntoInstitution(tx: Transaction): Promise<unknown> {
  const document = 'institution';
  const { live, written } = await readFormerTexts(tx);
  const content = institutionOf(live, firstInstitution);
  const draft = institutionOf(written, firstInstitution);
  if (contentHash(draft) !== contentHash(content)) {
    await writeDraft(tx, { document, revision: 1, schemaVersion: currentSchemaVersion, content: draft });
  }
  return content;
}

/** Stores the first version of every document that has none, as live since now. @returns these documents */
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
      const content = document === 'institution' ? await moveIntoInstitution(tx) : first;
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
