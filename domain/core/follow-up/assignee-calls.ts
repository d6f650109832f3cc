import * as z from 'zod/mini';
import { apiCall } from '../api-call.ts';

export const assigneeAnswer = z.object({ id: z.uuid(), name: z.string() });

export const listAssigneesCall = apiCall('GET', '/assignees').listOf<typeof assigneeAnswer>();
