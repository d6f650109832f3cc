import { type FixedDuration, secondsOf } from '../durations.ts';

interface Cookie {
  /** The end of its name, after the common prefix. */
  suffix: string;
  sameSite: 'Lax' | 'Strict';
  /** How long it is good for at the longest. */
  lasts: FixedDuration;
  /** Its earlier expiry without use. */
  idle?: FixedDuration;
}

/** Every cookie that the site sets, all of them with a sign-in. The privacy note lists them. */
export const cookies = {
  session: { suffix: '', sameSite: 'Lax', lasts: '12 hours', idle: '30 minutes' },
  /** Recognises a device, but doesn't sign anyone in. */
  device: { suffix: '-device', sameSite: 'Strict', lasts: '180 days' },
  /** Between the password and the second factor. */
  step: { suffix: '-step', sameSite: 'Strict', lasts: '10 minutes' },
} as const satisfies Record<string, Cookie>;

export type CookieKey = keyof typeof cookies;

/** @param isSecure whether it is for https alone */
export const cookieName = (key: CookieKey, isSecure: boolean): string =>
  `${isSecure ? '__Host-' : ''}versicherungsmonitor${cookies[key].suffix}`;

/** The Set-Cookie line of a cookie with all of its time before it. */
export const setCookieLine = (key: CookieKey, isSecure: boolean, value: string): string =>
  cookieLine(key, isSecure, value, secondsOf(cookies[key].lasts));

/** The Set-Cookie line that takes a cookie away. */
export const removeCookieLine = (key: CookieKey, isSecure: boolean): string => cookieLine(key, isSecure, '', 0);

const cookieLine = (key: CookieKey, isSecure: boolean, value: string, seconds: number): string =>
  `${cookieName(key, isSecure)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=${cookies[key].sameSite}${isSecure ? '; Secure' : ''}`;
