import { and, desc, eq, isNull, not, sql } from 'drizzle-orm';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { onlyRow } from '#platform/database/only-row.server.ts';
import { user } from '../accounts/user-table.server.ts';
import { accountLinks } from './account-link-table.server.ts';

export type StoredLink = typeof accountLinks.$inferSelect;
type NewLink = typeof accountLinks.$inferInsert;

/** Adds a link and deletes unused ones of the same address, purpose and target. */
export async function replaceLink(tx: Transaction, values: NewLink): Promise<StoredLink> {
  await endLinks(tx, values);
  return onlyRow(await tx.insert(accountLinks).values(values).returning());
}

/** Deletes unused links of the same address, purpose and target. */
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

/** Locks the link until the transaction ends, so that concurrent uses succeed only once. */
export const lockLink = (tx: Transaction, id: string) =>
  firstRow(tx.select().from(accountLinks).where(eq(accountLinks.id, id)).for('update'));

export async function markLinkUsed(tx: Transaction, id: string, userId: string): Promise<void> {
  await tx.update(accountLinks).set({ usedAt: new Date(), userId }).where(eq(accountLinks.id, id));
}

/** Deletes an unused invitation. @returns the deleted invitation, if there was one */
export const withdrawLink = (tx: Transaction, id: string) =>
  firstRow(
    tx
      .delete(accountLinks)
      .where(and(eq(accountLinks.id, id), eq(accountLinks.purpose, 'invitation'), isNull(accountLinks.usedAt)))
      .returning(),
  );

/** Whether the invited person has an account, for instance because a second firm invited the same address. */
const isAnswered = sql`exists (select from ${user} invited where invited.email = ${accountLinks.email}
  and (invited.kind = 'office' or invited.deactivated_at is null))`;

/** Open invitations to the office or, with `firmId`, of a firm to the partner area; newest first. */
export function listInvitations(db: Readable, firmId?: string): Promise<StoredLink[]> {
  const leadsTo = firmId === undefined ? eq(accountLinks.kind, 'office') : eq(accountLinks.firmId, firmId);
  return db
    .select()
    .from(accountLinks)
    .where(and(leadsTo, eq(accountLinks.purpose, 'invitation'), isNull(accountLinks.usedAt), not(isAnswered)))
    .orderBy(desc(accountLinks.createdAt));
}
