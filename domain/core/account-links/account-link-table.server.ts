import { type ForeignKeyBuilder, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';
import { firmRoles, roles, userKinds } from '../accounts/roles.ts';
import { byUser, user } from '../accounts/user-table.server.ts';
import { linkPurposes } from './link-terms.ts';

/** Foreign keys that tables of higher layers add when they are loaded. Only drizzle-kit reads them. */
export const accountLinkReferences: (() => ForeignKeyBuilder)[] = [];

/**
 * Links to create an account, set a new password, or confirm that access is still needed. A link's token is signed with a key outside the database (see
 * link-token.server.ts), so a reader of this table can't use one.
 */
export const accountLinks = pgTable(
  'account_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    purpose: text({ enum: linkPurposes }).notNull(),
    email: text().notNull(),
    /** Whether it leads to the office or the partner area. */
    kind: text({ enum: userKinds }).notNull().default('office'),
    /** For invitations to the office. */
    role: text({ enum: roles }),
    /** For invitations to the partner area, like `firmRole`. */
    firmId: uuid(),
    firmRole: text({ enum: firmRoles }),
    inviterId: byUser(),
    /** The account of a reset, or the one that accepted an invitation. */
    userId: text().references(() => user.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    index('account_links_by_email').on(table.email),
    ...accountLinkReferences.map((reference) => reference()),
  ],
);
