import { and, eq, like, ne, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.server.ts';
import { idempotencyKeys } from './idempotency-key-table.server.ts';

interface KeyOfCall {
  call: string;
  key: string;
}

const isKey = ({ call, key }: KeyOfCall) => and(eq(idempotencyKeys.call, call), eq(idempotencyKeys.key, key));

/**
 * Takes a key that nobody has had within 24 hours; false: somebody has. Waits for a transaction that holds it, and for one that
 * does the same under another key when one of the two begins with `keyPrefix`.
 * @throws the database's error 55P03 when that takes longer than `maxWaitSeconds`
 */
export async function claimKey(
  tx: Transaction,
  { call, key, bodyHash }: KeyOfCall & { bodyHash: string },
  { maxWaitSeconds, keyPrefix }: { maxWaitSeconds: number; keyPrefix: string },
): Promise<boolean> {
  await tx.execute(sql.raw(`set local lock_timeout = '${maxWaitSeconds}s'`));
  // Only a key with the prefix has to wait for the same content under other keys, and they for it; those don't wait for each other.
  const lock = sql.raw(key.startsWith(keyPrefix) ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared');
  await tx.execute(sql`select ${lock}(hashtext('idempotency_keys'), hashtext(${`${call} ${bodyHash}`}))`);
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ call, key, bodyHash, answer: {} })
    .onConflictDoUpdate({
      target: [idempotencyKeys.call, idempotencyKeys.key],
      set: { bodyHash, answer: {}, createdAt: sql`now()` },
      setWhere: sql`${idempotencyKeys.createdAt} < now() - interval '24 hours'`,
    })
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0;
}

export async function findKey(tx: Transaction, key: KeyOfCall) {
  const [known] = await tx.select().from(idempotencyKeys).where(isKey(key));
  return known;
}

/** What was answered within 24 hours to the same content under another key, where one of the two begins like this. */
export async function findSameContent(
  tx: Transaction,
  { call, key, bodyHash, keyPrefix }: KeyOfCall & { bodyHash: string; keyPrefix: string },
) {
  const [known] = await tx
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.call, call),
        eq(idempotencyKeys.bodyHash, bodyHash),
        ne(idempotencyKeys.key, key),
        key.startsWith(keyPrefix) ? undefined : like(idempotencyKeys.key, `${keyPrefix}%`),
        sql`${idempotencyKeys.createdAt} >= now() - interval '24 hours'`,
      ),
    );
  return known;
}

export async function storeAnswer(tx: Transaction, key: KeyOfCall, answer: unknown): Promise<void> {
  await tx.update(idempotencyKeys).set({ answer }).where(isKey(key));
}
