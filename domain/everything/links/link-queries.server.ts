import { asc, eq, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Readable, Writable } from '#platform/database/database.server.ts';
import { linkChecks } from './link-check-table.server.ts';
import { type CheckResult, isFailure } from './link-result.ts';

export type LinkCheck = typeof linkChecks.$inferSelect;

/** Stores these addresses and removes all others. */
export async function syncAddresses(db: Writable, addresses: string[]): Promise<void> {
  await db.delete(linkChecks).where(notInArray(linkChecks.address, addresses));
  if (addresses.length === 0) return;
  await db
    .insert(linkChecks)
    .values(addresses.map((address) => ({ address })))
    .onConflictDoNothing();
}

export const requestAllChecks = (db: Writable, now: Date) => db.update(linkChecks).set({ requestedAt: now });

/** Requests a check of addresses never checked, last successful a week ago, or failed the day before. */
export const requestDueChecks = (
  db: Writable,
  now: Date,
  { retryAfterMs, repeatAfterMs }: { retryAfterMs: number; repeatAfterMs: number },
) =>
  db
    .update(linkChecks)
    .set({ requestedAt: now })
    .where(
      or(
        isNull(linkChecks.checkedAt),
        lt(linkChecks.checkedAt, new Date(now.getTime() - repeatAfterMs)),
        // A first failure is checked once more before the link counts as dead.
        sql`${linkChecks.failingSince} = ${linkChecks.checkedAt} and ${linkChecks.checkedAt} < ${new Date(now.getTime() - retryAfterMs).toISOString()}`,
      ),
    );

export const listWaiting = (db: Readable) =>
  db
    .select({ address: linkChecks.address })
    .from(linkChecks)
    .where(isNotNull(linkChecks.requestedAt))
    .orderBy(asc(linkChecks.checkedAt), asc(linkChecks.address));

/** Stores the result of a check. @param check null leaves the last result */
export async function storeCheckResult(
  db: Writable,
  address: string,
  check: CheckResult | null,
  now: Date,
): Promise<void> {
  const found = check && {
    ...check,
    checkedAt: now,
    failingSince: isFailure(check.result)
      ? sql`coalesce(${linkChecks.failingSince}, ${now.toISOString()}::timestamptz)`
      : null,
  };
  await db
    .update(linkChecks)
    .set({ requestedAt: null, ...found })
    .where(eq(linkChecks.address, address));
}

export const listLinkChecks = (db: Readable) => db.select().from(linkChecks).orderBy(asc(linkChecks.address));
