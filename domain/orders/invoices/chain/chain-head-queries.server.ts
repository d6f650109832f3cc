import { asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { Readable, Writable } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { chainHeads } from './chain-head-table.server.ts';
import type { ShownHead } from './verify-chain.ts';

export type ChainHead = typeof chainHeads.$inferSelect;

const { id, position, head, timestamp } = chainHeads;

/** Stores a head; undefined if that position is stored already. */
export const insertChainHead = (tx: Writable, { position: at, head: shown }: ShownHead) =>
  firstRow(tx.insert(chainHeads).values({ position: at, head: shown }).onConflictDoNothing().returning());

export const findChainHead = (db: Readable, headId: string) =>
  firstRow(db.select().from(chainHeads).where(eq(id, headId)));

export const findLatestChainHead = (db: Readable) =>
  firstRow(db.select().from(chainHeads).orderBy(desc(position)).limit(1));

export const listChainHeads = (db: Readable): Promise<ShownHead[]> =>
  db.select({ position, head }).from(chainHeads).orderBy(asc(position));

export async function setTimestamp(
  db: Writable,
  headId: string,
  result: { timestamp: Buffer } | { timestampFailure: string },
): Promise<void> {
  await db
    .update(chainHeads)
    .set({ timestampFailure: null, ...result })
    .where(eq(id, headId));
}

/** Why the last day's head has no time stamp; null if it has one, or none was requested. */
export const readTimestampFailure = async (db: Readable): Promise<string | null> =>
  (await findLatestChainHead(db))?.timestampFailure ?? null;

export async function listTimestamps(db: Readable) {
  const found = await db
    .select({ position, head, timestamp })
    .from(chainHeads)
    .where(isNotNull(timestamp))
    .orderBy(asc(position));
  return found.flatMap((row) => (row.timestamp ? [{ ...row, timestamp: row.timestamp }] : []));
}
