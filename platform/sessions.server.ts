import { createHmac } from 'node:crypto';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { verifyPassword } from 'better-auth/crypto';
import { betterAuth } from 'better-auth/minimal';
import type { Database } from './database/database.server.ts';
import { isLoopbackHost } from './loopback.ts';
import type { Settings } from './settings.server.ts';

/** Who is signed in. */
export interface Administrator {
  email: string;
}

/** A found or new session, with the Set-Cookie lines that go with the answer. */
export interface SignedIn {
  administrator: Administrator;
  setCookies: string[];
}

const idleSeconds = 30 * 60;
/** A session is prolonged at the most once a minute, so that not every call writes. */
const prolongedAfterSeconds = 60;
const maxSessionMs = 12 * 60 * 60 * 1000;

type SessionSettings = Pick<Settings, 'publicUrl' | 'publicUrlIsSet'>;

function isLoopback({ publicUrl, publicUrlIsSet }: SessionSettings): boolean {
  if (!publicUrlIsSet) return true;
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'http:' && isLoopbackHost(hostname);
}

/** scrypt pads its key with NUL characters, so 'secret' and 'secret\0' are one to it. Both are verified, to take alike long. */
async function isRight(given: { hash: string; password: string }): Promise<boolean> {
  return (await verifyPassword(given)) && !given.password.includes('\0');
}

/**
 * Sessions of the administrator, kept in the database and looked up at every call: one ends after 30 minutes without a
 * call, at the latest 12 hours after signing in. Better-auth makes and checks them; its own routes are never mounted.
 * @param input.tables better-auth's tables
 * @param input.secret signs the cookie; the same on every instance
 */
export function createSessions(input: {
  db: Database;
  tables: Record<string, unknown>;
  secret: string;
  settings: SessionSettings;
}) {
  const { db, tables, secret, settings } = input;
  const secure = !isLoopback(settings);
  const cookieName = secure ? '__Host-versicherungsmonitor' : 'versicherungsmonitor';
  const auth = betterAuth({
    baseURL: settings.publicUrl,
    secret,
    database: drizzleAdapter(db, { provider: 'pg', schema: tables }),
    emailAndPassword: { enabled: true, disableSignUp: true, maxPasswordLength: 1024, password: { verify: isRight } },
    session: { expiresIn: idleSeconds, updateAge: prolongedAfterSeconds, cookieCache: { enabled: false } },
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
          attributes: { httpOnly: true, secure, sameSite: 'lax', path: '/' },
        },
      },
    },
  });

  /** Better-auth sees the session's cookie and nothing else of the request. */
  const ownCookie = (cookieHeader: string | undefined) => {
    const own = (cookieHeader ?? '')
      .split(';')
      .map((pair) => pair.trim())
      .find((pair) => pair.startsWith(`${cookieName}=`));
    return new Headers(own ? { cookie: own } : {});
  };
  const setCookiesOf = (headers: Headers) => headers.getSetCookie().filter((line) => line.startsWith(`${cookieName}=`));

  /** Null when better-auth says no. It hides why it failed: whether the database is away has to be asked again. */
  async function ask<Result>(question: () => Promise<Result>): Promise<Result | null> {
    try {
      return await question();
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
    const found = await ask(() => auth.api.getSession({ headers, returnHeaders: true }));
    return found?.response ? { ...found.response, setCookies: setCookiesOf(found.headers) } : null;
  }

  return {
    cookieName,

    /** Whether cookies are for https alone. */
    isSecure: secure,

    /** What proves that a text is this site's own: by the secret that signs sessions too. */
    sign: (text: string) => createHmac('sha256', secret).update(text).digest('base64url'),

    hasCookie: (cookieHeader: string | undefined) => ownCookie(cookieHeader).has('cookie'),

    /** Who a request's cookies belong to, or null. Throws when the database is away. */
    async find(cookieHeader: string | undefined): Promise<SignedIn | null> {
      const found = await lookUp(cookieHeader);
      if (!found) return null;
      if (Date.now() - found.session.createdAt.getTime() > maxSessionMs) {
        await end(found.session.token);
        return null;
      }
      return { administrator: { email: found.user.email }, setCookies: found.setCookies };
    },

    /** A new session for the right e-mail and password, else null; wrong ones of either kind take alike long. */
    async signIn(input: { email: string; password: string; cookie: string | undefined }): Promise<SignedIn | null> {
      const { email, password, cookie } = input;
      const signedIn = await ask(() =>
        auth.api.signInEmail({ body: { email, password }, headers: new Headers(), returnHeaders: true }),
      );
      if (!signedIn) return null;
      const before = await lookUp(cookie);
      if (before) await end(before.session.token);
      return { administrator: { email: signedIn.response.user.email }, setCookies: setCookiesOf(signedIn.headers) };
    },

    /** Ends the session for good. @returns the Set-Cookie lines that remove the cookie */
    async signOut(cookieHeader: string | undefined): Promise<string[]> {
      const found = await lookUp(cookieHeader);
      if (found) await end(found.session.token);
      return [`${cookieName}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`];
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
