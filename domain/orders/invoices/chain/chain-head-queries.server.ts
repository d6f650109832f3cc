import { asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { Readable, Writable } from '#platform/database/database.server.ts';
import { chainHeads } from './chain-head-table.server.ts';
import type { ShownHead } from './verify-chain.ts';

export type ChainHead = typeof chainHeads.$inferSelect;

const { id, position, head, timestamp } = chainHeads;

/** Stores a head; undefined if that position is stored already. */
export async function insertChainHead(tx: Writable, { position: at, head: shown }: ShownHead) {
  const [stored] = await tx.insert(chainHeads).values({ position: at, head: shown }).onConflictDoNothing().returning();
  return stored;
}

export async function findChainHead(db: Readable, headId: string): Promise<ChainHead | undefined> {
  const [found] = await db.select().from(chainHeads).where(eq(id, headId));
  return found;
}

export async function findLatestChainHead(db: Readable): Promise<ChainHead | undefined> {
  const [latest] = await db.select().from(chainHeads).orderBy(desc(position)).limit(1);
  return latest;
}

export function listChainHeads(db: Readable): Promise<ShownHead[]> {
  return db.select({ position, head }).from(chainHeads).orderBy(asc(position));
}

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
export async function readTimestampFailure(db: Readable): Promise<string | null> {
  return (await findLatestChainHead(db))?.timestampFailure ?? null;
}

export async function listTimestamps(db: Readable) {
  const found = await db
    .select({ position, head, timestamp })
    .from(chainHeads)
    .where(isNotNull(timestamp))
    .orderBy(asc(position));
  return found.flatMap((row) => (row.timestamp ? [{ ...row, timestamp: row.timestamp }] : []));
}
