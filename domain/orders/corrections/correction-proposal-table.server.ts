import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, ownedBy } from '#platform/database/record-columns.server.ts';
import { studyOrders } from '../study-orders/study-order-table.server.ts';
import { type CorrectionChanges, correctionProposalStates } from './correction-proposal-answer.ts';

/** Corrections of their invoice that buyers propose. At most one of an order waits; a newer one replaces it. */
export const correctionProposals = pgTable(
  'correction_proposals',
  {
    id: uuid().primaryKey().defaultRandom(),
    studyOrderId: ownedBy(() => studyOrders.id),
    changes: jsonb().$type<CorrectionChanges>().notNull(),
    suspectedSpam: boolean().notNull().default(false),
    state: text({ enum: correctionProposalStates }).notNull().default('waiting'),
    /** Why the office rejected it. */
    reason: text(),
    createdAt: instant().notNull().defaultNow(),
    decidedAt: instant(),
  },
  (table) => [
    index('correction_proposals_of_study_order').on(table.studyOrderId),
    uniqueIndex('correction_proposals_one_waits').on(table.studyOrderId).where(sql`${table.state} = 'waiting'`),
  ],
);
