import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.server.ts';
import { accountLinks } from '../account-links/account-link-table.server.ts';
import { partners } from '../partners/partner-table.server.ts';
import { session, user } from '../people/user-table.server.ts';

/** When a firm isn't active any more, or deleted: whoever of it is signed in is out, and links that nobody has used lead nowhere. */
export async function endAccessOfInactiveFirm(tx: Transaction, firmId: string): Promise<void> {
  const active = and(eq(partners.id, firmId), partners.isActive, isNull(partners.deletedAt));
  if ((await tx.$count(partners, active)) > 0) return;
  const people = tx.select({ id: user.id }).from(user).where(eq(user.firmId, firmId));
  await tx.delete(session).where(inArray(session.userId, people));
  const ofTheFirm = or(eq(accountLinks.firmId, firmId), inArray(accountLinks.userId, people));
  await tx.delete(accountLinks).where(and(ofTheFirm, isNull(accountLinks.usedAt)));
}
