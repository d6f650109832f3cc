import { randomUUID } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { administratorSecrets } from './administrator-secret-table.server.ts';
import { account, session, user } from './administrator-table.server.ts';
import { forgetDevicesOf } from './known-device-queries.server.ts';

const lockKey = 7_241_006;
/** What better-auth calls an account with e-mail and password. */
const providerId = 'credential';

export type SecretName = 'session-signature' | 'applied-password';

/** One change of the administrator at a time, on whatever instance. */
export async function lockAdministrator(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
}

/** The one administrator; undefined before the first start. */
export async function findAdministrator(db: Readable): Promise<{ id: string; email: string } | undefined> {
  const [found] = await db.select({ id: user.id, email: user.email }).from(user).orderBy(asc(user.createdAt)).limit(1);
  return found;
}

export async function insertAdministrator(tx: Transaction, email: string, passwordHash: string): Promise<void> {
  const id = randomUUID();
  await tx.insert(user).values({ id, name: email, email, emailVerified: true });
  await tx.insert(account).values({ id: randomUUID(), userId: id, accountId: id, providerId, password: passwordHash });
}

export async function setAdministratorEmail(tx: Transaction, id: string, email: string): Promise<void> {
  await tx.update(user).set({ email, name: email, updatedAt: new Date() }).where(eq(user.id, id));
}

/** Devices that are known by the old password are strangers to the new one. */
export async function setAdministratorPassword(tx: Transaction, id: string, passwordHash: string): Promise<void> {
  await forgetDevicesOf(tx, id);
  await tx
    .update(account)
    .set({ password: passwordHash, updatedAt: new Date() })
    .where(and(eq(account.userId, id), eq(account.providerId, providerId)));
}

/** Whoever is signed in has to sign in again. */
export async function endSessionsOf(tx: Transaction, id: string): Promise<void> {
  await tx.delete(session).where(eq(session.userId, id));
}

export async function readSecret(db: Readable, name: SecretName): Promise<string | undefined> {
  const [row] = await db.select().from(administratorSecrets).where(eq(administratorSecrets.name, name));
  return row?.value;
}

export async function writeSecret(tx: Transaction, name: SecretName, value: string): Promise<void> {
  await tx
    .insert(administratorSecrets)
    .values({ name, value })
    .onConflictDoUpdate({ target: administratorSecrets.name, set: { value } });
}
