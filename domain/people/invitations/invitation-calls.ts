import { apiCall } from '../../core/api-call.ts';
import type { invitation } from '../office-accounts/account-answer.ts';
import type { invitationInput } from './account-link-input.ts';

export const listInvitationsCall = apiCall('GET', '/invitations').listOf<typeof invitation>();
export const inviteCall = apiCall('POST', '/invitations').of<{
  body: typeof invitationInput;
  answer: typeof invitation;
}>();
export const resendInvitationCall = apiCall('POST', '/invitations/{id}/resend').of<{ answer: typeof invitation }>();
export const withdrawInvitationCall = apiCall('DELETE', '/invitations/{id}').of();
