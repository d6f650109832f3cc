import * as z from 'zod/mini';
import { firmRoles, roles } from '../../core/accounts/roles.ts';
import { english, german } from '../../core/records/field-types.ts';
import { newPassword } from '../sign-in/sign-in-input.ts';

export const invitationInput = z.object({
  email: english.email('Please enter a valid e-mail address'),
  role: z.enum(roles, 'Please choose a role'),
});

export const firmInvitationInput = {
  en: z.object({
    email: english.email('Please enter a valid e-mail address'),
    firmRole: z.enum(firmRoles, 'Please choose lead or member'),
  }),
  de: z.object({
    email: german.email('Bitte geben Sie eine gültige E-Mail-Adresse ein'),
    firmRole: z.enum(firmRoles, 'Bitte wählen Sie Leitung oder Mitglied'),
  }),
};

const token = z.string('Der Link ist unvollständig').check(z.maxLength(200, 'Der Link ist unvollständig'));

export const linkInput = z.object({ token });

export const acceptanceInput = z.object({ token, name: german.text(100), password: newPassword });

export const newPasswordInput = z.object({ token, password: newPassword });

export const resetInput = z.object({ email: german.email('Bitte geben Sie eine gültige E-Mail-Adresse ein') });
