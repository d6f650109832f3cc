import { and, asc, eq, getTableColumns, isNotNull, lt, sql } from 'drizzle-orm';
import type { Readable, Transaction, Writable } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { hasChanged } from '#platform/database/has-changed.server.ts';
import { user } from '../../core/accounts/user-table.server.ts';
import { recoveryCodeHash } from './recovery-code.server.ts';
import { authenticators, passkeys, recoveryCodes } from './second-factor-table.server.ts';

export type Passkey = typeof passkeys.$inferSelect;

export const findAuthenticator = (db: Readable, userId: string) =>
  firstRow(db.select().from(authenticators).where(eq(authenticators.userId, userId)));

/** The sealed secrets of all apps in use. */
export const listSealedSecrets = (db: Readable) =>
  db
    .select({ userId: authenticators.userId, sealedSecret: sql<string>`${authenticators.sealedSecret}` })
    .from(authenticators)
    .where(isNotNull(authenticators.sealedSecret));

/** Stores a secret that is not confirmed yet; the one in use stays until then. */
export async function storePendingSecret(db: Writable, userId: string, sealedNewSecret: string): Promise<void> {
  await db
    .insert(authenticators)
    .values({ userId, sealedNewSecret })
    .onConflictDoUpdate({ target: authenticators.userId, set: { sealedNewSecret } });
}

/** Puts a confirmed secret into use; the code that confirmed it can't be used again. */
export async function activateSecret(
  tx: Transaction,
  userId: string,
  { sealedSecret, lastStep }: { sealedSecret: string; lastStep: number },
): Promise<void> {
  await tx
    .update(authenticators)
    .set({ sealedSecret, sealedNewSecret: null, lastStep, createdAt: new Date() })
    .where(eq(authenticators.userId, userId));
}

/** Claims a time step, so that its code is accepted only once. @returns whether it was free */
export const claimStep = (db: Writable, userId: string, step: number): Promise<boolean> =>
  hasChanged(
    db
      .update(authenticators)
      .set({ lastStep: step })
      .where(and(eq(authenticators.userId, userId), lt(authenticators.lastStep, step))),
  );

export const removeAuthenticator = (tx: Transaction, userId: string): Promise<boolean> =>
  hasChanged(
    tx.delete(authenticators).where(and(eq(authenticators.userId, userId), isNotNull(authenticators.sealedSecret))),
  );

export const listPasskeys = (db: Readable, userId: string): Promise<Passkey[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt));

/** A passkey, with its owner's current sign-in generation. */
export const findPasskey = (db: Readable, id: string) =>
  firstRow(
    db
      .select({ ...getTableColumns(passkeys), signInGeneration: user.signInGeneration })
      .from(passkeys)
      .innerJoin(user, eq(user.id, passkeys.userId))
      .where(eq(passkeys.id, id)),
  );

/** @returns false if the passkey is known */
export const insertPasskey = (tx: Transaction, values: typeof passkeys.$inferInsert): Promise<boolean> =>
  hasChanged(tx.insert(passkeys).values(values).onConflictDoNothing());

export async function recordPasskeyUse(db: Writable, id: string, counter: number): Promise<void> {
  await db.update(passkeys).set({ counter, lastUsedAt: new Date() }).where(eq(passkeys.id, id));
}

export const removePasskey = (tx: Transaction, userId: string, id: string): Promise<boolean> =>
  hasChanged(tx.delete(passkeys).where(and(eq(passkeys.userId, userId), eq(passkeys.id, id))));

export async function replaceRecoveryCodes(tx: Transaction, userId: string, codes: string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const rows = codes.map((code) => ({ codeHash: recoveryCodeHash(code), userId }));
  if (rows.length > 0) await tx.insert(recoveryCodes).values(rows);
}

/** Uses up a recovery code. @returns whether it was valid */
export const useRecoveryCode = (db: Writable, userId: string, code: string): Promise<boolean> =>
  hasChanged(
    db
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, recoveryCodeHash(code)))),
  );

export const countRecoveryCodes = (db: Readable, userId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));

export async function removeFactors(tx: Transaction, userId: string): Promise<void> {
  for (const table of [authenticators, passkeys, recoveryCodes]) {
    await tx.delete(table).where(sql`${table.userId} = ${userId}`);
  }
}
