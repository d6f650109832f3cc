import * as z from 'zod/mini';
import { instant, optionalInstant, optionalText, recordFields } from '../core/records/record-answer.ts';
import { firmRoles } from '../people/roles.ts';

/** Somebody who gets into the partner area for a firm, as the office and who leads there see them. */
export const firmPersonAnswer = z.object({
  ...recordFields,
  email: z.string(),
  name: z.string(),
  phone: optionalText,
  firmRole: z.enum(firmRoles),
  lastSignInAt: optionalInstant,
});
export type FirmPersonAnswer = z.infer<typeof firmPersonAnswer>;

export const firmRoleChange = z.object({ firmRole: z.enum(firmRoles, 'Please choose lead or member') });

/** An invitation into the partner area that nobody has accepted. */
export const firmInvitation = z.object({
  ...recordFields,
  email: z.string(),
  firmRole: z.nullable(z.enum(firmRoles)),
  expiresAt: instant,
});
export type FirmInvitation = z.infer<typeof firmInvitation>;
