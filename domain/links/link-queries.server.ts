import { asc, eq, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Readable, Writable } from '#platform/database/database.server.ts';
import type { RecordKind } from '../records/record-kind.server.ts';
import { linkChecks } from './link-check-table.server.ts';
import { type Asked, isFailure } from './link-result.ts';

export type LinkCheck = typeof linkChecks.$inferSelect;

export const listRecordsOf = (db: Readable, kind: RecordKind) =>
  kind.select(db).where(isNull(kind.table.deletedAt)) as PromiseLike<object[]>;

/** Knows these addresses from now on, and no others. */
export async function keepAddresses(db: Writable, addresses: string[]): Promise<void> {
  await db.delete(linkChecks).where(notInArray(linkChecks.address, addresses));
  if (addresses.length === 0) return;
  await db
    .insert(linkChecks)
    .values(addresses.map((address) => ({ address })))
    .onConflictDoNothing();
}

/** Asks for the check of all addresses. */
export const requestAll = (db: Writable, now: Date) => db.update(linkChecks).set({ requestedAt: now });

/** Asks for the check of what was never checked, of what worked when it was checked a week ago, and of what failed the day before. */
export const requestDue = (db: Writable, now: Date, { weekMs, dayMs }: { weekMs: number; dayMs: number }) =>
  db
    .update(linkChecks)
    .set({ requestedAt: now })
    .where(
      or(
        isNull(linkChecks.checkedAt),
        lt(linkChecks.checkedAt, new Date(now.getTime() - weekMs)),
        // Failed for the first time: once more, before it is called dead.
        sql`${linkChecks.failingSince} = ${linkChecks.checkedAt} and ${linkChecks.checkedAt} < ${new Date(now.getTime() - dayMs).toISOString()}`,
      ),
    );

export const listWaiting = (db: Readable) =>
  db
    .select({ address: linkChecks.address })
    .from(linkChecks)
    .where(isNotNull(linkChecks.requestedAt))
    .orderBy(asc(linkChecks.checkedAt), asc(linkChecks.address));

/** Writes down how an address answered. @param asked null: nothing could be found out, so all stays as it was */
export async function noteAsked(db: Writable, address: string, asked: Asked | null, now: Date): Promise<void> {
  const found = asked && {
    ...asked,
    checkedAt: now,
    failingSince: isFailure(asked.result)
      ? sql`coalesce(${linkChecks.failingSince}, ${now.toISOString()}::timestamptz)`
      : null,
  };
  await db
    .update(linkChecks)
    .set({ requestedAt: null, ...found })
    .where(eq(linkChecks.address, address));
}

export const listLinkChecks = (db: Readable) => db.select().from(linkChecks).orderBy(asc(linkChecks.address));
