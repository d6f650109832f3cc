import * as z from 'zod/mini';
import { roles } from '../accounts/roles.ts';
import { apiCall } from '../api-call.ts';

export const assigneeAnswer = z.object({ id: z.uuid(), name: z.string(), role: z.enum(roles) });

export const listAssigneesCall = apiCall('GET', '/assignees').listOf<typeof assigneeAnswer>();
