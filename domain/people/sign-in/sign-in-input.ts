import * as z from 'zod/mini';
import { german } from '../../core/records/field-types.ts';
import { maxPasswordLength, minPasswordLength } from './password-length.ts';

/** Input of the sign-in form. The password is not trimmed. */
export const signInInput = z.object({
  email: german.email('Bitte geben Sie eine gültige E-Mail-Adresse ein'),
  password: z
    .string('Passwort ist erforderlich')
    .check(
      z.minLength(1, 'Passwort ist erforderlich'),
      z.maxLength(maxPasswordLength, `Höchstens ${maxPasswordLength} Zeichen`),
    ),
});

/** Checks of a new password that need no dictionary. */
export const newPassword = z
  .string('Bitte wählen Sie ein Passwort')
  .check(
    z.minLength(minPasswordLength, `Bitte mindestens ${minPasswordLength} Zeichen`),
    z.maxLength(maxPasswordLength, `Höchstens ${maxPasswordLength} Zeichen`),
  );
