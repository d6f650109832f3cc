import * as z from 'zod/mini';
import { tokenScopes } from '../../core/accounts/token-scopes.ts';
import { english } from '../../core/records/field-types.ts';

/** How long a token may be valid, in days. */
export const tokenDays = [30, 90, 180, 365] as const;

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
