import { roles } from '#domain/core/accounts/roles.ts';
import { sessionAnswer } from '#domain/people/sign-in/session-answer.ts';
import { areaTermsHeader, roleHeader, secondFactorHeader } from '#domain/people/sign-in/session-headers.ts';
import { officeSignInCalls, partnerSignInCalls } from '#domain/people/sign-in/sign-in-calls.ts';
import type { Sessions } from '#platform/access/sessions.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { SignInServices } from '../../../sign-in/sign-in-services.ts';
import { type Call, publicCall } from '../../call.ts';
import { signInCalls } from './sign-in-and-out.ts';

const office = { kind: 'office', calls: officeSignInCalls } as const;
const partnerArea = { kind: 'partner', calls: partnerSignInCalls } as const;

const headers = {
  [roleHeader]: { description: 'The role of the user', schema: { type: 'string', enum: roles } },
  [secondFactorHeader]: {
    description: 'Until a second factor is set up, only the user’s own account is open',
    schema: { type: 'string', enum: ['missing'] },
  },
  [areaTermsHeader]: {
    description: 'Until the terms of the partner area are accepted nothing else of it is open',
    schema: { type: 'string', enum: ['not-accepted'] },
  },
};

/** Session, sign-in and sign-out of the office and of partner firms. */
export function sessionCalls(services: Services, sessions: Sessions, signInServices: SignInServices): Call[] {
  return [
    publicCall(officeSignInCalls.readSession, {
      summary: 'Who of the office is signed in',
      answer: {
        status: 200,
        description: 'The session',
        schema: sessionAnswer,
        headers: { [roleHeader]: headers[roleHeader], [secondFactorHeader]: headers[secondFactorHeader] },
      },
      async handle({ administrator, setHeader }) {
        if (administrator) setHeader(roleHeader, administrator.role);
        if (administrator?.mustAddSecondFactor) setHeader(secondFactorHeader, 'missing');
        return { isAuthenticated: administrator !== null, user: administrator?.email ?? null };
      },
    }),
    ...signInCalls(services, sessions, signInServices, office),
    publicCall(partnerSignInCalls.readSession, {
      summary: 'Who of a partner firm is signed in',
      answer: {
        status: 200,
        description: 'The session',
        schema: sessionAnswer,
        headers: { [secondFactorHeader]: headers[secondFactorHeader], [areaTermsHeader]: headers[areaTermsHeader] },
      },
      async handle({ firmPerson, setHeader }) {
        if (firmPerson?.mustAddSecondFactor) setHeader(secondFactorHeader, 'missing');
        if (firmPerson?.mustAcceptTerms) setHeader(areaTermsHeader, 'not-accepted');
        return { isAuthenticated: firmPerson !== null, user: firmPerson?.email ?? null };
      },
    }),
    ...signInCalls(services, sessions, signInServices, partnerArea),
  ];
}
