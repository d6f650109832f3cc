import * as z from 'zod/mini';
import { listInvitations } from '#domain/core/account-links/account-link-queries.server.ts';
import { invitationOpenFor } from '#domain/core/account-links/link-terms.ts';
import { invitationInput } from '#domain/people/invitations/account-link-input.ts';
import {
  inviteCall,
  listInvitationsCall,
  resendInvitationCall,
  withdrawInvitationCall,
} from '#domain/people/invitations/invitation-calls.ts';
import { invite, inviteAgain, withdrawInvitation } from '#domain/people/invitations/invite.server.ts';
import { invitation, officeAccount } from '#domain/people/office-accounts/account-answer.ts';
import { officeAccountChange } from '#domain/people/office-accounts/account-input.ts';
import {
  changeOfficeAccount,
  removeSecondFactor,
} from '#domain/people/office-accounts/change-office-account.server.ts';
import {
  changeAccountCall,
  listAccountsCall,
  removeSecondFactorCall,
} from '#domain/people/office-accounts/office-account-calls.ts';
import { listOfficeAccounts } from '#domain/people/office-accounts/office-person-queries.server.ts';
import { isRefusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { officeCall, recentSignIn } from '../../call.ts';

const office = { kind: 'office' } as const;
const oneInvitation = { description: 'The invitation', schema: invitation };

/** Accounts of the office and invitations to it: the administrators'. */
export function officeAccountCalls(services: Services) {
  const { db } = services;
  return [
    officeCall('accounts', listAccountsCall, {
      summary: 'All accounts of the office, by name',
      answer: { status: 200, description: 'The accounts', schema: z.array(officeAccount) },
      handle: () => listOfficeAccounts(db),
    }),
    officeCall('accounts', changeAccountCall, {
      ...recentSignIn,
      summary: 'Change name or role of an account, deactivate or reactivate it',
      body: officeAccountChange,
      example: { name: 'Maria Muster' },
      answer: { status: 200, description: 'The account', schema: officeAccount },
      refusals: [409],
      async handle({ administrator, params: { id }, body }) {
        const refusal = await changeOfficeAccount(services, administrator, id, body);
        if (isRefusal(refusal)) return refusal;
        return (
          (await listOfficeAccounts(db)).find((account) => account.id === id) ?? refuse(404, 'no-such-account', '')
        );
      },
    }),
    officeCall('accounts', removeSecondFactorCall, {
      ...recentSignIn,
      summary: 'Remove the second factor of a user who has lost it; they have to add a new one',
      answer: { status: 204, description: 'It is removed, and all sessions have ended' },
      refusals: [409],
      handle: ({ administrator, params }) => removeSecondFactor(services, administrator, params.id),
    }),
    officeCall('accounts', listInvitationsCall, {
      summary: 'Open invitations, newest first',
      answer: { status: 200, description: 'The invitations', schema: z.array(invitation) },
      handle: () => listInvitations(db),
    }),
    officeCall('accounts', inviteCall, {
      ...recentSignIn,
      summary: 'Invite somebody into the office by mail; replaces an earlier invitation',
      body: invitationInput,
      example: { email: 'neu@example.org', role: 'editor' },
      answer: { status: 201, ...oneInvitation },
      refusals: [409],
      handle: ({ administrator, body }) => invite(services, administrator, { ...office, ...body }),
    }),
    officeCall('accounts', resendInvitationCall, {
      ...recentSignIn,
      summary: `Send the invitation again, with a new link for ${invitationOpenFor}; it has a new id`,
      answer: { status: 200, ...oneInvitation },
      handle: ({ administrator, params }) => inviteAgain(services, administrator, params.id, office),
    }),
    officeCall('accounts', withdrawInvitationCall, {
      ...recentSignIn,
      summary: 'Withdraw an invitation: its link ends',
      answer: { status: 204, description: 'Deleted' },
      handle: ({ administrator, params }) => withdrawInvitation(services, administrator, params.id, office),
    }),
  ];
}
