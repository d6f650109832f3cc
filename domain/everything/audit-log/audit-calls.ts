import type * as z from 'zod/mini';
import { apiCall } from '../../core/api-call.ts';
import type { auditChoices, auditEntry } from './audit-answer.ts';
import type { auditExportRange, auditFilter } from './audit-filter.ts';

export const listAuditLogCall = apiCall('GET', '/audit-log').of<{
  query: typeof auditFilter;
  answer: z.ZodMiniArray<typeof auditEntry>;
}>();
export const exportAuditLogCall = apiCall('POST', '/audit-log/export').of<{ body: typeof auditExportRange }>();
export const readAuditChoicesCall = apiCall('GET', '/audit-log/choices').of<{ answer: typeof auditChoices }>();
