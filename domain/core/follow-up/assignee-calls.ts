import { apiCall } from '../api-call.ts';
import type { assigneeAnswer } from './assignee-answer.ts';

export const listAssigneesCall = apiCall('GET', '/assignees').listOf<typeof assigneeAnswer>();
