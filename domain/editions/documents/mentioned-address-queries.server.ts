import { and, inArray } from 'drizzle-orm';
import type { Readable } from '#platform/database/database.server.ts';
import { mentions } from '../../core/records/mention-queries.server.ts';
import { contentDrafts, contentVersions } from './content-document-table.server.ts';
import { listLiveVersions } from './publication-queries.server.ts';

/** Names of the documents whose draft or live version contains an email address. */
export async function listDocumentsMentioning(db: Readable, email: string): Promise<string[]> {
  const live = (await listLiveVersions(db)).map(({ versionId }) => versionId);
  const published = await db
    .select({ document: contentVersions.document })
    .from(contentVersions)
    .where(and(inArray(contentVersions.id, live), mentions(contentVersions.content, email)));
  const drafts = await db
    .select({ document: contentDrafts.document })
    .from(contentDrafts)
    .where(mentions(contentDrafts.content, email));
  return [...new Set([...published, ...drafts].map(({ document }) => document))].sort();
}
