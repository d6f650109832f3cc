import { randomUUID } from 'node:crypto';
import { and, desc, eq, getTableColumns, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { takeLock } from '#platform/database/advisory-locks.server.ts';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { hasChanged } from '#platform/database/has-changed.server.ts';
import { prepareOnce } from '#platform/database/prepare-once.server.ts';
import type { FirmRole, Role } from '../core/accounts/roles.ts';
import { endPendingSignIns } from '../core/accounts/sign-in-generation-queries.server.ts';
import { account, session, user, verification } from '../core/accounts/user-table.server.ts';
import { partners } from '../partners/partner-table.server.ts';
import { administratorSecrets } from './administrator-secret-table.server.ts';
import { forgetDevicesOf } from './known-device-queries.server.ts';

/** As the adapter of better-auth takes them. */
export const sessionTables = { user, session, account, verification };

/** better-auth's name of an account with e-mail and password. */
const providerId = 'credential';

export type SecretName = 'session-signature' | 'applied-password' | 'order-pages' | 'news' | 'reply-address';

/** Serialises changes of accounts on all instances, so that two administrators can't remove each other. */
export const lockAccounts = (tx: Transaction): Promise<void> => takeLock(tx, 'accounts');

/** The settings' account; undefined before the first start. */
export const findSettingsAccount = (db: Readable) =>
  firstRow(db.select().from(user).where(eq(user.isFromSettings, true)));

/** Whether the address belongs to a removed person of a firm: it is free for a new account. */
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

/** Creates a user, by default of the office. @returns the id */
export async function insertUser(tx: Transaction, values: NewUser, passwordHash: string): Promise<string> {
  const id = randomUUID();
  await tx.delete(user).where(isRemoved(values.email));
  await tx.insert(user).values({ id, kind: 'office', emailVerified: true, ...values });
  await tx.insert(account).values({ id: randomUUID(), userId: id, accountId: id, providerId, password: passwordHash });
  return id;
}

export type User = typeof user.$inferSelect;

export const findUser = (db: Readable, id: string) => firstRow(db.select().from(user).where(eq(user.id, id)));

/** Whether neither the user nor their firm is deactivated or removed. */
const maySignIn = and(
  isNull(user.deactivatedAt),
  or(isNull(user.firmId), and(partners.isActive, isNull(partners.deletedAt))),
);

/** The user with this address, if they may sign in. */
export const findActiveUser = (db: Readable, email: string) =>
  firstRow(
    db
      .select(getTableColumns(user))
      .from(user)
      .leftJoin(partners, eq(partners.id, user.firmId))
      .where(and(eq(user.email, email.toLowerCase()), maySignIn)),
  );

const isAdministrator = and(eq(user.role, 'administrator'), isNull(user.deactivatedAt));

export const countAdministrators = (db: Readable): Promise<number> => db.$count(user, isAdministrator);

export async function updateUser(
  tx: Transaction,
  id: string,
  values: Partial<
    Pick<User, 'name' | 'role' | 'deactivatedAt' | 'phone' | 'wantsFileNews' | 'firmRole' | 'stillNeededAt'>
  >,
): Promise<void> {
  const { deactivatedAt } = values;
  await tx
    .update(user)
    .set({ ...values, ...(deactivatedAt && { accessEndedAt: deactivatedAt }), updatedAt: new Date() })
    .where(eq(user.id, id));
}

export async function findPasswordHash(db: Readable, id: string): Promise<string | undefined> {
  const [found] = await db
    .select({ hash: account.password })
    .from(account)
    .where(and(eq(account.userId, id), eq(account.providerId, providerId)));
  return found?.hash ?? undefined;
}

/** Changes the address, and the name if it still equals the old address. */
export async function setEmail(tx: Transaction, id: string, email: string): Promise<void> {
  await tx.delete(user).where(isRemoved(email));
  const name = sql`case when ${user.name} = ${user.email} then ${email} else ${user.name} end`;
  await tx.update(user).set({ email, name, updatedAt: new Date() }).where(eq(user.id, id));
}

/** Sets a password. Devices known from the old one are no longer trusted. */
export async function setPassword(tx: Transaction, id: string, passwordHash: string): Promise<void> {
  await forgetDevicesOf(tx, id);
  await tx
    .update(account)
    .set({ password: passwordHash, updatedAt: new Date() })
    .where(and(eq(account.userId, id), eq(account.providerId, providerId)));
}

/** Ends the sessions and pending sign-ins of an account. @param except id of a session to keep */
export async function endSessionsOf(tx: Transaction, id: string, except = ''): Promise<void> {
  // First, because a session stored concurrently waits for this row.
  await endPendingSignIns(tx, { userId: id });
  await tx.delete(session).where(and(eq(session.userId, id), ne(session.id, except)));
}

/** @returns whether the user had such a session */
export const endSession = (tx: Transaction, userId: string, id: string): Promise<boolean> =>
  hasChanged(tx.delete(session).where(and(eq(session.userId, userId), eq(session.id, id))));

/** A user's sessions, the most recently used first. */
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

const secretByName = prepareOnce((db) =>
  db
    .select()
    .from(administratorSecrets)
    .where(eq(administratorSecrets.name, sql.placeholder('name')))
    .prepare('secret'),
);

export async function readSecret(db: Readable, name: SecretName): Promise<string | undefined> {
  const [row] = await secretByName(db).execute({ name });
  return row?.value;
}

export async function writeSecret(tx: Transaction, name: SecretName, value: string): Promise<void> {
  await tx
    .insert(administratorSecrets)
    .values({ name, value })
    .onConflictDoUpdate({ target: administratorSecrets.name, set: { value } });
}
