import { and, desc, eq, gt, notInArray } from 'drizzle-orm';
import type { Readable, Writable } from '#platform/database/database.server.ts';
import { user } from './administrator-table.server.ts';
import { knownDevices } from './known-device-table.server.ts';

/** Devices of one account; of more the ones that were used longest ago are forgotten. */
const maxDevices = 50;

/** Whether somebody signed in to the account on this device, and the time of that is not over. */
export async function isKnownDevice(db: Readable, tokenHash: string, email: string, now: Date): Promise<boolean> {
  const found = await db
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .innerJoin(user, eq(user.id, knownDevices.userId))
    .where(and(eq(knownDevices.tokenHash, tokenHash), eq(user.email, email), gt(knownDevices.expiresAt, now)));
  return found.length > 0;
}

/** A device that was signed in on just now, known before or not. */
export async function keepDevice(db: Writable, tokenHash: string, email: string, expiresAt: Date): Promise<void> {
  const [account] = await db.select({ id: user.id }).from(user).where(eq(user.email, email));
  if (!account) return;
  const used = { userId: account.id, lastUsedAt: new Date(), expiresAt };
  await db
    .insert(knownDevices)
    .values({ tokenHash, ...used })
    .onConflictDoUpdate({ target: knownDevices.tokenHash, set: used });
  const latest = db
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, account.id))
    .orderBy(desc(knownDevices.lastUsedAt))
    .limit(maxDevices);
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, account.id), notInArray(knownDevices.tokenHash, latest)));
}

export async function forgetDevicesOf(db: Writable, userId: string): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId));
}
