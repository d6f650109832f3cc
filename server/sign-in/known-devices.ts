import { hash, randomBytes } from 'node:crypto';
import { parse } from 'hono/utils/cookie';
import { isKnownDevice, isNewDevice, rememberDevice } from '#domain/people/known-device-queries.server.ts';
import { cookieName, cookies, setCookieLine } from '#platform/access/cookies.ts';
import type { Sessions, SignInOrigin } from '#platform/access/sessions.server.ts';
import { secondsOf } from '#platform/durations.ts';
import type { Services } from '#platform/services.server.ts';

const tokenForm = /^([\w-]{43})\.([\w-]{43})$/;

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/** A device with a cookie signed by this site; `isKnown` checks whether an account knows it. */
export interface Device {
  token: string;
  /** The key for rate limits, which is stored. */
  tokenHash: string;
}

/**
 * A device on which a user signed in keeps a cookie that identifies it for 180 days after the last
 * sign-in. It doesn't sign anyone in; it lets the owner of an attacked account skip the queue. It is signed, so that a
 * forged one is rejected without a query.
 */
export function createKnownDevices(
  { db }: Pick<Services, 'db'>,
  { sign, isSecure }: Pick<Sessions, 'sign' | 'isSecure'>,
) {
  const name = cookieName('device', isSecure);
  const signature = (token: string) => sign(`known-device ${token}`);
  const device = (token: string): Device => ({ token, tokenHash: hash('sha256', token, 'base64url') });

  return {
    /** The device of a request's Cookie header; undefined without a valid cookie. */
    read(cookieHeader: string | undefined): Device | undefined {
      const [, token, signed] = tokenForm.exec(parse(cookieHeader ?? '', name)[name] ?? '') ?? [];
      return token && signature(token) === signed ? device(token) : undefined;
    },

    isKnown: ({ tokenHash }: Device, email: string) => isKnownDevice(db, tokenHash, email.toLowerCase(), new Date()),

    /** Whether the account was never used on this device, nor on a similar one in the same network; an account's first device isn't new. */
    isNew: (known: Device | undefined, userId: string, where: SignInOrigin) =>
      isNewDevice(db, { tokenHash: known?.tokenHash ?? '', userId, ...where, now: new Date() }),

    /** Remembers a device, or extends the time for which it is remembered. @returns its Set-Cookie line */
    async remember(known: Device | undefined, userId: string, where: SignInOrigin): Promise<string> {
      const { token, tokenHash } = known ?? device(randomBytes(32).toString('base64url'));
      const expiresAt = new Date(Date.now() + secondsOf(cookies.device.lasts) * 1000);
      await db.transaction((tx) => rememberDevice(tx, { tokenHash, userId, expiresAt, ...where }));
      return setCookieLine('device', isSecure, `${token}.${signature(token)}`);
    },
  };
}
