import { apiCall } from '../core/api-call.ts';
import type { studyReportAnswer } from './study-report-answer.ts';

export const storeReportCall = apiCall('PUT', '/studies/{id}/report').of<{ answer: typeof studyReportAnswer }>();
export const removeReportCall = apiCall('DELETE', '/studies/{id}/report').of();
