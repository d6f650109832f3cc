import type * as z from 'zod/mini';
import { apiCall } from '../../core/api-call.ts';
import type { firmLogEntry } from './firm-log-answer.ts';
import type { firmLogFilter, firmLogTableFilter } from './firm-log-input.ts';

interface ListSchemas {
  query: typeof firmLogFilter;
  answer: z.ZodMiniArray<typeof firmLogEntry>;
}
interface TableSchemas {
  query: typeof firmLogTableFilter;
}

export const listOwnLogCall = apiCall('GET', '/partner-area/log').of<ListSchemas>();
export const exportOwnLogCall = apiCall('GET', '/partner-area/log/table').of<TableSchemas>();
export const listFirmLogCall = apiCall('GET', '/partners/{id}/log').of<ListSchemas>();
export const exportFirmLogCall = apiCall('GET', '/partners/{id}/log/table').of<TableSchemas>();
