import * as z from 'zod/mini';
import { tokenScopes } from '../../core/accounts/token-scopes.ts';
import { instant, optionalInstant, recordFields, text } from '../../core/records/record-answer.ts';

/** How long ended tokens are kept. */
export const endedTokenDays = 30;

const scopes = z.array(z.enum(tokenScopes));

/** A read token as administrators see it. */
export const readTokenAnswer = z.object({
  ...recordFields,
  name: text,
  scopes,
  /** Address of the administrator who made it. */
  createdBy: text,
  expiresAt: instant,
  revokedAt: optionalInstant,
  lastUsedAt: optionalInstant,
  /** Whether it opens anything: not expired or revoked, and its maker still an active administrator. */
  isValid: z.boolean(),
});

export type ReadToken = z.infer<typeof readTokenAnswer>;

/** A new token with its secret, which is shown only here. */
export const newReadTokenAnswer = z.extend(readTokenAnswer, { token: text });
