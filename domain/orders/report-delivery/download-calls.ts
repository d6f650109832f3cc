import { apiCall } from '../../core/api-call.ts';
import type { renewedDownloadAnswer } from './renewed-download-answer.ts';

export const downloadReportCall = apiCall('GET', '/downloads/{token}').of();
export const renewDownloadCall = apiCall('POST', '/downloads/{token}/renew').of<{
  answer: typeof renewedDownloadAnswer;
}>();
