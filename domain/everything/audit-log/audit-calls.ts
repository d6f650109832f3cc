import type * as z from 'zod/mini';
import { apiCall } from '../../core/api-call.ts';
import type { auditChoices, auditEntry } from './audit-answer.ts';
import type { auditFilter } from './audit-filter.ts';

export const listAuditLogCall = apiCall('GET', '/audit-log').of<{
  query: typeof auditFilter;
  answer: z.ZodMiniArray<typeof auditEntry>;
}>();
export const readAuditChoicesCall = apiCall('GET', '/audit-log/choices').of<{ answer: typeof auditChoices }>();
