import {
  findTokenReader,
  markTokenUsed,
  type TokenReader,
} from '#domain/people/read-tokens/read-token-queries.server.ts';
import { hashOfToken, looksLikeToken } from '#domain/people/read-tokens/read-tokens.server.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { createAttemptLimit } from '../sign-in/attempt-limit.ts';
import type { Call } from './call.ts';

/** Limits of requests with a token, and of a network's attempts with unknown tokens. */
export const tokenLimit = { tries: 600, withinSeconds: 900 };
export const unknownTokenLimit = { tries: 60, withinSeconds: 900 };

const unknownToken = refuse(401, 'unknown-token', 'This token is unknown, expired or revoked.');
const onlyReads = refuse(403, 'token-only-reads', 'A token only reads.');
const notThisScope = refuse(403, 'not-this-scope', 'The token’s scopes do not include this.');

/** The token of an Authorization header, however malformed, so that a session never stands in for it; undefined for other schemes. */
export const bearerToken = (authorization: string | undefined): string | undefined =>
  /^Bearer\b *(.*)$/i.exec(authorization ?? '')?.[1];

/** Whether a token with these scopes opens a call. */
export const mayRead = (scopes: TokenReader['scopes'], { method, readScope }: Pick<Call, 'method' | 'readScope'>) =>
  method === 'GET' && readScope !== undefined && scopes.includes(readScope);

/** Authenticates tokens and refuses what they may not read, with rate limits of their own. */
export function createTokenGuard(services: Pick<Services, 'db' | 'settings'>) {
  const { db } = services;
  const ofToken = createAttemptLimit(services, { name: 'read-token', ...tokenLimit });
  const ofNetwork = createAttemptLimit(services, { name: 'unknown-token', ...unknownTokenLimit });
  const tooMany = (limited: Refusal | undefined) =>
    limited &&
    refuse(429, 'too-many', 'Too many requests with tokens. Please try again later.', {
      retryAfterSeconds: limited.retryAfterSeconds ?? 60,
    });

  const find = async (token: string): Promise<TokenReader | undefined> =>
    looksLikeToken(token) ? findTokenReader(db, hashOfToken(token)) : undefined;

  return {
    find,

    /** The reader, if the token opens the call. */
    async admit(token: string, call: Call, network: string | undefined): Promise<TokenReader | Refusal> {
      const reader = await find(token);
      if (!reader) return tooMany(network === undefined ? undefined : await ofNetwork.admit(network)) ?? unknownToken;
      const limited = tooMany(await ofToken.admit(reader.id));
      if (limited) return limited;
      if (call.method !== 'GET') return onlyReads;
      if (!mayRead(reader.scopes, call)) return notThisScope;
      await markTokenUsed(db, reader.id);
      return reader;
    },
  };
}
