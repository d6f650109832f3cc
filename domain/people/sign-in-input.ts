import * as z from 'zod/mini';
import { german } from '../records/field-types.ts';

const maxPasswordLength = 1024;

/** What the sign-in form sends. The password is taken as it is. */
export const signInInput = z.object({
  email: german.email('Bitte geben Sie eine gültige E-Mail-Adresse ein'),
  password: z
    .string('Passwort ist erforderlich')
    .check(
      z.minLength(1, 'Passwort ist erforderlich'),
      z.maxLength(maxPasswordLength, `Höchstens ${maxPasswordLength} Zeichen`),
    ),
});

/** Who is signed in, as GET /api/admin/session answers it. */
export const sessionAnswer = z.object({
  isAuthenticated: z.boolean(),
  /** E-mail address. */
  user: z.nullable(z.string()),
});

/** Says beside the session what its owner is in the office. */
export const roleHeader = 'X-Office-Role';

export type SessionAnswer = z.infer<typeof sessionAnswer>;
