import { emptyAnswer } from '#domain/core/records/record-answer.ts';
import { linkAnswer } from '#domain/people/invitations/account-link-answer.ts';
import {
  acceptInvitationCall,
  readLinkCall,
  renewInvitationCall,
  requestResetCall,
  resetPasswordCall,
} from '#domain/people/invitations/account-link-calls.ts';
import {
  acceptanceInput,
  linkInput,
  newPasswordInput,
  resetInput,
} from '#domain/people/invitations/account-link-input.ts';
import {
  acceptInvitation,
  readLink,
  renewInvitation,
  resetByLink,
} from '#domain/people/invitations/follow-link.server.ts';
import { requestReset } from '#domain/people/invitations/request-reset.server.ts';
import { sessionAnswer } from '#domain/people/sign-in/session-answer.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { addressKey, createAttemptLimit } from '../../../sign-in/attempt-limit.ts';
import type { SignInServices } from '../../../sign-in/sign-in-services.ts';
import { publicCall } from '../../call.ts';

const example = { token: '11111111-1111-4111-8111-111111111111.unbekannt' };
const password = 'ein-langes-neues-Passwort';

/** Targets of the links in mails: the token is in the address's fragment and is posted, so opening a link does nothing. */
export function accountLinkCalls(services: Services, signInServices: SignInServices) {
  // Counts whether or not the account exists.
  const resetsByNetwork = createAttemptLimit(services, { name: 'reset:network', tries: 20, withinSeconds: 60 * 60 });
  const resetsByAddress = createAttemptLimit(services, { name: 'reset:address', tries: 3, withinSeconds: 60 * 60 });
  return [
    publicCall(readLinkCall, {
      summary: 'The purpose and state of a link; reading it doesn’t use it up',
      body: linkInput,
      example,
      answer: { status: 200, description: 'Purpose and state', schema: linkAnswer },
      refusals: [404],
      handle: ({ body }) => readLink(services, body.token),
    }),
    publicCall(acceptInvitationCall, {
      summary: 'Accept an invitation: creates the account and signs in',
      body: acceptanceInput,
      example: { ...example, name: 'Maria Muster', password },
      answer: { status: 201, description: 'The session', schema: sessionAnswer },
      refusals: [404, 410],
      async handle({ body, network, cookie, userAgent, setHeader }) {
        const accepted = await acceptInvitation(services, body);
        if (isRefusal(accepted)) return accepted;
        const { userId, kind } = accepted;
        const signedIn = await signInServices.signInInvited(userId, { kind, network, cookie, userAgent });
        for (const line of signedIn?.setCookies ?? []) setHeader('Set-Cookie', line);
        return { isAuthenticated: signedIn !== null, user: signedIn?.person.email ?? null };
      },
    }),
    publicCall(renewInvitationCall, {
      summary: 'Send a new invitation instead of one that has expired, to the same address',
      body: linkInput,
      example,
      answer: { status: 204, description: 'A mail is on its way' },
      refusals: [404, 410],
      handle: ({ body }) => renewInvitation(services, body.token),
    }),
    publicCall(resetPasswordCall, {
      summary: 'Set a new password by a link: ends all sessions, keeps the second factor',
      body: newPasswordInput,
      example: { ...example, password },
      answer: { status: 204, description: 'The password is changed' },
      refusals: [404, 410],
      handle: ({ body }) => resetByLink(services, body),
    }),
    publicCall(requestResetCall, {
      summary: 'Ask for a link to a new password: the answer is the same for every address',
      body: resetInput,
      example: { email: 'jemand@example.org' },
      answer: { status: 201, description: 'If there is such an account, a mail is on its way', schema: emptyAnswer },
      refusals: [429],
      async handle({ body: { email }, network = 'here' }) {
        const refusal = (await resetsByNetwork.admit(network)) ?? (await resetsByAddress.admit(addressKey(email)));
        if (refusal) return refusal;
        await requestReset(services, email);
        return {};
      },
    }),
  ];
}
