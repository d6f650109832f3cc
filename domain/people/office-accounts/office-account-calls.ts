import { apiCall } from '../../core/api-call.ts';
import type { officeAccount, officeAccountChange } from './account-answer.ts';

export const listAccountsCall = apiCall('GET', '/accounts').listOf<typeof officeAccount>();
export const changeAccountCall = apiCall('PATCH', '/accounts/{id}').of<{
  body: typeof officeAccountChange;
  answer: typeof officeAccount;
}>();
export const removeSecondFactorCall = apiCall('DELETE', '/accounts/{id}/second-factor').of();
