import * as z from 'zod/mini';
import { firmRoles } from '../../core/accounts/roles.ts';
import { optionalInstant, optionalText } from '../../core/records/record-answer.ts';

/**
 * When a firm's leads were last asked to confirm the list of its people, and when they last did. A confirmation before the
 * request is that of an earlier year.
 */
export const peopleReview = z.object({
  askedAt: optionalInstant,
  remindedAt: optionalInstant,
  confirmedAt: optionalInstant,
  /** null if nobody did, or the account no longer exists. */
  confirmedBy: optionalText,
});
export type PeopleReview = z.infer<typeof peopleReview>;

/** The list behind the link in a lead's mail. */
export const reviewedPeople = z.object({
  firmName: z.string(),
  people: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      email: z.string(),
      firmRole: z.enum(firmRoles),
      lastSignInAt: optionalInstant,
      /** Whether it is the lead, who can't remove themselves. */
      isSelf: z.boolean(),
    }),
  ),
});
export type ReviewedPeople = z.infer<typeof reviewedPeople>;
