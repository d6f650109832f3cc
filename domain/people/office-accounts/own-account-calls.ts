import { apiCall } from '../../core/api-call.ts';
import type { ownAccount, ownSession, ownSignIn } from './account-answer.ts';
import type { ownAccountChange, passwordChange } from './account-input.ts';

export const readOwnAccountCall = apiCall('GET', '/accounts/me').of<{ answer: typeof ownAccount }>();
export const changeOwnAccountCall = apiCall('PATCH', '/accounts/me').of<{
  body: typeof ownAccountChange;
  answer: typeof ownAccount;
}>();
export const changeOwnPasswordCall = apiCall('PUT', '/accounts/me/password').of<{
  body: typeof passwordChange;
  answer: typeof ownSignIn;
}>();
export const listOwnSessionsCall = apiCall('GET', '/accounts/me/sessions').listOf<typeof ownSession>();
export const endOtherSessionsCall = apiCall('DELETE', '/accounts/me/sessions').of();
export const endOwnSessionCall = apiCall('DELETE', '/accounts/me/sessions/{session}').of();
