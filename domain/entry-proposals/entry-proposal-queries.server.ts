import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Readable, Transaction, Writable } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { hasChanged } from '#platform/database/has-changed.server.ts';
import { onlyRow } from '#platform/database/only-row.server.ts';
import { pickColumns } from '#platform/database/pick-columns.server.ts';
import type { OtherLanguage } from '#platform/languages.ts';
import { user } from '../core/accounts/user-table.server.ts';
import { partners } from '../partners/partner-table.server.ts';
import type { EntryChanges } from './entry-proposal-answer.ts';
import { entryProposals } from './entry-proposal-table.server.ts';

const entry = pickColumns(partners, 'description', 'websiteUrl', 'contactEmail', 'logoUrl');

/** A firm's public entry; undefined if the firm was deleted. */
export const findEntry = (db: Readable, firmId: string) =>
  firstRow(
    db
      .select(entry)
      .from(partners)
      .where(and(eq(partners.id, firmId), isNull(partners.deletedAt))),
  );

export const findLatestProposal = (db: Readable, firmId: string) =>
  firstRow(
    db
      .select()
      .from(entryProposals)
      .where(eq(entryProposals.firmId, firmId))
      .orderBy(desc(entryProposals.createdAt), desc(entryProposals.id))
      .limit(1),
  );

const isWaiting = eq(entryProposals.state, 'waiting');

/** Stores a firm's proposal in place of its waiting one. The id is new, so the office can't decide a proposal it hasn't seen. */
export async function putProposal(
  db: Writable,
  values: { firmId: string; proposerId: string | null; changes: EntryChanges },
): Promise<string> {
  const stored = await db
    .insert(entryProposals)
    .values(values)
    .onConflictDoUpdate({
      target: entryProposals.firmId,
      targetWhere: sql`${entryProposals.state} = 'waiting'`,
      set: { ...values, id: sql`gen_random_uuid()`, createdAt: sql`now()` },
    })
    .returning({ id: entryProposals.id });
  return onlyRow(stored).id;
}

/** @returns whether one was waiting */
export const removeWaitingProposal = async (tx: Transaction, firmId: string): Promise<boolean> =>
  hasChanged(tx.delete(entryProposals).where(and(eq(entryProposals.firmId, firmId), isWaiting)));

const waitsForOffice = and(isWaiting, isNull(partners.deletedAt));

const translatedInto = sql<OtherLanguage[]>`array(select language from jsonb_each(${partners.translations})
  as texts(language, text) where text ? 'description' order by language)`;

/** Proposals that wait for the office, oldest first, each with the current entry. */
export function listWaitingProposals(db: Readable) {
  return db
    .select({
      ...pickColumns(entryProposals, 'id', 'createdAt', 'changes'),
      firmId: partners.id,
      firmName: partners.name,
      proposer: user.name,
      entry,
      entryUpdatedAt: partners.updatedAt,
      translatedInto,
    })
    .from(entryProposals)
    .innerJoin(partners, eq(partners.id, entryProposals.firmId))
    .leftJoin(user, eq(user.id, entryProposals.proposerId))
    .where(waitsForOffice)
    .orderBy(asc(entryProposals.createdAt), asc(entryProposals.id));
}

/** Firms with a proposal that waits for the office. */
export const listProposingFirms = (db: Readable) =>
  db
    .select({ id: partners.id, name: partners.name })
    .from(entryProposals)
    .innerJoin(partners, eq(partners.id, entryProposals.firmId))
    .where(waitsForOffice)
    .orderBy(asc(partners.name), asc(partners.id));

/** Keys of the uploaded logos in waiting proposals. */
export async function listProposedLogos(db: Readable): Promise<string[]> {
  const rows = await db.select({ changes: entryProposals.changes }).from(entryProposals).where(isWaiting);
  return rows.flatMap(({ changes: { logoUrl } }) => (logoUrl?.startsWith('/') ? [logoUrl.slice(1)] : []));
}

/** Locks a waiting proposal until the transaction ends; undefined once it is decided. */
export const lockWaitingProposal = (tx: Transaction, id: string) =>
  firstRow(
    tx
      .select()
      .from(entryProposals)
      .where(and(eq(entryProposals.id, id), isWaiting))
      .for('update'),
  );

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

/** Whether a proposal names the address as the firm's contact address. */
const proposesAddress = (email: string) =>
  sql`lower(${entryProposals.changes} ->> 'contactEmail') = ${email.toLowerCase()}`;

/** Proposals by a person, and those that name their address. */
export const listProposalsAbout = (db: Readable, email: string, personIds: string[]) =>
  db
    .select(pickColumns(entryProposals, 'firmId', 'createdAt', 'changes', 'state', 'reason'))
    .from(entryProposals)
    .where(or(inArray(entryProposals.proposerId, personIds), proposesAddress(email)));

/** @returns the number of deleted proposals */
export async function eraseProposalsWithAddress(tx: Transaction, email: string): Promise<number> {
  const { rowCount } = await tx.delete(entryProposals).where(proposesAddress(email));
  return rowCount ?? 0;
}
