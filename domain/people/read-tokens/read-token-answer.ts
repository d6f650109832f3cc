import * as z from 'zod/mini';
import { tokenScopes } from '../../core/accounts/token-scopes.ts';
import { english } from '../../core/records/field-types.ts';
import { instant, optionalInstant, recordFields, text } from '../../core/records/record-answer.ts';

/** How long a token may be valid, in days. */
export const tokenDays = [30, 90, 180, 365] as const;
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

export const readTokenInput = z.object({
  name: english.text(100, 'Please enter a name'),
  scopes: z
    .array(z.enum(tokenScopes, 'There is no such scope'), 'Please choose at least one scope')
    .check(
      z.minLength(1, 'Please choose at least one scope'),
      z.maxLength(tokenScopes.length, 'Please choose each scope once only'),
    ),
  validDays: z.literal(tokenDays, 'Please choose how long the token is valid'),
});

export type ReadTokenInput = z.infer<typeof readTokenInput>;
