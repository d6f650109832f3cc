import { sessionAnswer, signInInput } from '#domain/administrators/sign-in-input.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { Sessions } from '#platform/sessions.server.ts';
import { createSignIn } from '../../sign-in/sign-in.ts';
import { publicCall } from '../call.ts';

const tag = 'admin';

/** Signing in and out, and who is signed in. */
export function sessionCalls(services: Services, sessions: Sessions) {
  const signIn = createSignIn(services, sessions);
  return [
    publicCall({
      method: 'GET',
      path: '/admin/session',
      tag,
      summary: 'Who is signed in',
      answer: { status: 200, description: 'The session', schema: sessionAnswer },
      handle: async ({ administrator }) => ({
        isAuthenticated: administrator !== null,
        user: administrator?.email ?? null,
      }),
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
      async handle({ body, network, cookie, setHeader }) {
        const signedIn = await signIn({ ...body, network, cookie });
        if (isRefusal(signedIn)) return signedIn;
        for (const line of signedIn.setCookies) setHeader('Set-Cookie', line);
        return { isAuthenticated: true, user: signedIn.administrator.email };
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
        for (const line of await sessions.signOut(cookie)) setHeader('Set-Cookie', line);
        return null;
      },
    }),
  ];
}
