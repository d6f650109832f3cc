import { roles } from '#domain/people/roles.ts';
import { sessionAnswer, signInAnswer } from '#domain/people/session-answer.ts';
import { roleHeader, secondFactorHeader } from '#domain/people/session-headers.ts';
import { signInInput } from '#domain/people/sign-in-input.ts';
import { noteSignOut } from '#domain/people/sign-in-queries.server.ts';
import { completionInput, passkeyOptions } from '#domain/second-factor/second-factor-answer.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { Sessions } from '#platform/sessions.server.ts';
import type { OfficeDoor } from '../../sign-in/office-door.ts';
import { publicCall } from '../call.ts';

const tag = 'admin';

const headers = {
  [roleHeader]: { description: 'The role of who is signed in', schema: { type: 'string', enum: roles } },
  [secondFactorHeader]: {
    description: 'Until a second factor is set up nothing but one’s own account is open',
    schema: { type: 'string', enum: ['missing'] },
  },
};

/** Signing in and out, and who is signed in. */
export function sessionCalls(services: Services, sessions: Sessions, door: OfficeDoor) {
  return [
    publicCall({
      method: 'GET',
      path: '/admin/session',
      tag,
      summary: 'Who is signed in',
      answer: { status: 200, description: 'The session', schema: sessionAnswer, headers },
      async handle({ administrator, setHeader }) {
        if (administrator) setHeader(roleHeader, administrator.role);
        if (administrator?.mustAddSecondFactor) setHeader(secondFactorHeader, 'missing');
        return { isAuthenticated: administrator !== null, user: administrator?.email ?? null };
      },
    }),
    publicCall({
      method: 'POST',
      path: '/admin/login',
      tag,
      summary:
        'Sign in: sets the cookies of session and device, or with a second factor says by which methods it goes on (POST /api/admin/login/second-factor)',
      body: signInInput,
      example: { email: 'jemand@example.org', password: 'falsches-passwort' },
      answer: { status: 200, description: 'The session, or what is missing to it', schema: signInAnswer },
      refusals: [401, 429],
      evenOnFullDisk: true,
      countsTries: true,
      boundsItsWork: true,
      async handle({ body, network, cookie, userAgent, setHeader }) {
        const signedIn = await door.signIn({ ...body, network, cookie, userAgent });
        if (isRefusal(signedIn)) return signedIn;
        for (const line of signedIn.setCookies) setHeader('Set-Cookie', line);
        if ('methods' in signedIn) return { isAuthenticated: false, user: null, methods: signedIn.methods };
        return { isAuthenticated: true, user: signedIn.person.email };
      },
    }),
    publicCall({
      method: 'POST',
      path: '/admin/login/passkey-options',
      tag,
      summary: 'What a browser asks a passkey to sign: after the password, or instead of it',
      answer: { status: 200, description: 'Options of navigator.credentials.get', schema: passkeyOptions },
      evenOnFullDisk: true,
      async handle({ cookie, setHeader }) {
        const { options, setCookie } = await door.passkeyOptions(cookie);
        setHeader('Set-Cookie', setCookie);
        return options;
      },
    }),
    publicCall({
      method: 'POST',
      path: '/admin/login/second-factor',
      tag,
      summary:
        'Complete a sign-in: by a code of the app, a recovery code, or a passkey (which needs no password before)',
      body: completionInput,
      example: { code: '123456' },
      answer: { status: 200, description: 'The session', schema: sessionAnswer },
      refusals: [401, 429],
      evenOnFullDisk: true,
      countsTries: true,
      async handle({ body, network, cookie, userAgent, setHeader }) {
        const signedIn = await door.complete(body, { network, cookie, userAgent });
        if (isRefusal(signedIn)) return signedIn;
        for (const line of signedIn.setCookies) setHeader('Set-Cookie', line);
        return { isAuthenticated: true, user: signedIn.person.email };
      },
    }),
    publicCall({
      method: 'POST',
      path: '/admin/logout',
      tag,
      summary: 'Sign out: ends the session and removes its cookie',
      answer: { status: 204, description: 'Nobody is signed in any more' },
      evenOnFullDisk: true,
      countsTries: true,
      async handle({ cookie, setHeader }) {
        const { userId, setCookies } = await sessions.signOut(cookie);
        if (userId) await noteSignOut(services.db, userId);
        for (const line of setCookies) setHeader('Set-Cookie', line);
        return null;
      },
    }),
  ];
}
