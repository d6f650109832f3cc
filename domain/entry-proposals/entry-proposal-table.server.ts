import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';
import { partners } from '../partners/partner-table.server.ts';
import { user } from '../people/user-table.server.ts';
import { type EntryChanges, proposalStates } from './entry-proposal-answer.ts';

/** What a firm wants its public entry to say. One at a time waits; a newer one takes its place. */
export const entryProposals = pgTable(
  'entry_proposals',
  {
    id: uuid().primaryKey().defaultRandom(),
    firmId: uuid()
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    proposerId: text().references(() => user.id, { onDelete: 'set null' }),
    /** The fields that shall be different, and what they shall say. */
    changes: jsonb().$type<EntryChanges>().notNull(),
    state: text({ enum: proposalStates }).notNull().default('waiting'),
    /** What the office says to a refusal. */
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
