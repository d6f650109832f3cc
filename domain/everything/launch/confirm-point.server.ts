import type { Administrator } from '#platform/access/sessions.server.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { changedMeanwhile } from '../../core/records/changed-meanwhile.ts';
import { readLiveDocuments } from '../../editions/live-content/find-live-document.server.ts';
import type { ReadPoint } from '../confirmations/launch-points.ts';
import { listConfirmations, writeConfirmation } from '../confirmations/launch-queries.server.ts';
import { liveVersions } from './read-versions.server.ts';

const staleRecord = refuse(409, changedMeanwhile, 'This version is no longer live: read it again, then confirm.');

/** Records that an administrator confirmed the live version. @param version the version that was read */
export function confirmPoint(
  { db }: Pick<Services, 'db'>,
  administrator: Administrator,
  { point, version }: { point: ReadPoint; version: string },
): Promise<Refusal | null> {
  return db.transaction(async (tx) => {
    if (liveVersions(await readLiveDocuments(tx))[point] !== version) return staleRecord;
    const known = (await listConfirmations(tx)).find((confirmed) => confirmed.point === point);
    if (known?.version === version) return null;
    await writeConfirmation(tx, { point, version });
    await recordAudit(tx, { actor: administrator.email, action: 'confirm', recordKind: 'launch', recordName: point });
    return null;
  });
}
