import * as z from 'zod/mini';
import { roles } from '../../core/accounts/roles.ts';
import { english } from '../../core/records/field-types.ts';
import { instant, optionalInstant, recordFields } from '../../core/records/record-answer.ts';
import { secondFactor } from '../second-factor/second-factor-answer.ts';
import { newPassword } from '../sign-in/sign-in-input.ts';

const personFields = { id: z.uuid(), email: z.string(), name: z.string() };
const accountFields = { ...personFields, role: z.enum(roles) };

/** A person's own account in the office. */
export const ownAccount = z.object({ ...accountFields, mustAddSecondFactor: z.boolean(), secondFactor });
export type OwnAccount = z.infer<typeof ownAccount>;

/** How a person of the office or of a firm signs in. */
export const ownSignIn = z.object({
  ...personFields,
  role: z.optional(accountFields.role),
  mustAddSecondFactor: z.optional(z.boolean()),
  secondFactor,
});

export const ownAccountChange = z.object({ name: english.text(100, 'Please enter your name') });

export const passwordChange = z.object({
  currentPassword: z
    .string('Bitte geben Sie Ihr jetziges Passwort an')
    .check(z.maxLength(1024, 'Das Passwort ist zu lang')),
  newPassword,
});

export const ownSession = z.object({
  id: z.string(),
  device: z.string(),
  network: z.string(),
  signedInAt: instant,
  lastSeenAt: instant,
  isThisOne: z.boolean(),
});

/** An account of the office, as administrators see it. */
export const officeAccount = z.object({
  ...recordFields,
  ...accountFields,
  isFromSettings: z.boolean(),
  hasSecondFactor: z.boolean(),
  deactivatedAt: optionalInstant,
  lastSignInAt: optionalInstant,
});
export type OfficeAccount = z.infer<typeof officeAccount>;

export const officeAccountChange = z.object({
  role: z.optional(z.enum(roles, 'Please choose a role')),
  isActive: z.optional(z.boolean('Please choose')),
  name: z.optional(english.text(100)),
});

export const invitation = z.object({
  ...recordFields,
  email: z.string(),
  role: z.nullable(z.enum(roles)),
  expiresAt: instant,
});
