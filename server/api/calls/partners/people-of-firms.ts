import * as z from 'zod/mini';
import { listInvitations } from '#domain/core/account-links/account-link-queries.server.ts';
import { invitationOpenFor, removedPersonDays } from '#domain/core/account-links/link-terms.ts';
import { emptyAnswer } from '#domain/core/records/record-answer.ts';
import {
  changeFirmPersonCall,
  inviteFirmPersonCall,
  listFirmInvitationsCall,
  listFirmPeopleCall,
  removeFirmPersonCall,
  resendFirmInvitationCall,
  restoreFirmPersonCall,
  withdrawFirmInvitationCall,
} from '#domain/firm-people/firm-people-calls.ts';
import { firmInvitation, firmPersonAnswer } from '#domain/firm-people/firm-person-answer.ts';
import { firmRoleChange } from '#domain/firm-people/firm-person-input.ts';
import { findFirmPerson, listFirmPeople } from '#domain/firm-people/firm-person-queries.server.ts';
import { removeFirmPerson, restoreFirmPerson, setFirmRole } from '#domain/firm-people/manage-firm-people.server.ts';
import { firmInvitationInput } from '#domain/people/invitations/account-link-input.ts';
import { invite, inviteAgain, withdrawInvitation } from '#domain/people/invitations/invite.server.ts';
import { refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { officeCall, recentSignIn } from '../../call.ts';
import { forFirm } from './for-firm.ts';

const kind = 'partner';
const example = { email: 'neu@example.org', firmRole: 'lead' };

/** The people of a firm in the partner area, for users who edit partners. */
export function firmPeopleCalls(services: Services) {
  const { db } = services;
  return [
    officeCall('read-content', listFirmPeopleCall, {
      summary: 'The people of a firm with access to the partner area',
      answer: { status: 200, description: 'The people, by name', schema: z.array(firmPersonAnswer) },
      handle: ({ params }) => forFirm(services, params.id, ({ id }) => listFirmPeople(db, id)),
    }),
    officeCall('read-content', listFirmInvitationsCall, {
      summary: 'Open invitations of a firm to the partner area',
      answer: { status: 200, description: 'The invitations, newest first', schema: z.array(firmInvitation) },
      handle: ({ params }) => forFirm(services, params.id, ({ id }) => listInvitations(db, id)),
    }),
    officeCall('firm-people', inviteFirmPersonCall, {
      ...recentSignIn,
      summary: 'Invite somebody into the partner area by mail; replaces an earlier invitation',
      body: firmInvitationInput.en,
      example,
      answer: { status: 201, description: 'The invitation', schema: firmInvitation },
      refusals: [409],
      handle: ({ administrator, params, body }) =>
        invite(services, administrator, { kind, firmId: params.id, ...body }),
    }),
    officeCall('firm-people', resendFirmInvitationCall, {
      ...recentSignIn,
      summary: `Send the invitation again, with a new link for ${invitationOpenFor}; it has a new id`,
      answer: { status: 200, description: 'The invitation', schema: firmInvitation },
      handle: ({ administrator, params }) => inviteAgain(services, administrator, params.id, { kind }),
    }),
    officeCall('firm-people', withdrawFirmInvitationCall, {
      ...recentSignIn,
      summary: 'Withdraw an invitation: its link ends',
      answer: { status: 204, description: 'Deleted' },
      handle: ({ administrator, params }) => withdrawInvitation(services, administrator, params.id, { kind }),
    }),
    officeCall('firm-people', changeFirmPersonCall, {
      ...recentSignIn,
      summary: 'Make a person a lead of their firm, or a member again',
      body: firmRoleChange,
      example: { firmRole: 'member' },
      answer: { status: 200, description: 'The person', schema: firmPersonAnswer },
      async handle({ administrator, params: { id }, body }) {
        const refusal = await setFirmRole(services, administrator, id, body.firmRole);
        return refusal ?? (await findFirmPerson(db, id)) ?? refuse(404, 'no-such-person', '');
      },
    }),
    officeCall('firm-people', removeFirmPersonCall, {
      ...recentSignIn,
      summary: 'Remove a person from a firm: their next call is refused',
      answer: { status: 204, description: 'They have lost access' },
      handle: ({ administrator, params }) => removeFirmPerson(services, administrator, params.id),
    }),
    officeCall('firm-people', restoreFirmPersonCall, {
      ...recentSignIn,
      summary: `Restore a person who was removed within ${removedPersonDays} days`,
      answer: { status: 200, description: 'They have access again', schema: emptyAnswer },
      async handle({ administrator, params }) {
        return (await restoreFirmPerson(services, administrator, params.id)) ?? {};
      },
    }),
  ];
}
