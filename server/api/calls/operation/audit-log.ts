import { Readable } from 'node:stream';
import { auditChoices, auditEntry } from '#domain/everything/audit-log/audit-answer.ts';
import {
  exportAuditLogCall,
  listAuditLogCall,
  readAuditChoicesCall,
} from '#domain/everything/audit-log/audit-calls.ts';
import { auditExportRange, auditFilter } from '#domain/everything/audit-log/audit-filter.ts';
import { listAuditChoices, listAuditEntries } from '#domain/everything/audit-log/audit-log-queries.server.ts';
import { exportAuditLog } from '#domain/everything/audit-log/export-audit-log.server.ts';
import type { Services } from '#platform/services.server.ts';
import { officeCall, recentSignIn } from '../../call.ts';
import { downloadResponse } from '../../download-response.ts';
import { listPage, sendPage } from '../../list-page.ts';

const jsonLines = 'application/x-ndjson';

export const auditLogCalls = ({ db }: Services) => [
  officeCall('accounts', listAuditLogCall, {
    summary: 'Who changed what and when, newest first; fifty entries without `pageSize`',
    query: auditFilter,
    answer: listPage('A page of the log.', auditEntry),
    handle: async ({ query, setHeader }) => sendPage(await listAuditEntries(db, query), setHeader),
  }),
  officeCall('accounts', exportAuditLogCall, {
    summary: 'The log as JSON lines, oldest first: one entry per line, with the fields of the list',
    body: auditExportRange,
    example: { from: '2026-03-02' },
    ...recentSignIn,
    answer: { status: 200, description: 'The entries', mediaType: jsonLines },
    async handle({ administrator, body }) {
      const entries = await exportAuditLog({ db }, administrator, body);
      const stream = Readable.toWeb(entries) as ReadableStream;
      return downloadResponse(stream, { type: jsonLines, fileName: 'audit-log.jsonl' });
    },
  }),
  officeCall('accounts', readAuditChoicesCall, {
    summary: 'The people and kinds of records that appear in the log',
    answer: { status: 200, description: 'The values of the filters.', schema: auditChoices },
    handle: () => listAuditChoices(db),
  }),
];
