import * as z from 'zod/mini';
import { firmRoles } from '../core/accounts/roles.ts';
import { optionalInstant, optionalText } from '../core/records/record-answer.ts';
import { secondFactor } from '../people/second-factor/second-factor-answer.ts';

/** A firm person's own profile. */
export const firmProfile = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  phone: optionalText,
  /** Whether they are notified of new files and requests by mail. */
  wantsFileNews: z.boolean(),
  /** The sign-in before the current one; null at the first visit. */
  previousVisitAt: optionalInstant,
  firmId: z.uuid(),
  firmName: z.string(),
  firmRole: z.enum(firmRoles),
  secondFactor,
  /** Deadline for setting up a second factor; null if none is required. */
  secondFactorDueAt: optionalInstant,
});
export type FirmProfile = z.infer<typeof firmProfile>;
