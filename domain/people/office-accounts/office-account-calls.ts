import type * as z from 'zod/mini';
import { apiCall } from '../../core/api-call.ts';
import type { invitationInput } from '../invitations/account-link-input.ts';
import type { invitation, officeAccount, officeAccountChange } from './account-answer.ts';

export const listAccountsCall = apiCall('GET', '/accounts').of<{ answer: z.ZodMiniArray<typeof officeAccount> }>();
export const changeAccountCall = apiCall('PATCH', '/accounts/{id}').of<{
  body: typeof officeAccountChange;
  answer: typeof officeAccount;
}>();
export const removeSecondFactorCall = apiCall('DELETE', '/accounts/{id}/second-factor').of();
export const listInvitationsCall = apiCall('GET', '/invitations').of<{ answer: z.ZodMiniArray<typeof invitation> }>();
export const inviteCall = apiCall('POST', '/invitations').of<{
  body: typeof invitationInput;
  answer: typeof invitation;
}>();
export const resendInvitationCall = apiCall('POST', '/invitations/{id}/resend').of<{ answer: typeof invitation }>();
export const withdrawInvitationCall = apiCall('DELETE', '/invitations/{id}').of();
