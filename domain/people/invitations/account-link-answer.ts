import * as z from 'zod/mini';
import { linkPurposes } from '../../core/account-links/link-terms.ts';

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
