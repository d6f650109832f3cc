import * as z from 'zod/mini';
import { auditChoices, auditEntry } from '#domain/everything/audit-log/audit-answer.ts';
import { listAuditLogCall, readAuditChoicesCall } from '#domain/everything/audit-log/audit-calls.ts';
import { auditFilter } from '#domain/everything/audit-log/audit-filter.ts';
import { listAuditChoices, listAuditEntries } from '#domain/everything/audit-log/audit-log-queries.server.ts';
import type { Services } from '#platform/services.server.ts';
import { officeCall } from '../../call.ts';
import { totalCountHeader } from '../../total-count.ts';

const tag = 'accounts';

/** The audit log, for administrators. */
export const auditLogCalls = ({ db }: Services) => [
  officeCall('accounts', {
    ...listAuditLogCall,
    tag,
    summary: 'Who changed what and when, newest first; fifty entries without `pageSize`',
    query: auditFilter,
    answer: {
      status: 200,
      description: 'One part of the log.',
      schema: z.array(auditEntry),
      headers: totalCountHeader,
    },
    async handle({ query, setHeader }) {
      const { rows, total } = await listAuditEntries(db, query);
      setHeader('X-Total-Count', String(total));
      return rows;
    },
  }),
  officeCall('accounts', {
    ...readAuditChoicesCall,
    tag,
    summary: 'Which people and kinds of records the log has entries of',
    answer: { status: 200, description: 'What the log can be narrowed down to.', schema: auditChoices },
    handle: () => listAuditChoices(db),
  }),
];
