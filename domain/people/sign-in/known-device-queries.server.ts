import { and, desc, eq, gt, notInArray, sql } from 'drizzle-orm';
import type { Readable, Writable } from '#platform/database/database.server.ts';
import { user } from '../../core/accounts/user-table.server.ts';
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

/** Whether an account knows other devices but none like this: neither itself nor one of that name and network. */
export async function isNewDevice(
  db: Readable,
  given: { tokenHash: string; userId: string; device: string; network: string; now: Date },
): Promise<boolean> {
  const known = await db
    .select()
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, given.userId), gt(knownDevices.expiresAt, given.now)));
  const isAlike = (one: (typeof known)[number]) =>
    one.tokenHash === given.tokenHash || (one.device === given.device && one.network === given.network);
  return known.length > 0 && !known.some(isAlike);
}

/** A device that was signed in on just now, known before or not. */
export async function keepDevice(
  db: Writable,
  {
    tokenHash,
    ...device
  }: Pick<typeof knownDevices.$inferSelect, 'tokenHash' | 'userId' | 'expiresAt' | 'device' | 'network'>,
): Promise<void> {
  const used = { ...device, lastUsedAt: new Date() };
  await db
    .insert(knownDevices)
    .values({ tokenHash, ...used })
    .onConflictDoUpdate({ target: knownDevices.tokenHash, set: used });
  const latest = db
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, device.userId))
    .orderBy(desc(knownDevices.lastUsedAt))
    .limit(maxDevices);
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, device.userId), notInArray(knownDevices.tokenHash, latest)));
}

/** None is known by its cookie any more; what they are called stays, so that a new one is still told from them. */
export async function forgetDevicesOf(db: Writable, userId: string): Promise<void> {
  await db.update(knownDevices).set({ tokenHash: sql`gen_random_uuid()` }).where(eq(knownDevices.userId, userId));
}
