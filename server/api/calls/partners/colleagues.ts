import * as z from 'zod/mini';
import { listInvitations } from '#domain/core/account-links/account-link-queries.server.ts';
import { invitationOpenFor, removedPersonDays } from '#domain/core/account-links/link-terms.ts';
import { emptyAnswer } from '#domain/core/records/record-answer.ts';
import {
  inviteColleagueCall,
  listColleagueInvitationsCall,
  listColleaguesCall,
  removeColleagueCall,
  resendColleagueInvitationCall,
  restoreColleagueCall,
  withdrawColleagueInvitationCall,
} from '#domain/firm-people/firm-people-calls.ts';
import { firmInvitation, firmPersonAnswer } from '#domain/firm-people/firm-person-answer.ts';
import { listFirmPeople } from '#domain/firm-people/firm-person-queries.server.ts';
import { removeFirmPerson, restoreFirmPerson } from '#domain/firm-people/manage-firm-people.server.ts';
import { firmInvitationInput } from '#domain/people/invitations/account-link-input.ts';
import { invite, inviteAgain, withdrawInvitation } from '#domain/people/invitations/invite.server.ts';
import type { Services } from '#platform/services.server.ts';
import { addressKey, createAttemptLimit } from '../../../sign-in/attempt-limit.ts';
import { partnerLeadCall, recentSignIn } from '../../call.ts';

const daySeconds = 24 * 60 * 60;
const kind = 'partner';

/** The people of the user's firm, for its leads. */
export function colleagueCalls(services: Services) {
  const { db } = services;
  // Invitations go out in our name, to any address.
  const invitedByFirm = createAttemptLimit(services, {
    name: 'invitations:firm',
    tries: 20,
    withinSeconds: daySeconds,
  });
  const invitedAddresses = createAttemptLimit(services, {
    name: 'invitations:address',
    tries: 5,
    withinSeconds: daySeconds,
  });
  return [
    partnerLeadCall(listColleaguesCall, {
      summary: 'The people of the user’s firm with access to the partner area',
      answer: { status: 200, description: 'The people, by name', schema: z.array(firmPersonAnswer) },
      handle: ({ firmPerson }) => listFirmPeople(db, firmPerson.firmId),
    }),
    partnerLeadCall(removeColleagueCall, {
      ...recentSignIn,
      summary: 'Remove a colleague: their next call is refused',
      answer: { status: 204, description: 'They have lost access' },
      refusals: [409],
      handle: ({ firmPerson, params }) => removeFirmPerson(services, firmPerson, params.id),
    }),
    partnerLeadCall(restoreColleagueCall, {
      ...recentSignIn,
      summary: `Restore a colleague who was removed within ${removedPersonDays} days`,
      answer: { status: 200, description: 'They have access again', schema: emptyAnswer },
      async handle({ firmPerson, params }) {
        return (await restoreFirmPerson(services, firmPerson, params.id)) ?? {};
      },
    }),
    partnerLeadCall(listColleagueInvitationsCall, {
      summary: 'Open invitations of the user’s firm',
      answer: { status: 200, description: 'The invitations, newest first', schema: z.array(firmInvitation) },
      handle: ({ firmPerson }) => listInvitations(db, firmPerson.firmId),
    }),
    partnerLeadCall(inviteColleagueCall, {
      ...recentSignIn,
      summary: 'Invite a colleague by mail; replaces an earlier invitation',
      body: firmInvitationInput.de,
      example: { email: 'kollegin@example.org', firmRole: 'member' },
      answer: { status: 201, description: 'The invitation', schema: firmInvitation },
      refusals: [409, 429],
      async handle({ firmPerson, body }) {
        const { firmId } = firmPerson;
        const tooMany = (await invitedByFirm.admit(firmId)) ?? (await invitedAddresses.admit(addressKey(body.email)));
        return tooMany ?? invite(services, firmPerson, { kind, firmId, ...body });
      },
    }),
    partnerLeadCall(resendColleagueInvitationCall, {
      ...recentSignIn,
      summary: `Send the invitation again, with a new link for ${invitationOpenFor}; it has a new id`,
      answer: { status: 200, description: 'The invitation', schema: firmInvitation },
      refusals: [409, 429],
      async handle({ firmPerson, params }) {
        const { firmId } = firmPerson;
        const tooMany = await invitedByFirm.admit(firmId);
        return tooMany ?? inviteAgain(services, firmPerson, params.id, { kind, firmId });
      },
    }),
    partnerLeadCall(withdrawColleagueInvitationCall, {
      ...recentSignIn,
      summary: 'Withdraw an invitation: its link ends',
      answer: { status: 204, description: 'Deleted' },
      handle: ({ firmPerson, params }) =>
        withdrawInvitation(services, firmPerson, params.id, { kind, firmId: firmPerson.firmId }),
    }),
  ];
}
