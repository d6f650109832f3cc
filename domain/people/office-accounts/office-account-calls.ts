import { apiCall } from '../../core/api-call.ts';
import type { officeAccount } from './account-answer.ts';
import type { officeAccountChange } from './account-input.ts';

export const listAccountsCall = apiCall('GET', '/accounts').listOf<typeof officeAccount>();
export const changeAccountCall = apiCall('PATCH', '/accounts/{id}').of<{
  body: typeof officeAccountChange;
  answer: typeof officeAccount;
}>();
export const removeSecondFactorCall = apiCall('DELETE', '/accounts/{id}/second-factor').of();
