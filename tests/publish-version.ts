import { currentSchemaVersion } from '#domain/editions/documents/document-shapes.ts';
import { contentHash } from '#domain/editions/documents/edition-version.server.ts';
import { insertPublication } from '#domain/editions/documents/publication-queries.server.ts';
import { insertVersion } from '#domain/editions/documents/version-queries.server.ts';
import type { Database } from '#platform/database/database.server.ts';

/** Stores a version of a document, live at once or scheduled, without a call of the office. @returns the version's id */
export function publishVersion(
  { db }: { db: Database },
  document: string,
  content: unknown,
  schemaVersion = currentSchemaVersion,
  scheduledFor?: Date,
): Promise<string> {
  const liveAt = scheduledFor ? null : new Date();
  const state = scheduledFor ? 'scheduled' : 'live';
  return db.transaction(async (tx) => {
    const version = { document, content, schemaVersion, sha256: contentHash(content), createdBy: 'buero@example.org' };
    const { id: versionId } = await insertVersion(tx, version);
    const dueAt = scheduledFor ?? new Date();
    await insertPublication(tx, { document, versionId, state, makesCurrent: false, dueAt, liveAt });
    return versionId;
  });
}
