import * as z from 'zod/mini';
import { linkPurposes } from '../../core/account-links/link-terms.ts';
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

/** A link's purpose and state. */
export const linkAnswer = z.object({
  purpose: z.enum(linkPurposes),
  /** 'other-account': an invitation to an address that has another account. */
  state: z.enum(['open', 'expired', 'used', 'other-account']),
  email: z.string(),
  /** For invitations to the partner area. */
  firmName: z.optional(z.string()),
});

export type LinkAnswer = z.infer<typeof linkAnswer>;
