import { and, eq, like, ne, sql } from 'drizzle-orm';
import { lockKeys } from '#platform/database/advisory-locks.server.ts';
import type { Transaction } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import type { FixedDuration } from '#platform/durations.ts';
import { idempotencyKeys } from './idempotency-key-table.server.ts';

/** How long the first answer is replayed for the same key and body. */
export const keysKept = '24 hours' satisfies FixedDuration;

interface KeyOfCall {
  call: string;
  key: string;
}

const isKey = ({ call, key }: KeyOfCall) => and(eq(idempotencyKeys.call, call), eq(idempotencyKeys.key, key));

/**
 * Claims a key; false if it was used within 24 hours. Waits for a concurrent transaction with the same key. A key that
 * begins with `keyPrefix` also waits for the same content under any other key, and the other way round.
 * @throws the database's error 55P03 after `maxWaitSeconds`
 */
export async function claimKey(
  tx: Transaction,
  { call, key, bodyHash }: KeyOfCall & { bodyHash: string },
  { maxWaitSeconds, keyPrefix }: { maxWaitSeconds: number; keyPrefix: string },
): Promise<boolean> {
  // Only a prefixed key and unprefixed ones with the same content exclude each other; unprefixed keys share the lock.
  const lock = sql.raw(key.startsWith(keyPrefix) ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared');
  await tx.execute(sql`select set_config('lock_timeout', ${`${maxWaitSeconds}s`}, true),
    ${lock}(hashtext(${lockKeys.idempotencyKeys}), hashtext(${`${call} ${bodyHash}`}))`);
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ call, key, bodyHash, answer: {} })
    .onConflictDoUpdate({
      target: [idempotencyKeys.call, idempotencyKeys.key],
      set: { bodyHash, answer: {}, createdAt: sql`now()` },
      setWhere: sql`${idempotencyKeys.createdAt} < now() - ${keysKept}::interval`,
    })
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0;
}

export const findKey = (tx: Transaction, key: KeyOfCall) =>
  firstRow(tx.select().from(idempotencyKeys).where(isKey(key)));

/** The stored answer to the same content under another key, if one of the two keys has the prefix. */
export const findSameContent = (
  tx: Transaction,
  { call, key, bodyHash, keyPrefix }: KeyOfCall & { bodyHash: string; keyPrefix: string },
) =>
  firstRow(
    tx
      .select()
      .from(idempotencyKeys)
      .where(
        and(
          eq(idempotencyKeys.call, call),
          eq(idempotencyKeys.bodyHash, bodyHash),
          ne(idempotencyKeys.key, key),
          key.startsWith(keyPrefix) ? undefined : like(idempotencyKeys.key, `${keyPrefix}%`),
          sql`${idempotencyKeys.createdAt} >= now() - ${keysKept}::interval`,
        ),
      ),
  );

export async function storeAnswer(tx: Transaction, key: KeyOfCall, answer: unknown): Promise<void> {
  await tx.update(idempotencyKeys).set({ answer }).where(isKey(key));
}
