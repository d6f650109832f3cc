import * as z from 'zod/mini';
import { german } from '../../core/records/field-types.ts';

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

/** What a new password is before its rule is asked. */
export const newPassword = z
  .string('Bitte wählen Sie ein Passwort')
  .check(
    z.minLength(12, 'Bitte mindestens 12 Zeichen'),
    z.maxLength(maxPasswordLength, `Höchstens ${maxPasswordLength} Zeichen`),
  );
