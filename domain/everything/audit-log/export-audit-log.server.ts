import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import type { Administrator } from '#platform/access/sessions.server.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { auditEntry } from './audit-answer.ts';
import type { AuditExportRange } from './audit-filter.ts';
import { listAuditEntriesAfter } from './audit-log-queries.server.ts';

const rowsPerRead = 1_000;

/** Records the export, then streams the log as JSON lines, oldest first, up to the export's own entry. */
export async function exportAuditLog(
  { db }: Pick<Services, 'db'>,
  { email: actor }: Administrator,
  { from }: AuditExportRange,
): Promise<Readable> {
  const last = await db.transaction((tx) =>
    recordAudit(tx, { actor, action: 'export', recordKind: 'audit-log', recordName: null }),
  );
  async function* lines() {
    for (let after = 0; after < last; ) {
      const rows = await listAuditEntriesAfter(db, { after, last, from, count: rowsPerRead });
      yield rows.map((row) => `${JSON.stringify(z.parse(auditEntry, row))}\n`).join('');
      after = rows.at(-1)?.id ?? last;
    }
  }
  return Readable.from(lines());
}
