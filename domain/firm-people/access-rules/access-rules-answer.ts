import * as z from 'zod/mini';
import { userKinds } from '../../core/accounts/roles.ts';
import { optionalInstant } from '../../core/records/record-answer.ts';

export const accessRules = z.object({
  secondFactorSince: optionalInstant,
  /** Side that requires the second factor; a lead can't lift what the office requires. */
  secondFactorSide: z.nullable(z.enum(userKinds)),
  /** In ASCII; if empty, addresses of all domains may be invited. */
  allowedDomains: z.array(z.string()),
});
export type AccessRules = z.infer<typeof accessRules>;
