import { apiCall } from '../../core/api-call.ts';
import type { emptyAnswer } from '../../core/records/record-answer.ts';
import type { sessionAnswer } from '../sign-in/session-answer.ts';
import type { linkAnswer } from './account-link-answer.ts';
import type { acceptanceInput, linkInput, newPasswordInput, resetInput } from './account-link-input.ts';

export const readLinkCall = apiCall('POST', '/account-links/look').of<{
  body: typeof linkInput;
  answer: typeof linkAnswer;
}>();
export const acceptInvitationCall = apiCall('POST', '/account-links/accept').of<{
  body: typeof acceptanceInput;
  answer: typeof sessionAnswer;
}>();
export const renewInvitationCall = apiCall('POST', '/account-links/renew').of<{ body: typeof linkInput }>();
export const resetPasswordCall = apiCall('POST', '/account-links/reset').of<{ body: typeof newPasswordInput }>();
export const requestResetCall = apiCall('POST', '/password-resets').of<{
  body: typeof resetInput;
  answer: typeof emptyAnswer;
}>();
