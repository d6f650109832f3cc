import { and, desc, eq, gt, notInArray, sql } from 'drizzle-orm';
import type { Readable, Writable } from '#platform/database/database.server.ts';
import { user } from '../core/accounts/user-table.server.ts';
import { knownDevices } from './known-device-table.server.ts';

/** Devices per account; the least recently used ones beyond that are removed. */
const maxDevices = 50;

/** Whether the account was used on this device and the device's token hasn't expired. */
export async function isKnownDevice(db: Readable, tokenHash: string, email: string, now: Date): Promise<boolean> {
  const found = await db
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .innerJoin(user, eq(user.id, knownDevices.userId))
    .where(and(eq(knownDevices.tokenHash, tokenHash), eq(user.email, email), gt(knownDevices.expiresAt, now)));
  return found.length > 0;
}

/** Whether the account has known devices, but neither this one nor one of the same name and network. */
export async function isNewDevice(
  db: Readable,
  given: { tokenHash: string; userId: string; device: string; network: string; now: Date },
): Promise<boolean> {
  const known = await db
    .select()
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, given.userId), gt(knownDevices.expiresAt, given.now)));
  const isSimilar = (device: (typeof known)[number]) =>
    device.tokenHash === given.tokenHash || (device.device === given.device && device.network === given.network);
  return known.length > 0 && !known.some(isSimilar);
}

/** Stores or updates the device of a sign-in. */
export async function rememberDevice(
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

/** Invalidates the devices' cookies; names and networks stay, to recognise a new device. */
export async function forgetDevicesOf(db: Writable, userId: string): Promise<void> {
  await db.update(knownDevices).set({ tokenHash: sql`gen_random_uuid()` }).where(eq(knownDevices.userId, userId));
}
