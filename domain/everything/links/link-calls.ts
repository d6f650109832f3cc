import { apiCall } from '../../core/api-call.ts';
import type { linksAnswer } from './link-answer.ts';

export const readLinksCall = apiCall('GET', '/links').of<{ answer: typeof linksAnswer }>();
export const checkLinksCall = apiCall('POST', '/links/check').of<{ answer: typeof linksAnswer }>();
