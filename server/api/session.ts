import { sessionAnswer, signInInput } from '#domain/administrators/sign-in-input.ts';
import { refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { Sessions } from '#platform/sessions.server.ts';
import { createSignInLimits } from '../rate-limits.ts';
import { publicCall } from './call.ts';

const tag = 'admin';

/** Signing in and out, and who is signed in. */
export function sessionCalls(services: Services, sessions: Sessions) {
  const limits = createSignInLimits(services);
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
      summary: 'Sign in: sets the session cookie',
      body: signInInput,
      answer: { status: 200, description: 'The session', schema: sessionAnswer },
      refusals: [401, 429],
      evenOnFullDisk: true,
      async handle({ body, network, cookie, setHeader }) {
        const attempt = { email: body.email, network };
        const refusal = await limits.admit(attempt);
        if (refusal) return refusal;
        const signedIn = await sessions.signIn({ ...body, cookie });
        if (!signedIn) return refuse(401, 'wrong-credentials', 'Ungültige E-Mail oder Passwort');
        await limits.forgive(attempt);
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
      async handle({ cookie, setHeader }) {
        for (const line of await sessions.signOut(cookie)) setHeader('Set-Cookie', line);
        return null;
      },
    }),
  ];
}
