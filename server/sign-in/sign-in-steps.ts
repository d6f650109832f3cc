import { hash, randomBytes } from 'node:crypto';
import { parse } from 'hono/utils/cookie';
import type { PendingSignIn } from '#domain/core/accounts/sign-in-generation-queries.server.ts';
import { readShortLived, storeForMinutes, takeShortLived } from '#domain/people/short-lived-queries.server.ts';
import { cookieName, cookies, removeCookieLine, setCookieLine } from '#platform/access/cookies.ts';
import type { Sessions } from '#platform/access/sessions.server.ts';
import { secondsOf } from '#platform/durations.ts';
import type { Services } from '#platform/services.server.ts';

const validMinutes = secondsOf(cookies.step.lasts) / 60;
const tokenForm = /^[\w-]{43}$/;

export interface SignInStep {
  /** The user whose password was correct; undefined if a passkey will identify the user. */
  begun?: PendingSignIn;
  /** The challenge for a passkey. */
  challenge?: string;
}

/**
 * Pending sign-ins, between password and second factor: stored for ten minutes under a cookie that doesn't sign anyone in.
 * Each is good for one session.
 */
export function createSignInSteps({ db }: Pick<Services, 'db'>, { isSecure }: Pick<Sessions, 'isSecure'>) {
  const name = cookieName('step', isSecure);
  const nameOf = (token: string) => `sign-in:${hash('sha256', token, 'base64url')}`;

  function tokenIn(cookieHeader: string | undefined): string | undefined {
    const value = parse(cookieHeader ?? '', name)[name];
    return value && tokenForm.test(value) ? value : undefined;
  }

  const read = (text: string | undefined): SignInStep | undefined => (text ? JSON.parse(text) : undefined);

  return {
    /** @returns its Set-Cookie line */
    async begin(step: SignInStep): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      await storeForMinutes(db, nameOf(token), JSON.stringify(step), validMinutes);
      return setCookieLine('step', isSecure, token);
    },

    async find(cookieHeader: string | undefined): Promise<SignInStep | undefined> {
      const token = tokenIn(cookieHeader);
      return token ? read(await readShortLived(db, nameOf(token))) : undefined;
    },

    /** Returns a step once: it is used up. */
    async take(cookieHeader: string | undefined): Promise<SignInStep | undefined> {
      const token = tokenIn(cookieHeader);
      return token ? read(await takeShortLived(db, nameOf(token))) : undefined;
    },

    removedCookie: () => removeCookieLine('step', isSecure),
  };
}
