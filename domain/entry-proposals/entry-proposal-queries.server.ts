import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Readable, Transaction, Writable } from '#platform/database/database.server.ts';
import { partners } from '../partners/partner-table.server.ts';
import { user } from '../people/user-table.server.ts';
import type { EntryChanges } from './entry-proposal-answer.ts';
import { entryProposals } from './entry-proposal-table.server.ts';

type Proposal = typeof entryProposals.$inferSelect;

const entry = {
  description: partners.description,
  websiteUrl: partners.websiteUrl,
  contactEmail: partners.contactEmail,
  logoUrl: partners.logoUrl,
};

/** What the public page says of a firm. */
export async function findEntry(db: Readable, firmId: string) {
  const [found] = await db
    .select(entry)
    .from(partners)
    .where(and(eq(partners.id, firmId), isNull(partners.deletedAt)));
  return found;
}

export async function findLatestProposal(db: Readable, firmId: string): Promise<Proposal | undefined> {
  const [found] = await db
    .select()
    .from(entryProposals)
    .where(eq(entryProposals.firmId, firmId))
    .orderBy(desc(entryProposals.createdAt), desc(entryProposals.id))
    .limit(1);
  return found;
}

/** Undefined when the firm was deleted. */
export async function findFirmName(db: Readable, firmId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ name: partners.name })
    .from(partners)
    .where(and(eq(partners.id, firmId), isNull(partners.deletedAt)));
  return found?.name;
}

const isWaiting = eq(entryProposals.state, 'waiting');

/** A firm's proposal, in place of the one that waits. With an id of its own: nobody decides one that they haven't seen. */
export async function putProposal(
  db: Writable,
  values: { firmId: string; proposerId: string | null; changes: EntryChanges },
): Promise<string> {
  const [stored] = await db
    .insert(entryProposals)
    .values(values)
    .onConflictDoUpdate({
      target: entryProposals.firmId,
      targetWhere: sql`${entryProposals.state} = 'waiting'`,
      set: { ...values, id: sql`gen_random_uuid()`, createdAt: sql`now()` },
    })
    .returning({ id: entryProposals.id });
  return stored?.id ?? '';
}

/** @returns whether one was waiting */
export async function removeWaitingProposal(tx: Transaction, firmId: string): Promise<boolean> {
  const { rowCount } = await tx.delete(entryProposals).where(and(eq(entryProposals.firmId, firmId), isWaiting));
  return rowCount === 1;
}

const waitsForOffice = and(isWaiting, isNull(partners.deletedAt));

/** What waits for the office, the oldest first, each with the entry as it is now. */
export function listWaitingProposals(db: Readable) {
  return db
    .select({
      id: entryProposals.id,
      createdAt: entryProposals.createdAt,
      changes: entryProposals.changes,
      firmId: partners.id,
      firmName: partners.name,
      proposer: user.name,
      entry,
      entryUpdatedAt: partners.updatedAt,
    })
    .from(entryProposals)
    .innerJoin(partners, eq(partners.id, entryProposals.firmId))
    .leftJoin(user, eq(user.id, entryProposals.proposerId))
    .where(waitsForOffice)
    .orderBy(asc(entryProposals.createdAt), asc(entryProposals.id));
}

/** Firms whose proposals wait for the office. */
export const listProposingFirms = (db: Readable) =>
  db
    .select({ id: partners.id, name: partners.name })
    .from(entryProposals)
    .innerJoin(partners, eq(partners.id, entryProposals.firmId))
    .where(waitsForOffice)
    .orderBy(asc(partners.name), asc(partners.id));

/** Holds a waiting proposal until the transaction ends: of two who decide it the second finds it decided. */
export async function lockWaitingProposal(tx: Transaction, id: string): Promise<Proposal | undefined> {
  const [found] = await tx
    .select()
    .from(entryProposals)
    .where(and(eq(entryProposals.id, id), isWaiting))
    .for('update');
  return found;
}

export async function decideProposal(
  tx: Transaction,
  id: string,
  decision: { state: 'accepted' } | { state: 'refused'; reason: string },
): Promise<void> {
  await tx
    .update(entryProposals)
    .set({ ...decision, decidedAt: new Date() })
    .where(eq(entryProposals.id, id));
}

/** As contact address of a firm. */
const proposesAddress = (email: string) =>
  sql`lower(${entryProposals.changes} ->> 'contactEmail') = ${email.toLowerCase()}`;

/** What somebody proposed, and what would make their address public. */
export const listProposalsAbout = (db: Readable, email: string, personIds: string[]) =>
  db
    .select({
      firmId: entryProposals.firmId,
      createdAt: entryProposals.createdAt,
      changes: entryProposals.changes,
      state: entryProposals.state,
      reason: entryProposals.reason,
    })
    .from(entryProposals)
    .where(or(inArray(entryProposals.proposerId, personIds), proposesAddress(email)));

/** @returns how many there were */
export async function eraseProposalsWithAddress(tx: Transaction, email: string): Promise<number> {
  const { rowCount } = await tx.delete(entryProposals).where(proposesAddress(email));
  return rowCount ?? 0;
}
