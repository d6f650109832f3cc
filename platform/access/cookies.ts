import { type FixedDuration, secondsOf } from '../durations.ts';

interface Cookie {
  /** End of the cookie's name, after the common prefix. */
  suffix: string;
  sameSite: 'Lax' | 'Strict';
  /** Maximum lifetime. */
  lasts: FixedDuration;
  /** Shorter lifetime of an unused cookie. */
  idle?: FixedDuration;
}

/** All cookies of the site. They are set only when someone signs in, and the privacy note lists them. */
export const cookies = {
  session: { suffix: '', sameSite: 'Lax', lasts: '12 hours', idle: '30 minutes' },
  /** Recognises a device, but doesn't sign anyone in. */
  device: { suffix: '-device', sameSite: 'Strict', lasts: '180 days' },
  /** Between the password and the second factor. */
  step: { suffix: '-step', sameSite: 'Strict', lasts: '10 minutes' },
} as const satisfies Record<string, Cookie>;

export type CookieKey = keyof typeof cookies;

/** @param isSecure whether the cookie is sent over https only */
export const cookieName = (key: CookieKey, isSecure: boolean): string =>
  `${isSecure ? '__Host-' : ''}versicherungsmonitor${cookies[key].suffix}`;

/** The Set-Cookie header that gives a cookie its maximum lifetime. */
export const setCookieLine = (key: CookieKey, isSecure: boolean, value: string): string =>
  cookieLine(key, isSecure, value, secondsOf(cookies[key].lasts));

export const removeCookieLine = (key: CookieKey, isSecure: boolean): string => cookieLine(key, isSecure, '', 0);

const cookieLine = (key: CookieKey, isSecure: boolean, value: string, seconds: number): string =>
  `${cookieName(key, isSecure)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=${cookies[key].sameSite}${isSecure ? '; Secure' : ''}`;
