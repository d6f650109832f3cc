import { createHmac } from 'node:crypto';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { verifyPassword } from 'better-auth/crypto';
import { betterAuth } from 'better-auth/minimal';
import * as z from 'zod';
import type { Database } from '../database/database.server.ts';
import { secondsOf } from '../durations.ts';
import { isLoopbackHost } from '../network/loopback.ts';
import type { Settings } from '../settings.server.ts';
import { cookies, cookieName as nameOf, removeCookieLine } from './cookies.ts';

/** The acting user, as recorded in the audit log. */
export interface Administrator {
  email: string;
}

/** A session with the Set-Cookie headers for the response. Whether the user may still sign in is checked elsewhere. */
export interface FoundSession {
  id: string;
  userId: string;
  signedInAt: Date;
  setCookies: string[];
}

/** Where a session was started, shown to its owner. */
export interface SignInOrigin {
  device: string;
  network: string;
}

const idleSeconds = secondsOf(cookies.session.idle);
/** A session is renewed at most once a minute, to save database writes. */
const renewedAfterSeconds = 60;
const maxSessionMs = secondsOf(cookies.session.lasts) * 1000;

type SessionSettings = Pick<Settings, 'publicUrl' | 'publicUrlIsSet'>;

function isLoopback({ publicUrl, publicUrlIsSet }: SessionSettings): boolean {
  if (!publicUrlIsSet) return true;
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'http:' && isLoopbackHost(hostname);
}

/**
 * scrypt pads its key with NUL characters, so 'secret' and 'secret\0' hash alike. The hash is checked either way, to
 * keep the timing equal.
 */
const isPasswordCorrect = async (given: { hash: string; password: string }): Promise<boolean> =>
  (await verifyPassword(given)) && !given.password.includes('\0');

const startSession = createAuthEndpoint.serverOnly(
  { method: 'POST', body: z.object({ userId: z.string(), device: z.string(), network: z.string() }) },
  async (context) => {
    const { userId, ...origin } = context.body;
    const { internalAdapter } = context.context;
    const user = await internalAdapter.findUserById(userId);
    if (!user) return null;
    const session = await internalAdapter.createSession(userId, false, origin);
    await setSessionCookie(context, { session, user });
    return { id: session.id, userId, signedInAt: session.createdAt };
  },
);

interface SessionOptions {
  db: Database;
  /** better-auth's tables. */
  tables: Record<string, unknown>;
  /** Signs the cookie; the same on every instance. */
  secret: string;
  settings: SessionSettings;
}

/** better-auth creates and checks sessions; its routes are never mounted. */
function createAuth({ db, tables, secret, settings }: SessionOptions, cookieName: string, isSecure: boolean) {
  return betterAuth({
    baseURL: settings.publicUrl,
    secret,
    database: drizzleAdapter(db, { provider: 'pg', schema: tables }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      maxPasswordLength: 1024,
      password: { verify: isPasswordCorrect },
    },
    session: {
      expiresIn: idleSeconds,
      updateAge: renewedAfterSeconds,
      cookieCache: { enabled: false },
      additionalFields: { device: { type: 'string' }, network: { type: 'string' } },
    },
    plugins: [{ id: 'start-session', endpoints: { startSession } }],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      useSecureCookies: false,
      disableCSRFCheck: true,
      disableOriginCheck: true,
      ipAddress: { disableIpTracking: true },
      cookies: {
        session_token: {
          name: cookieName,
          attributes: { httpOnly: true, secure: isSecure, sameSite: 'lax', path: '/' },
        },
      },
    },
  });
}

/**
 * Sessions stored in the database and looked up on each call. They expire after 30 minutes without a call, and 12 hours
 * after sign-in.
 */
export function createSessions(options: SessionOptions) {
  const { db, secret, settings } = options;
  const isSecure = !isLoopback(settings);
  const cookieName = nameOf('session', isSecure);
  const auth = createAuth(options, cookieName, isSecure);

  /** Passes only the session cookie on to better-auth. */
  const ownCookie = (cookieHeader: string | undefined) => {
    const own = (cookieHeader ?? '')
      .split(';')
      .map((pair) => pair.trim())
      .find((pair) => pair.startsWith(`${cookieName}=`));
    return new Headers(own ? { cookie: own } : {});
  };
  const setCookiesOf = (headers: Headers) => headers.getSetCookie().filter((line) => line.startsWith(`${cookieName}=`));

  /** Null if better-auth rejects the session. It hides the reason, so a query checks whether the database is available. */
  async function orNull<Result>(call: () => Promise<Result>): Promise<Result | null> {
    try {
      return await call();
    } catch (error) {
      if (error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500) return null;
      await db.execute('select 1');
      throw error;
    }
  }

  async function end(token: string): Promise<void> {
    const { internalAdapter } = await auth.$context;
    await internalAdapter.deleteSession(token);
  }

  async function lookUp(cookieHeader: string | undefined) {
    const headers = ownCookie(cookieHeader);
    if (!headers.has('cookie')) return null;
    const found = await orNull(() => auth.api.getSession({ headers, returnHeaders: true }));
    return found?.response ? { ...found.response, setCookies: setCookiesOf(found.headers) } : null;
  }

  return {
    cookieName,

    isSecure,

    /** Signs a text with the secret that also signs sessions. */
    sign: (text: string) => createHmac('sha256', secret).update(text).digest('base64url'),

    hasCookie: (cookieHeader: string | undefined) => ownCookie(cookieHeader).has('cookie'),

    /** The session of the request's cookies, or null. @throws if the database is unavailable */
    async find(cookieHeader: string | undefined): Promise<FoundSession | null> {
      const found = await lookUp(cookieHeader);
      if (!found) return null;
      const { id, token, userId, createdAt: signedInAt } = found.session;
      if (Date.now() - signedInAt.getTime() > maxSessionMs) {
        await end(token);
        return null;
      }
      return { id, userId, signedInAt, setCookies: found.setCookies };
    },

    /**
     * The id of the user with this e-mail address and password, else null. The timing does not reveal which of them was
     * wrong.
     */
    async verify({ email, password }: { email: string; password: string }): Promise<string | null> {
      const { internalAdapter, password: hashes } = await auth.$context;
      const found = await internalAdapter.findUserByEmail(email.toLowerCase(), { includeAccounts: true });
      const hash = found?.accounts.find(({ providerId }) => providerId === 'credential')?.password;
      if (!found || !hash) {
        await hashes.hash(password);
        return null;
      }
      return (await hashes.verify({ hash, password })) ? found.user.id : null;
    },

    /** Starts a session and ends the browser's previous one. */
    async start(userId: string, where: SignInOrigin, cookie: string | undefined): Promise<FoundSession | null> {
      const started = await auth.api.startSession({ body: { userId, ...where }, returnHeaders: true });
      if (!started.response) return null;
      const before = await lookUp(cookie);
      if (before) await end(before.session.token);
      return { ...started.response, setCookies: setCookiesOf(started.headers) };
    },

    /** Ends the session. @returns its user, and the Set-Cookie headers that remove the cookie */
    async signOut(cookieHeader: string | undefined): Promise<{ userId: string | undefined; setCookies: string[] }> {
      const found = await lookUp(cookieHeader);
      if (found) await end(found.session.token);
      return { userId: found?.session.userId, setCookies: [removeCookieLine('session', isSecure)] };
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
