import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Readable, Transaction, Writable } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { onlyRow } from '#platform/database/only-row.server.ts';
import { pickColumns } from '#platform/database/pick-columns.server.ts';
import { rolesThatMay } from '../../core/accounts/roles.ts';
import type { TokenScope } from '../../core/accounts/token-scopes.ts';
import { user } from '../../core/accounts/user-table.server.ts';
import { readTokens } from './read-token-table.server.ts';

/** A program that presents a valid token. */
export interface TokenReader {
  id: string;
  scopes: TokenScope[];
}

/** The maker of a token has to remain one who may make it. */
const isValid = and(
  gt(readTokens.expiresAt, sql`now()`),
  isNull(readTokens.revokedAt),
  isNull(user.deactivatedAt),
  inArray(user.role, [...rolesThatMay('accounts')]),
);

export const findTokenReader = (db: Readable, tokenHash: string): Promise<TokenReader | undefined> =>
  firstRow(
    db
      .select({ id: readTokens.id, scopes: readTokens.scopes })
      .from(readTokens)
      .innerJoin(user, eq(user.id, readTokens.makerId))
      .where(and(eq(readTokens.tokenHash, tokenHash), isValid)),
  );

/** All tokens that are kept, newest first. */
export const listReadTokens = (db: Readable) =>
  db
    .select({
      ...pickColumns(readTokens, 'id', 'name', 'scopes'),
      createdBy: user.email,
      ...pickColumns(readTokens, 'createdAt', 'expiresAt', 'revokedAt', 'lastUsedAt'),
      isValid: sql<boolean>`(${isValid})`,
    })
    .from(readTokens)
    .innerJoin(user, eq(user.id, readTokens.makerId))
    .orderBy(desc(readTokens.createdAt), desc(readTokens.id));

export const insertReadToken = async (tx: Transaction, values: typeof readTokens.$inferInsert): Promise<string> =>
  onlyRow(await tx.insert(readTokens).values(values).returning({ id: readTokens.id })).id;

/** @returns its name; undefined if there is no such token or it was revoked */
export async function markTokenRevoked(tx: Transaction, id: string): Promise<string | undefined> {
  const [revoked] = await tx
    .update(readTokens)
    .set({ revokedAt: new Date() })
    .where(and(eq(readTokens.id, id), isNull(readTokens.revokedAt)))
    .returning({ name: readTokens.name });
  return revoked?.name;
}

/** Revokes all tokens that a user made. @returns the revoked ones */
export const markTokensRevoked = (tx: Transaction, makerId: string) =>
  tx
    .update(readTokens)
    .set({ revokedAt: new Date() })
    .where(and(eq(readTokens.makerId, makerId), isNull(readTokens.revokedAt), gt(readTokens.expiresAt, sql`now()`)))
    .returning({ id: readTokens.id, name: readTokens.name });

/** Stores the time of use, at most once a minute. */
export async function markTokenUsed(db: Writable, id: string): Promise<void> {
  const isOld = or(isNull(readTokens.lastUsedAt), lt(readTokens.lastUsedAt, sql`now() - interval '1 minute'`));
  await db
    .update(readTokens)
    .set({ lastUsedAt: new Date() })
    .where(and(eq(readTokens.id, id), isOld));
}

export const listReadTokensOf = (db: Readable, makerIds: string[]) =>
  db
    .select(pickColumns(readTokens, 'name', 'scopes', 'createdAt', 'expiresAt', 'revokedAt', 'lastUsedAt'))
    .from(readTokens)
    .where(inArray(readTokens.makerId, makerIds));
