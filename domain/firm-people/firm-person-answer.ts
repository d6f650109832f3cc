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
  /** When they last accepted the terms of the partner area. */
  termsAcceptedAt: optionalInstant,
  /** Whether they have never accepted the terms, or the terms have changed since. */
  mustAcceptTerms: z.boolean(),
  /** When their unused access was questioned; null once it is used or confirmed. */
  unusedAskedAt: optionalInstant,
  /** When their access was switched off as unused. */
  switchedOffAt: optionalInstant,
});
export type FirmPersonAnswer = z.infer<typeof firmPersonAnswer>;

/** An invitation to the partner area that has not been accepted yet. */
export const firmInvitation = z.object({
  ...recordFields,
  email: z.string(),
  firmRole: z.nullable(z.enum(firmRoles)),
  expiresAt: instant,
});
export type FirmInvitation = z.infer<typeof firmInvitation>;
