import { apiCall } from '../core/api-call.ts';
import { recordCalls } from '../core/records/record-calls.ts';
import type { StudyWithReport, studyReportAnswer } from './study-answer.ts';
import type { studyChange, studyInput } from './study-input.ts';

export const studyCalls = recordCalls('studies').of<StudyWithReport, typeof studyInput, typeof studyChange>();

export const storeReportCall = apiCall('PUT', '/studies/{id}/report').of<{ answer: typeof studyReportAnswer }>();
export const removeReportCall = apiCall('DELETE', '/studies/{id}/report').of();
