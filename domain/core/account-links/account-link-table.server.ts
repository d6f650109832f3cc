import { type ForeignKeyBuilder, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';
import { firmRoles, roles, userKinds } from '../accounts/roles.ts';
import { user } from '../accounts/user-table.server.ts';

/** Foreign keys that tables of higher floors add when they are loaded. Only drizzle-kit reads them. */
export const accountLinkReferences: (() => ForeignKeyBuilder)[] = [];

export const linkPurposes = ['invitation', 'password-reset'] as const;

/**
 * Links by which an account is made or gets a new password. What stands in the link is made from the id with a key
 * outside the database (see link-token.server.ts): whoever reads this table can't follow one.
 */
export const accountLinks = pgTable(
  'account_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    purpose: text({ enum: linkPurposes }).notNull(),
    email: text().notNull(),
    /** Which door it leads to: that of the office, or of the partner area. */
    kind: text({ enum: userKinds }).notNull().default('office'),
    /** Of an invitation into the office. */
    role: text({ enum: roles }),
    /** Of an invitation into the partner area. */
    firmId: uuid(),
    firmRole: text({ enum: firmRoles }),
    inviterId: text().references(() => user.id, { onDelete: 'set null' }),
    /** Of a reset; of an invitation who accepted it. */
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
