import { randomUUID } from 'node:crypto';
import { and, eq, gt, lt, or } from 'drizzle-orm';
import type { Database, Readable } from '#platform/database/database.server.ts';
import { verification } from '../core/accounts/user-table.server.ts';

/**
 * Stores a value for some minutes, in better-auth's table for that, in place of an earlier one of that name. Also deletes all
 * expired values, since anybody can cause new ones.
 */
export async function storeForMinutes(db: Database, name: string, value: string, minutes: number): Promise<void> {
  const expiresAt = new Date(Date.now() + minutes * 60_000);
  await db.transaction(async (tx) => {
    const isExpired = lt(verification.expiresAt, new Date());
    await tx.delete(verification).where(or(eq(verification.identifier, name), isExpired));
    await tx.insert(verification).values({ id: randomUUID(), identifier: name, value, expiresAt });
  });
}

const isCurrent = (name: string) => and(eq(verification.identifier, name), gt(verification.expiresAt, new Date()));

export async function readShortLived(db: Readable, name: string): Promise<string | undefined> {
  const [row] = await db.select().from(verification).where(isCurrent(name));
  return row?.value;
}

/** Reads and deletes a value: of concurrent callers only one gets it. */
export async function takeShortLived(db: Database, name: string): Promise<string | undefined> {
  const [row] = await db.delete(verification).where(isCurrent(name)).returning();
  return row?.value;
}
