import { sql } from 'drizzle-orm';
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';
import { userKinds } from '../core/accounts/roles.ts';
import { byUser } from '../core/accounts/user-table.server.ts';
import { partners } from './partner-table.server.ts';

/** A firm's rules for its people, and when these were last confirmed; firms without a row have no rules. */
export const firmAccessRules = pgTable(
  'firm_access_rules',
  {
    firmId: uuid()
      .primaryKey()
      .references(() => partners.id, { onDelete: 'cascade' }),
    /** Since when everybody needs a second factor, and which side requires it. */
    secondFactorSince: instant(),
    secondFactorSide: text({ enum: userKinds }),
    /** Domains of addresses that may be invited, in ASCII and lower case; empty: all. */
    allowedDomains: text().array().notNull().default([]),
    /** The last yearly list of people for the leads to confirm. */
    peopleAskedAt: instant(),
    peopleRemindedAt: instant(),
    peopleConfirmedAt: instant(),
    peopleConfirmerId: byUser(),
  },
  (table) => [
    check('firm_access_rules_factor', sql`(${table.secondFactorSince} is null) = (${table.secondFactorSide} is null)`),
  ],
);
