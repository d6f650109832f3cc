import * as z from 'zod/mini';
import { signInMethods } from '../second-factor/sign-in-methods.ts';

/** Who is signed in, as GET /api/admin/session answers it. */
export const sessionAnswer = z.object({
  isAuthenticated: z.boolean(),
  /** E-mail address. */
  user: z.nullable(z.string()),
});

/**
 * As POST /api/admin/login answers it: with a second factor the password gives no session yet, and `methods` says what
 * completes the sign-in.
 */
export const signInAnswer = z.extend(sessionAnswer, { methods: z.optional(z.array(z.enum(signInMethods))) });
export type SignInAnswer = z.infer<typeof signInAnswer>;

export type SessionAnswer = z.infer<typeof sessionAnswer>;
