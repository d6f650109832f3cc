import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, ownedBy } from '#platform/database/record-columns.server.ts';
import { byUser } from '../core/accounts/user-table.server.ts';
import { partners } from '../partners/partner-table.server.ts';
import { type EntryChanges, entryProposalStates } from './entry-proposal-answer.ts';

/** Proposed changes to a firm's public entry. At most one waits; a newer one replaces it. */
export const entryProposals = pgTable(
  'entry_proposals',
  {
    id: uuid().primaryKey().defaultRandom(),
    firmId: ownedBy(() => partners.id),
    proposerId: byUser(),
    /** The changed fields with their proposed values. */
    changes: jsonb().$type<EntryChanges>().notNull(),
    state: text({ enum: entryProposalStates }).notNull().default('waiting'),
    /** Why the office rejected it. */
    reason: text(),
    createdAt: instant().notNull().defaultNow(),
    decidedAt: instant(),
  },
  (table) => [
    index('entry_proposals_of_firm').on(table.firmId),
    index('entry_proposals_of_proposer').on(table.proposerId),
    uniqueIndex('entry_proposals_one_waits').on(table.firmId).where(sql`${table.state} = 'waiting'`),
  ],
);
