import * as z from 'zod/mini';
import { firmRoles } from '../core/accounts/roles.ts';
import { instant, optionalInstant, optionalText, recordFields } from '../core/records/record-answer.ts';

/** A person of a firm with access to the partner area, as the office and the firm's leads see them. */
export const firmPersonAnswer = z.object({
  ...recordFields,
  email: z.string(),
  name: z.string(),
  phone: optionalText,
  firmRole: z.enum(firmRoles),
  lastSignInAt: optionalInstant,
  hasSecondFactor: z.boolean(),
  /** When they last accepted the terms of the partner area, and whether these have changed since or are still to be accepted. */
  termsAcceptedAt: optionalInstant,
  mustAcceptTerms: z.boolean(),
  /** Since when it is open whether their unused access is still needed. */
  unusedAskedAt: optionalInstant,
  /** When it was switched off because it was not used. */
  switchedOffAt: optionalInstant,
});
export type FirmPersonAnswer = z.infer<typeof firmPersonAnswer>;

export const firmRoleChange = z.object({ firmRole: z.enum(firmRoles, 'Please choose lead or member') });

/** An invitation to the partner area that is not accepted yet. */
export const firmInvitation = z.object({
  ...recordFields,
  email: z.string(),
  firmRole: z.nullable(z.enum(firmRoles)),
  expiresAt: instant,
});
export type FirmInvitation = z.infer<typeof firmInvitation>;
