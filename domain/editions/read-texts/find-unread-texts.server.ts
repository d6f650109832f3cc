import type { Readable } from '#platform/database/database.server.ts';
import { findReadTexts } from '../documents/draft-queries.server.ts';
import type { Finding } from '../documents/finding.ts';
import { findEditionBefore } from '../live-content/find-live-document.server.ts';
import { unreadFindings, unreadTexts } from './unread-texts.ts';

/** Warnings about texts of a draft that were copied from the previous edition and not read yet. */
export async function findUnreadTexts(
  db: Readable,
  { document, content }: { document: string; content: unknown },
): Promise<Finding[]> {
  const before = await findEditionBefore(db, document);
  if (!before) return [];
  const read = (await findReadTexts(db, document)) ?? [];
  return unreadFindings(document, unreadTexts(document, content, { before, read }), before.facts.year);
}
