import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { accountLinks } from './account-link-table.server.ts';

export type AccountLink = typeof accountLinks.$inferSelect;
type NewLink = typeof accountLinks.$inferInsert;

/** A new link; older ones of the purpose that lead the address to the same place end with it. */
export async function replaceLink(tx: Transaction, values: NewLink): Promise<AccountLink> {
  await endLinks(tx, values);
  const [link] = await tx.insert(accountLinks).values(values).returning();
  return link as AccountLink;
}

/** Links that nobody has used and nobody shall. */
export async function endLinks(
  tx: Transaction,
  { email, purpose, kind = 'office', firmId = null }: NewLink,
): Promise<void> {
  await tx
    .delete(accountLinks)
    .where(
      and(
        eq(accountLinks.email, email),
        eq(accountLinks.purpose, purpose),
        eq(accountLinks.kind, kind),
        sql`${accountLinks.firmId} is not distinct from ${firmId}::uuid`,
        isNull(accountLinks.usedAt),
      ),
    );
}

/** Holds the link until the transaction ends: of twenty who use it at once nineteen find it used. */
export async function lockLink(tx: Transaction, id: string): Promise<AccountLink | undefined> {
  const [link] = await tx.select().from(accountLinks).where(eq(accountLinks.id, id)).for('update');
  return link;
}

export async function noteLinkUsed(tx: Transaction, id: string, userId: string): Promise<void> {
  await tx.update(accountLinks).set({ usedAt: new Date(), userId }).where(eq(accountLinks.id, id));
}

/** @returns the one that was withdrawn, if there was one */
export async function withdrawLink(tx: Transaction, id: string): Promise<AccountLink | undefined> {
  const [withdrawn] = await tx
    .delete(accountLinks)
    .where(and(eq(accountLinks.id, id), eq(accountLinks.purpose, 'invitation'), isNull(accountLinks.usedAt)))
    .returning();
  return withdrawn;
}

/** Invitations into the office, or into the partner area for a firm, that nobody has accepted; newest first. */
export function listInvitations(db: Readable, firmId?: string): Promise<AccountLink[]> {
  const leadsTo = firmId === undefined ? eq(accountLinks.kind, 'office') : eq(accountLinks.firmId, firmId);
  return db
    .select()
    .from(accountLinks)
    .where(and(leadsTo, eq(accountLinks.purpose, 'invitation'), isNull(accountLinks.usedAt)))
    .orderBy(desc(accountLinks.createdAt));
}
