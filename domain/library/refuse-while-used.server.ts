import type { Transaction } from '#platform/database/database.server.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { RecordKind } from '../core/records/record-kind.server.ts';
import { englishDocumentTitle } from '../editions/documents/document-titles.ts';
import { findLibraryFile } from './library-item-queries.server.ts';
import { listUses } from './library-use-queries.server.ts';

const maxNamed = 5;

/** Refuses to delete or purge a library file that is in use, listing the places. */
export async function refuseWhileUsed(
  tx: Transaction,
  kinds: readonly RecordKind[],
  id: string,
): Promise<Refusal | undefined> {
  const file = await findLibraryFile(tx, id);
  const uses = file ? await listUses(tx, kinds, file.fileUrl) : [];
  if (uses.length === 0) return undefined;
  const named = uses
    .slice(0, maxNamed)
    .map(({ recordKind, name, isInTrash }) =>
      recordKind === 'texts' ? englishDocumentTitle(name) : `${name}${isInTrash ? ' (in the trash)' : ''}`,
    );
  const more = uses.length > maxNamed ? ` and ${uses.length - maxNamed} more` : '';
  return refuse(409, 'in-use', `It is used by ${named.join(', ')}${more}. Remove it there first.`);
}
