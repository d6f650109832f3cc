import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { accountLinks } from '../core/account-links/account-link-table.server.ts';
import type { FirmRole } from '../core/accounts/roles.ts';
import { endPendingSignIns } from '../core/accounts/sign-in-generation-queries.server.ts';
import { session, user } from '../core/accounts/user-table.server.ts';
import { partnerArea } from '../partners/partner-area-table.server.ts';
import { partners } from '../partners/partner-table.server.ts';

/** Ends the demo of the partner area. @returns whether it was still a demo */
export async function openPartnerArea(tx: Transaction): Promise<boolean> {
  const { rowCount } = await tx.insert(partnerArea).values({}).onConflictDoNothing();
  return rowCount === 1;
}

/** Whether anybody was ever invited to the partner area; until then it is a demo. */
export const isPartnerAreaOpen = async (db: Readable): Promise<boolean> => (await db.$count(partnerArea)) > 0;

export async function isActiveFirm(db: Readable, firmId: string): Promise<boolean> {
  return (await db.$count(partners, and(eq(partners.id, firmId), partners.isActive, isNull(partners.deletedAt)))) > 0;
}

/** If a firm is inactive or deleted, ends its people's sessions and deletes its unused account links. */
export async function endAccessOfInactiveFirm(tx: Transaction, firmId: string): Promise<void> {
  if (await isActiveFirm(tx, firmId)) return;
  const people = tx.select({ id: user.id }).from(user).where(eq(user.firmId, firmId));
  await endPendingSignIns(tx, { firmId });
  await tx.delete(session).where(inArray(session.userId, people));
  const ofTheFirm = or(eq(accountLinks.firmId, firmId), inArray(accountLinks.userId, people));
  await tx.delete(accountLinks).where(and(ofTheFirm, isNull(accountLinks.usedAt)));
}

const firmPersonColumns = {
  id: user.id,
  createdAt: user.createdAt,
  email: user.email,
  name: user.name,
  phone: user.phone,
  firmRole: sql<FirmRole>`${user.firmRole}`,
  lastSignInAt: user.lastSignInAt,
};

/** People of a firm with access to the partner area. */
export function listFirmPeople(db: Readable, firmId: string) {
  return db
    .select(firmPersonColumns)
    .from(user)
    .where(and(eq(user.firmId, firmId), isNull(user.deactivatedAt)))
    .orderBy(asc(user.name), asc(user.id));
}

/** @param removed look among removed people instead */
export async function findFirmPerson(db: Readable, id: string, { removed = false } = {}) {
  const isOut = removed ? isNotNull(user.deactivatedAt) : isNull(user.deactivatedAt);
  const [found] = await db
    .select({ ...firmPersonColumns, firmId: sql<string>`${user.firmId}` })
    .from(user)
    .where(and(eq(user.id, id), eq(user.kind, 'partner'), isOut));
  return found;
}

/** Deletes a person's unused account links. */
export async function endLinksOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(accountLinks).where(and(eq(accountLinks.userId, userId), isNull(accountLinks.usedAt)));
}
