import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { administratorSecrets } from './administrator-secret-table.server.ts';
import { forgetDevicesOf } from './known-device-queries.server.ts';
import type { Role } from './roles.ts';
import { account, session, user } from './user-table.server.ts';

const lockKey = 7_241_006;
/** What better-auth calls an account with e-mail and password. */
const providerId = 'credential';

export type SecretName = 'session-signature' | 'applied-password' | 'order-pages';

/** One change of accounts at a time, on whatever instance: of two administrators who remove each other the second is refused. */
export async function lockAccounts(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
}

/** The account of the settings; undefined before the first start. */
export async function findSettingsAccount(db: Readable): Promise<{ id: string; email: string } | undefined> {
  const [found] = await db.select({ id: user.id, email: user.email }).from(user).where(eq(user.isFromSettings, true));
  return found;
}

export async function isEmailTaken(db: Readable, email: string): Promise<boolean> {
  return (await db.$count(user, eq(user.email, email))) > 0;
}

/** Somebody new of the office, with a password. @returns the id */
export async function insertUser(
  tx: Transaction,
  values: { name: string; email: string; role: Role; isFromSettings?: boolean },
  passwordHash: string,
): Promise<string> {
  const id = randomUUID();
  await tx.insert(user).values({ id, kind: 'office', emailVerified: true, ...values });
  await tx.insert(account).values({ id: randomUUID(), userId: id, accountId: id, providerId, password: passwordHash });
  return id;
}

/** A name that nobody chose is the address. */
export async function setEmail(tx: Transaction, id: string, email: string): Promise<void> {
  const name = sql`case when ${user.name} = ${user.email} then ${email} else ${user.name} end`;
  await tx.update(user).set({ email, name, updatedAt: new Date() }).where(eq(user.id, id));
}

/** Lets the settings' account in as administrator again, whatever became of it: from the command line. */
export async function reinstate(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(user)
    .set({ role: 'administrator', deactivatedAt: null, updatedAt: new Date() })
    .where(eq(user.id, id));
}

/** Devices that are known by the old password are strangers to the new one. */
export async function setPassword(tx: Transaction, id: string, passwordHash: string): Promise<void> {
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
