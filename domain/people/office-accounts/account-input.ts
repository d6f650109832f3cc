import * as z from 'zod/mini';
import { roles } from '../../core/accounts/roles.ts';
import { english } from '../../core/records/field-types.ts';
import { maxPasswordLength } from '../sign-in/password-length.ts';
import { newPassword } from '../sign-in/sign-in-input.ts';

export const ownAccountChange = z.object({ name: english.text(100, 'Please enter your name') });

export const passwordChange = z.object({
  currentPassword: z
    .string('Bitte geben Sie Ihr jetziges Passwort an')
    .check(z.maxLength(maxPasswordLength, 'Das Passwort ist zu lang')),
  newPassword,
});

export const officeAccountChange = z.object({
  role: z.optional(z.enum(roles, 'Please choose a role')),
  isActive: z.optional(z.boolean('Please choose')),
  name: z.optional(english.text(100)),
});
