import { hash, randomBytes } from 'node:crypto';
import type { Transaction } from '#platform/database/database.server.ts';
import { dayMs } from '#platform/durations.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { readTokenRecord } from '../../core/audit/audited-record.ts';
import type { OfficePerson } from '../office-person.server.ts';
import type { ReadTokenInput } from './read-token-input.ts';
import { insertReadToken, listReadTokens, markTokenRevoked, markTokensRevoked } from './read-token-queries.server.ts';

/** Lets secret scanners recognise a token. */
const tokenPrefix = 'vm_read_';

const tokenForm = new RegExp(`^${tokenPrefix}[\\w-]{43}$`);

/** Whether a text can be a token: others need no query. */
export const looksLikeToken = (text: string): boolean => tokenForm.test(text);

export const hashOfToken = (token: string): string => hash('sha256', token, 'base64url');

const noSuchToken = refuse(404, 'no-such-token', 'This token does not exist any more.');

/** Makes a token, whose secret is shown only in this answer. */
export async function createReadToken(
  { db }: Pick<Services, 'db'>,
  { id: makerId, email: actor }: Pick<OfficePerson, 'id' | 'email'>,
  { name, scopes, validDays }: ReadTokenInput,
) {
  const token = `${tokenPrefix}${randomBytes(32).toString('base64url')}`;
  const expiresAt = new Date(Date.now() + validDays * dayMs);
  return db.transaction(async (tx) => {
    const values = { tokenHash: hashOfToken(token), name, scopes: [...new Set(scopes)], makerId, expiresAt };
    const id = await insertReadToken(tx, values);
    await recordAudit(tx, { actor, action: 'create', ...readTokenRecord({ id, name }) });
    const made = (await listReadTokens(tx)).find((token) => token.id === id);
    return made ? { ...made, token } : noSuchToken;
  });
}

/** Ends a token at once. */
export function revokeReadToken(
  { db }: Pick<Services, 'db'>,
  id: string,
  { email: actor }: Pick<OfficePerson, 'email'>,
): Promise<Refusal | null> {
  return db.transaction(async (tx) => {
    const name = await markTokenRevoked(tx, id);
    if (name === undefined) return noSuchToken;
    await recordAudit(tx, { actor, action: 'revoke', ...readTokenRecord({ id, name }) });
    return null;
  });
}

/** Ends all tokens of an account that may no longer make them, or whose password is reset: somebody else may have made them. */
export async function revokeTokensOf(tx: Transaction, makerId: string, actor: string): Promise<void> {
  for (const token of await markTokensRevoked(tx, makerId)) {
    await recordAudit(tx, { actor, action: 'revoke', ...readTokenRecord(token) });
  }
}
