import type { userKinds } from '#domain/core/accounts/roles.ts';
import { passkeyRequestOptions } from '#domain/people/second-factor/second-factor-answer.ts';
import { completionInput } from '#domain/people/second-factor/second-factor-input.ts';
import { sessionAnswer, signInAnswer } from '#domain/people/sign-in/session-answer.ts';
import type { SignInCalls } from '#domain/people/sign-in/sign-in-calls.ts';
import { signInInput } from '#domain/people/sign-in/sign-in-input.ts';
import { recordSignOut } from '#domain/people/sign-in/sign-in-queries.server.ts';
import type { Sessions } from '#platform/access/sessions.server.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { SignInServices } from '../../../sign-in/sign-in-services.ts';
import { type Call, publicCall } from '../../call.ts';

/** Signing in and out by one of the two entrances: the admin area's, or that of the partner area. */
export function signInCalls(
  { db }: Pick<Services, 'db'>,
  sessions: Sessions,
  signInServices: SignInServices,
  { kind, calls }: { kind: (typeof userKinds)[number]; calls: SignInCalls },
): Call[] {
  return [
    publicCall(calls.signIn, {
      summary: `Sign in: sets the cookies of session and device, or with a second factor says by which methods it goes on (POST /api${calls.complete.path})`,
      body: signInInput,
      example: { email: 'jemand@example.org', password: 'falsches-passwort' },
      answer: { status: 200, description: 'The session, or the second factor that is missing', schema: signInAnswer },
      refusals: [401, 429],
      isAllowedOnFullDisk: true,
      hasOwnAttemptLimit: true,
      hasOwnQueue: true,
      async handle({ body, network, cookie, userAgent, setHeader }) {
        const signedIn = await signInServices.signIn({ ...body, kind, network, cookie, userAgent });
        if (isRefusal(signedIn)) return signedIn;
        for (const line of signedIn.setCookies) setHeader('Set-Cookie', line);
        if ('methods' in signedIn) return { isAuthenticated: false, user: null, methods: signedIn.methods };
        return { isAuthenticated: true, user: signedIn.person.email };
      },
    }),
    publicCall(calls.beginPasskey, {
      summary: 'What a browser asks a passkey to sign: after the password, or instead of it',
      answer: { status: 200, description: 'Options of navigator.credentials.get', schema: passkeyRequestOptions },
      refusals: [429],
      isAllowedOnFullDisk: true,
      async handle({ cookie, network, setHeader }) {
        const challenge = await signInServices.passkeyOptions(cookie, network);
        if (isRefusal(challenge)) return challenge;
        setHeader('Set-Cookie', challenge.setCookie);
        return challenge.options;
      },
    }),
    publicCall(calls.complete, {
      summary:
        'Complete a sign-in: by a code of the app, a recovery code, or a passkey (which needs no password before)',
      body: completionInput,
      example: { code: '123456' },
      answer: { status: 200, description: 'The session', schema: sessionAnswer },
      refusals: [401, 429],
      isAllowedOnFullDisk: true,
      hasOwnAttemptLimit: true,
      async handle({ body, network, cookie, userAgent, setHeader }) {
        const signedIn = await signInServices.complete(body, { kind, network, cookie, userAgent });
        if (isRefusal(signedIn)) return signedIn;
        for (const line of signedIn.setCookies) setHeader('Set-Cookie', line);
        return { isAuthenticated: true, user: signedIn.person.email };
      },
    }),
    publicCall(calls.signOut, {
      summary: 'Sign out: ends the session and removes its cookie',
      answer: { status: 204, description: 'Nobody is signed in any more' },
      isAllowedOnFullDisk: true,
      hasOwnAttemptLimit: true,
      async handle({ cookie, setHeader }) {
        const { userId, setCookies } = await sessions.signOut(cookie);
        if (userId) await recordSignOut(db, userId);
        for (const line of setCookies) setHeader('Set-Cookie', line);
        return null;
      },
    }),
  ];
}
