import type { Administrator } from '#platform/access/sessions.server.ts';
import { notFound, type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { mayBePurged } from '../../core/records/lists/list-deleted.server.ts';
import type { RecordKind } from '../../core/records/record-kind.server.ts';
import { refuseWhileUsed } from '../../library/refuse-while-used.server.ts';
import { recordKinds } from '../kinds/record-kinds.server.ts';
import { removeNamesOfDeleted } from './audit-name-queries.server.ts';
import { removeDeletedRecord } from './retention-queries.server.ts';

const keptByLaw = {
  en: refuse(409, 'kept-by-law', 'The law requires it to be kept until its term ends: it can’t be deleted before.'),
  de: refuse(409, 'kept-by-law', 'Das Gesetz verlangt, dass dies bis zum Ende der Frist bleibt.'),
};

/** Removes a deleted record for good before its term ends, with everything that retention removes with it. */
export function purgeRecord(
  { db }: Pick<Services, 'db'>,
  kind: RecordKind,
  { email: actor }: Administrator,
  recordId: string,
): Promise<null | Refusal> {
  return db.transaction(async (tx) => {
    if (!mayBePurged(kind)) return keptByLaw[kind.language];
    const refusal = kind.isProtectedWhileUsed && (await refuseWhileUsed(tx, recordKinds, recordId));
    if (refusal) return refusal;
    const row = await removeDeletedRecord(tx, kind, recordId);
    if (!row) return notFound;
    // A person's name is not kept.
    const recordName = kind.personalData ? null : kind.nameOf(row);
    // At once: who was purged can't be found by their address any more, should they ask for an erasure.
    if (kind.personalData) await removeNamesOfDeleted(tx, recordKinds);
    await recordAudit(tx, { actor, action: 'purge', recordKind: kind.name, recordId, recordName });
    return null;
  });
}
