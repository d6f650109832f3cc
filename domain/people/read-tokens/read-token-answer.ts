import * as z from 'zod/mini';
import { tokenScopes } from '../../core/accounts/token-scopes.ts';
import { german } from '../../core/records/field-types.ts';
import { instant, optionalInstant, recordFields, text } from '../../core/records/record-answer.ts';
import { tokenDays } from './read-token-terms.ts';

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
  name: german.text(100, 'Bitte geben Sie einen Namen an'),
  scopes: z
    .array(z.enum(tokenScopes, 'Diesen Bereich gibt es nicht'), 'Bitte wählen Sie mindestens einen Bereich')
    .check(
      z.minLength(1, 'Bitte wählen Sie mindestens einen Bereich'),
      z.maxLength(tokenScopes.length, 'Bitte wählen Sie jeden Bereich nur einmal'),
    ),
  validDays: z.literal(tokenDays, 'Bitte wählen Sie, wie lange der Zugang gilt'),
});

export type ReadTokenInput = z.infer<typeof readTokenInput>;
