import * as z from 'zod/mini';
import { german } from '../field-types.ts';

const longestPassword = 1024;

/** What the sign-in form sends. The password is taken as it is. */
export const signInInput = z.object({
  email: german.email('Bitte geben Sie eine gültige E-Mail-Adresse ein'),
  password: z
    .string('Passwort ist erforderlich')
    .check(
      z.minLength(1, 'Passwort ist erforderlich'),
      z.maxLength(longestPassword, `Höchstens ${longestPassword} Zeichen`),
    ),
});

/** Who is signed in, as GET /api/admin/session answers it. */
export const sessionAnswer = z.object({
  isAuthenticated: z.boolean(),
  /** E-mail address. */
  user: z.nullable(z.string()),
});

export type SessionAnswer = z.infer<typeof sessionAnswer>;
