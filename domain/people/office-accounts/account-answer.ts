import * as z from 'zod/mini';
import { roles } from '../../core/accounts/roles.ts';
import { instant, optionalInstant, recordFields } from '../../core/records/record-answer.ts';
import { secondFactor } from '../second-factor/second-factor-answer.ts';

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

export const invitation = z.object({
  ...recordFields,
  email: z.string(),
  role: z.nullable(z.enum(roles)),
  expiresAt: instant,
});
