import { randomUUID } from 'node:crypto';
import { and, desc, eq, getTableColumns, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { takeLock } from '#platform/database/advisory-locks.server.ts';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import type { Settings } from '#platform/settings.server.ts';
import type { FirmRole, Role } from '../core/accounts/roles.ts';
import { endBegunSignIns } from '../core/accounts/sign-in-generation-queries.server.ts';
import { account, session, user } from '../core/accounts/user-table.server.ts';
import { partners } from '../partners/partner-table.server.ts';
import { administratorSecrets } from './office-accounts/administrator-secret-table.server.ts';
import { forgetDevicesOf } from './sign-in/known-device-queries.server.ts';

/** What better-auth calls an account with e-mail and password. */
const providerId = 'credential';

export type SecretName = 'session-signature' | 'applied-password' | 'order-pages' | 'news';

/** One change of accounts at a time, on whatever instance: of two administrators who remove each other the second is refused. */
export const lockAccounts = (tx: Transaction): Promise<void> => takeLock(tx, 'accounts');

/** The account of the settings; undefined before the first start. */
export async function findSettingsAccount(db: Readable): Promise<User | undefined> {
  const [found] = await db.select().from(user).where(eq(user.isFromSettings, true));
  return found;
}

/** Somebody of a firm who was removed; their address is free for a new account. */
const isRemoved = (email: string) =>
  and(eq(user.email, email), eq(user.kind, 'partner'), isNotNull(user.deactivatedAt));

export async function isEmailTaken(db: Readable, email: string): Promise<boolean> {
  const removed = await db.$count(user, isRemoved(email));
  return (await db.$count(user, eq(user.email, email))) > removed;
}

type NewUser = { name: string; email: string } & (
  | { kind?: 'office'; role: Role; isFromSettings?: boolean }
  | { kind: 'partner'; firmId: string; firmRole: FirmRole }
);

/** Somebody new, of the office if nothing else is said, with a password. @returns the id */
export async function insertUser(tx: Transaction, values: NewUser, passwordHash: string): Promise<string> {
  const id = randomUUID();
  await tx.delete(user).where(isRemoved(values.email));
  await tx.insert(user).values({ id, kind: 'office', emailVerified: true, ...values });
  await tx.insert(account).values({ id: randomUUID(), userId: id, accountId: id, providerId, password: passwordHash });
  return id;
}

export type User = typeof user.$inferSelect;

export async function findUser(db: Readable, id: string): Promise<User | undefined> {
  const [found] = await db.select().from(user).where(eq(user.id, id));
  return found;
}

/** Whether somebody may sign in: neither they nor their firm are out. */
const mayComeIn = and(
  isNull(user.deactivatedAt),
  or(isNull(user.firmId), and(partners.isActive, isNull(partners.deletedAt))),
);

/** Whoever may sign in under an address. */
export async function findActiveUser(db: Readable, email: string): Promise<User | undefined> {
  const [found] = await db
    .select(getTableColumns(user))
    .from(user)
    .leftJoin(partners, eq(partners.id, user.firmId))
    .where(and(eq(user.email, email.toLowerCase()), mayComeIn));
  return found;
}

/** The people of partner firms, and the account of the settings unless these require one; all others of the office need a second factor. */
export async function mayGoWithoutFactor(
  db: Readable,
  id: string,
  { requireSecondFactor }: Pick<Settings, 'requireSecondFactor'>,
): Promise<boolean> {
  const isExempt = requireSecondFactor ? undefined : eq(user.isFromSettings, true);
  return (await db.$count(user, and(eq(user.id, id), or(isExempt, eq(user.kind, 'partner'))))) > 0;
}

const isAdministrator = and(eq(user.role, 'administrator'), isNull(user.deactivatedAt));

export const countAdministrators = (db: Readable): Promise<number> => db.$count(user, isAdministrator);

export async function updateUser(
  tx: Transaction,
  id: string,
  values: Partial<Pick<User, 'name' | 'role' | 'deactivatedAt' | 'phone' | 'wantsFileNews' | 'firmRole'>>,
): Promise<void> {
  await tx
    .update(user)
    .set({ ...values, updatedAt: new Date() })
    .where(eq(user.id, id));
}

/** The hash that a password is compared with. */
export async function findPasswordHash(db: Readable, id: string): Promise<string | undefined> {
  const [found] = await db
    .select({ hash: account.password })
    .from(account)
    .where(and(eq(account.userId, id), eq(account.providerId, providerId)));
  return found?.hash ?? undefined;
}

/** A name that nobody chose is the address. */
export async function setEmail(tx: Transaction, id: string, email: string): Promise<void> {
  await tx.delete(user).where(isRemoved(email));
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

/** Ends the sessions of an account, and its sign-ins that have begun. @param except a session that stays */
export async function endSessionsOf(tx: Transaction, id: string, except = ''): Promise<number> {
  // First: a session that is stored meanwhile waits for this row.
  await endBegunSignIns(tx, { userId: id });
  const { rowCount } = await tx.delete(session).where(and(eq(session.userId, id), ne(session.id, except)));
  return rowCount ?? 0;
}

/** @returns whether it was one of that user */
export async function endSession(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.delete(session).where(and(eq(session.userId, userId), eq(session.id, id)));
  return (rowCount ?? 0) > 0;
}

/** Where somebody is signed in, the place used last first. */
export function listSessions(db: Readable, userId: string) {
  return db
    .select({
      id: session.id,
      device: session.device,
      network: session.network,
      signedInAt: session.createdAt,
      lastSeenAt: session.updatedAt,
    })
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, new Date())))
    .orderBy(desc(session.updatedAt));
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
