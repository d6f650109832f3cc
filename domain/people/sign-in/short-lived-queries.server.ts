import { randomUUID } from 'node:crypto';
import { and, eq, gt, lt, or } from 'drizzle-orm';
import type { Database, Readable } from '#platform/database/database.server.ts';
import { verification } from '../../core/accounts/user-table.server.ts';

/**
 * Keeps something for a few minutes, in better-auth's table for that. What was kept under the name before goes, and so
 * does everything whose time is over: anybody can have things kept.
 */
export async function keepForMinutes(db: Database, name: string, value: string, minutes: number): Promise<void> {
  const expiresAt = new Date(Date.now() + minutes * 60_000);
  await db.transaction(async (tx) => {
    const isOver = lt(verification.expiresAt, new Date());
    await tx.delete(verification).where(or(eq(verification.identifier, name), isOver));
    await tx.insert(verification).values({ id: randomUUID(), identifier: name, value, expiresAt });
  });
}

const stillKept = (name: string) => and(eq(verification.identifier, name), gt(verification.expiresAt, new Date()));

export async function readKept(db: Readable, name: string): Promise<string | undefined> {
  const [row] = await db.select().from(verification).where(stillKept(name));
  return row?.value;
}

/** What was kept, for whoever asks first: it is gone then. */
export async function takeKept(db: Database, name: string): Promise<string | undefined> {
  const [row] = await db.delete(verification).where(stillKept(name)).returning();
  return row?.value;
}
