import { apiCall } from '../core/api-call.ts';
import type { emptyAnswer } from '../core/records/record-answer.ts';
import type { firmInvitationInput } from '../people/invitations/account-link-input.ts';
import type { accessRules } from './access-rules/access-rules-answer.ts';
import type { accessRulesChange } from './access-rules/access-rules-input.ts';
import type { firmInvitation, firmPersonAnswer } from './firm-person-answer.ts';
import type { firmRoleChange } from './firm-person-input.ts';
import type { firmProfile } from './firm-profile-answer.ts';
import type { firmProfileChange } from './firm-profile-input.ts';

export const readFirmProfileCall = apiCall('GET', '/partner-area/profile').of<{ answer: typeof firmProfile }>();
export const changeFirmProfileCall = apiCall('PATCH', '/partner-area/profile').of<{
  body: typeof firmProfileChange;
  answer: typeof firmProfile;
}>();
export const listColleaguesCall = apiCall('GET', '/partner-area/colleagues').listOf<typeof firmPersonAnswer>();
export const removeColleagueCall = apiCall('DELETE', '/partner-area/colleagues/{id}').of();
export const restoreColleagueCall = apiCall('POST', '/partner-area/colleagues/{id}/restore').of<{
  answer: typeof emptyAnswer;
}>();
export const listColleagueInvitationsCall = apiCall('GET', '/partner-area/invitations').listOf<typeof firmInvitation>();
export const inviteColleagueCall = apiCall('POST', '/partner-area/invitations').of<{
  body: (typeof firmInvitationInput)['en'];
  answer: typeof firmInvitation;
}>();
export const resendColleagueInvitationCall = apiCall('POST', '/partner-area/invitations/{id}/resend').of<{
  answer: typeof firmInvitation;
}>();
export const withdrawColleagueInvitationCall = apiCall('DELETE', '/partner-area/invitations/{id}').of();
export const listFirmPeopleCall = apiCall('GET', '/partners/{id}/people').listOf<typeof firmPersonAnswer>();
export const listFirmInvitationsCall = apiCall('GET', '/partners/{id}/invitations').listOf<typeof firmInvitation>();
export const inviteFirmPersonCall = apiCall('POST', '/partners/{id}/invitations').of<{
  body: (typeof firmInvitationInput)['en'];
  answer: typeof firmInvitation;
}>();
export const resendFirmInvitationCall = apiCall('POST', '/firm-invitations/{id}/resend').of<{
  answer: typeof firmInvitation;
}>();
export const withdrawFirmInvitationCall = apiCall('DELETE', '/firm-invitations/{id}').of();
export const changeFirmPersonCall = apiCall('PATCH', '/firm-people/{id}').of<{
  body: typeof firmRoleChange;
  answer: typeof firmPersonAnswer;
}>();
export const removeFirmPersonCall = apiCall('DELETE', '/firm-people/{id}').of();
export const restoreFirmPersonCall = apiCall('POST', '/firm-people/{id}/restore').of<{ answer: typeof emptyAnswer }>();
export const readOwnAccessRulesCall = apiCall('GET', '/partner-area/access-rules').of<{ answer: typeof accessRules }>();
export const changeOwnAccessRulesCall = apiCall('PATCH', '/partner-area/access-rules').of<{
  body: (typeof accessRulesChange)['en'];
  answer: typeof accessRules;
}>();
export const readFirmAccessRulesCall = apiCall('GET', '/partners/{id}/access-rules').of<{
  answer: typeof accessRules;
}>();
export const changeFirmAccessRulesCall = apiCall('PATCH', '/partners/{id}/access-rules').of<{
  body: (typeof accessRulesChange)['en'];
  answer: typeof accessRules;
}>();
