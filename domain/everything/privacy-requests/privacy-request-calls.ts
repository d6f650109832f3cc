import { apiCall } from '../../core/api-call.ts';
import type { privacyRequest } from './privacy-request-answer.ts';
import type { privacyRequestChange, privacyRequestInput } from './privacy-request-input.ts';

export const listPrivacyRequestsCall = apiCall('GET', '/privacy-requests').listOf<typeof privacyRequest>();
export const enterPrivacyRequestCall = apiCall('POST', '/privacy-requests').of<{
  body: typeof privacyRequestInput;
  answer: typeof privacyRequest;
}>();
export const changePrivacyRequestCall = apiCall('PATCH', '/privacy-requests/{id}').of<{
  body: typeof privacyRequestChange;
  answer: typeof privacyRequest;
}>();
export const removePrivacyRequestCall = apiCall('DELETE', '/privacy-requests/{id}').of();
