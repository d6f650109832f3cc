import type { Administrator } from '#platform/access/sessions.server.ts';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { isRefusal, notFound, type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { AuditAction } from '../../core/audit/audit-actions.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { changedMeanwhile } from '../../core/records/changed-meanwhile.ts';
import { recordActions } from '../../core/records/record-actions.server.ts';
import { lockRecords } from '../../core/records/record-queries.server.ts';
import { readLiveDocuments } from '../../editions/live-content/find-live-document.server.ts';
import { recordKinds } from '../kinds/record-kinds.server.ts';
import { findSamples } from './find-samples.server.ts';
import { findLastRemoval, insertRemoval, markUndone } from './sample-removal-queries.server.ts';

type RemovalServices = Pick<Services, 'db' | 'contentChanged'>;

interface Removal {
  id: string;
  removedAt: Date;
  count: number;
}

const staleRecord = refuse(
  409,
  changedMeanwhile,
  'The samples have changed since this list was loaded. Reload it and try again.',
);

const auditOf = (
  { email: actor }: Administrator,
  action: AuditAction,
  { recordKind, count }: { recordKind: string; count: number },
) => ({ actor, action, recordKind, recordName: `${count} records` });

/** Without notifications: other instances are notified once, after the transaction. */
const actionsIn = (tx: Transaction, kind: (typeof recordKinds)[number]) =>
  recordActions({ db: tx, contentChanged: async () => {} }, kind);

/**
 * Deletes all sample records in one transaction; they can be restored individually or all at once.
 * @param version version of the list that the administrator has seen
 */
export async function removeSamples(
  { db, contentChanged }: RemovalServices,
  administrator: Administrator,
  version: string,
): Promise<Removal | Refusal> {
  const removed = await db.transaction(async (tx) => {
    await lockRecords(tx);
    const samples = await findSamples(tx, await readLiveDocuments(tx));
    if (samples.version !== version || samples.records.length === 0) return staleRecord;
    const records: { kind: string; id: string }[] = [];
    for (const kind of recordKinds) {
      const found = samples.records.find(({ kind: name }) => name === kind.name)?.records ?? [];
      for (const { id } of found) {
        // The record may have been deleted concurrently.
        const removal = await actionsIn(tx, kind).remove(administrator, id);
        if (!isRefusal(removal)) records.push({ kind: kind.name, id });
      }
    }
    const { id, removedAt } = await insertRemoval(tx, records);
    await recordAudit(tx, auditOf(administrator, 'remove', { recordKind: 'samples', count: records.length }));
    return { id, removedAt, count: records.length };
  });
  if (!isRefusal(removed)) await contentChanged();
  return removed;
}

/** The newest removal that can still be undone; null if there is none. */
export async function lastRemoval(db: Readable): Promise<Removal | null> {
  const removal = await findLastRemoval(db);
  return removal ? { id: removal.id, removedAt: removal.removedAt, count: removal.records.length } : null;
}

/** Restores the records of a removal, except those already restored or purged. */
export async function restoreSamples(
  { db, contentChanged }: RemovalServices,
  administrator: Administrator,
  id: string,
): Promise<{ restored: number } | Refusal> {
  const result = await db.transaction(async (tx) => {
    const removal = await markUndone(tx, id);
    if (!removal) return notFound;
    let restored = 0;
    for (const { kind: name, id: recordId } of removal.records) {
      const kind = recordKinds.find((recordKind) => recordKind.name === name);
      const record = kind && (await actionsIn(tx, kind).restore(administrator, recordId));
      if (record && !isRefusal(record)) restored += 1;
    }
    await recordAudit(tx, auditOf(administrator, 'restore', { recordKind: 'sample-removals', count: restored }));
    return { restored };
  });
  if (!isRefusal(result)) await contentChanged();
  return result;
}
