import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { onlyRow } from '#platform/database/only-row.server.ts';
import { pickColumns } from '#platform/database/pick-columns.server.ts';
import { mentions } from '../../core/records/mention-queries.server.ts';
import { studyOrders } from '../study-orders/study-order-table.server.ts';
import type { CorrectionChanges } from './correction-proposal-answer.ts';
import { correctionProposals } from './correction-proposal-table.server.ts';

type Proposal = typeof correctionProposals.$inferSelect;

const isWaiting = eq(correctionProposals.state, 'waiting');

/** Stores a proposal in place of the order's waiting one. The id is new, so the office can't decide a proposal it hasn't seen. */
export async function putCorrectionProposal(
  tx: Transaction,
  values: { studyOrderId: string; changes: CorrectionChanges; suspectedSpam: boolean },
): Promise<string> {
  const stored = await tx
    .insert(correctionProposals)
    .values(values)
    .onConflictDoUpdate({
      target: correctionProposals.studyOrderId,
      targetWhere: sql`${correctionProposals.state} = 'waiting'`,
      set: { ...values, id: sql`gen_random_uuid()`, createdAt: sql`now()` },
    })
    .returning({ id: correctionProposals.id });
  return onlyRow(stored).id;
}

export const findCorrectionProposal = (db: Readable, id: string) =>
  firstRow(db.select().from(correctionProposals).where(eq(correctionProposals.id, id)));

/** The waiting proposal of an order that the transaction has locked; undefined once it is decided or replaced. */
export const findWaitingCorrection = (tx: Transaction, id: string) =>
  firstRow(
    tx
      .select()
      .from(correctionProposals)
      .where(and(eq(correctionProposals.id, id), isWaiting)),
  );

export function findLatestCorrection(db: Readable, studyOrderId: string, state?: Proposal['state']) {
  const ofOrder = eq(correctionProposals.studyOrderId, studyOrderId);
  return firstRow(
    db
      .select()
      .from(correctionProposals)
      .where(state ? and(ofOrder, eq(correctionProposals.state, state)) : ofOrder)
      .orderBy(desc(correctionProposals.createdAt), desc(correctionProposals.id))
      .limit(1),
  );
}

/** Proposals that wait for the office, oldest first. */
export const listWaitingCorrections = (db: Readable) =>
  db
    .select({
      id: correctionProposals.id,
      createdAt: correctionProposals.createdAt,
      studyOrderId: studyOrders.id,
      orderNumber: studyOrders.orderNumber,
      changes: correctionProposals.changes,
      suspectedSpam: correctionProposals.suspectedSpam,
    })
    .from(correctionProposals)
    .innerJoin(studyOrders, eq(studyOrders.id, correctionProposals.studyOrderId))
    .where(and(isWaiting, isNull(studyOrders.deletedAt)))
    .orderBy(asc(correctionProposals.createdAt), asc(correctionProposals.id));

export async function decideCorrection(
  tx: Transaction,
  id: string,
  decision: { state: 'accepted' } | { state: 'rejected'; reason: string },
): Promise<void> {
  await tx
    .update(correctionProposals)
    .set({ ...decision, decidedAt: new Date() })
    .where(eq(correctionProposals.id, id));
}

export const listCorrectionsOf = (db: Readable, orderIds: string[]) =>
  db
    .select(pickColumns(correctionProposals, 'studyOrderId', 'createdAt', 'changes', 'state', 'reason', 'decidedAt'))
    .from(correctionProposals)
    .where(inArray(correctionProposals.studyOrderId, orderIds));

/** @returns the number of deleted proposals */
export async function eraseCorrectionsOf(tx: Transaction, orderIds: string[]): Promise<number> {
  const { rowCount } = await tx.delete(correctionProposals).where(inArray(correctionProposals.studyOrderId, orderIds));
  return rowCount ?? 0;
}

/** Orders whose proposals contain a text. */
export const listCorrectionsMentioning = (db: Readable, text: string) =>
  db
    .selectDistinct({ id: correctionProposals.studyOrderId })
    .from(correctionProposals)
    .where(or(mentions(correctionProposals.changes, text), mentions(correctionProposals.reason, text)));
