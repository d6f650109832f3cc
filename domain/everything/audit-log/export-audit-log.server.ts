import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import type { Administrator } from '#platform/access/sessions.server.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { auditEntry } from './audit-answer.ts';
import type { AuditExportRange } from './audit-filter.ts';
import { listAuditEntriesAfter } from './audit-log-queries.server.ts';

const rowsPerRead = 1_000;

/** Records the export, then streams the log as JSON lines, oldest first, with the export's own entry. */
export async function exportAuditLog(
  { db }: Pick<Services, 'db'>,
  { email: actor }: Administrator,
  { from }: AuditExportRange,
): Promise<Readable> {
  await db.transaction((tx) => recordAudit(tx, { actor, action: 'export', recordKind: 'audit-log', recordName: null }));
  async function* lines() {
    for (let after = 0; ; ) {
      const rows = await listAuditEntriesAfter(db, { after, from, count: rowsPerRead });
      yield rows.map((row) => `${JSON.stringify(z.parse(auditEntry, row))}\n`).join('');
      const last = rows.at(-1);
      if (!last || rows.length < rowsPerRead) return;
      after = last.id;
    }
  }
  return Readable.from(lines());
}
