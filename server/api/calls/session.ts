import { roles } from '#domain/people/roles.ts';
import { roleHeader, sessionAnswer, signInInput } from '#domain/people/sign-in-input.ts';
import { noteSignOut } from '#domain/people/sign-in-queries.server.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { Sessions } from '#platform/sessions.server.ts';
import { createKnownDevices } from '../../sign-in/known-devices.ts';
import { createSignIn } from '../../sign-in/sign-in.ts';
import { publicCall } from '../call.ts';

const tag = 'admin';

/** Signing in and out, and who is signed in. */
export function sessionCalls(services: Services, sessions: Sessions) {
  const signIn = createSignIn(services, sessions, createKnownDevices(services, sessions));
  return [
    publicCall({
      method: 'GET',
      path: '/admin/session',
      tag,
      summary: 'Who is signed in',
      answer: {
        status: 200,
        description: 'The session',
        schema: sessionAnswer,
        headers: {
          [roleHeader]: { description: 'The role of who is signed in', schema: { type: 'string', enum: roles } },
        },
      },
      async handle({ administrator, setHeader }) {
        if (administrator) setHeader(roleHeader, administrator.role);
        return { isAuthenticated: administrator !== null, user: administrator?.email ?? null };
      },
    }),
    publicCall({
      method: 'POST',
      path: '/admin/login',
      tag,
      summary: 'Sign in: sets the cookies of session and device',
      body: signInInput,
      example: { email: 'jemand@example.org', password: 'falsches-passwort' },
      answer: { status: 200, description: 'The session', schema: sessionAnswer },
      refusals: [401, 429],
      evenOnFullDisk: true,
      countsTries: true,
      boundsItsWork: true,
      async handle({ body, network, cookie, userAgent, setHeader }) {
        const signedIn = await signIn({ ...body, network, cookie, userAgent });
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
