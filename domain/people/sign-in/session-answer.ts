import * as z from 'zod/mini';

/** Second factors that complete a sign-in. */
const signInMethods = ['authenticator', 'passkey', 'recovery-code'] as const;
export type SignInMethod = (typeof signInMethods)[number];

/** Response of GET /api/admin/session. */
export const sessionAnswer = z.object({
  isAuthenticated: z.boolean(),
  /** Email address. */
  user: z.nullable(z.string()),
});

/**
 * Response of POST /api/admin/login. For an account with a second factor there is no session yet; `methods` lists what can
 * complete the sign-in.
 */
export const signInAnswer = z.extend(sessionAnswer, { methods: z.optional(z.array(z.enum(signInMethods))) });
export type SignInAnswer = z.infer<typeof signInAnswer>;

export type SessionAnswer = z.infer<typeof sessionAnswer>;
