import { apiCall } from '../core/api-call.ts';
import type { usageAnswer } from './usage-answer.ts';
import type { usageQuery } from './usage-input.ts';

export const readUsageCall = apiCall('GET', '/usage').of<{ query: typeof usageQuery; answer: typeof usageAnswer }>();
export const exportUsageCall = apiCall('GET', '/usage/days').of<{ query: typeof usageQuery }>();
