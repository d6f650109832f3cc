import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  type ForeignKeyBuilder,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';
import { firmRoles, roles, userKinds } from './roles.ts';

const changed = () => ({ createdAt: instant().notNull().defaultNow(), updatedAt: instant().notNull().defaultNow() });

/** Refers to the user that a row is deleted with. */
export const ofUser = () =>
  text()
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** Refers to a user whose deletion keeps the row. */
export const byUser = () => text().references(() => user.id, { onDelete: 'set null' });

/** Foreign keys that tables of higher layers add when they are loaded. Only drizzle-kit reads them. */
export const userReferences: (() => ForeignKeyBuilder)[] = [];

/**
 * All users. This table and the three below have the layout of better-auth's Drizzle adapter, with additional columns of
 * ours.
 */
export const user = pgTable(
  'auth_user',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    /** A trigger prevents changes of kind and firm. */
    kind: text({ enum: userKinds }).notNull().default('office'),
    /** Role in the office; null for people of firms. */
    role: text({ enum: roles }),
    /** null for people of the office. */
    firmId: uuid(),
    firmRole: text({ enum: firmRoles }),
    phone: text(),
    /** Whether a person of a firm is notified of new files by mail. */
    wantsFileNews: boolean().notNull().default(true),
    /** The single account that ADMIN_EMAIL and ADMIN_PASSWORD create and update. */
    isFromSettings: boolean().notNull().default(false),
    deactivatedAt: instant(),
    /** When access last ended, by deactivation of the account or of its firm: what was begun before stays ended. */
    accessEndedAt: instant(),
    lastSignInAt: instant(),
    /** The last sign-in before the present visit; null on the first one. */
    previousVisitAt: instant(),
    /** When a person of a firm, or their lead, said that their access is still needed. */
    stillNeededAt: instant(),
    /** When they were asked, and when that ended without an answer: switched off, or the office was notified. */
    unusedAskedAt: instant(),
    unusedEndedAt: instant(),
    /** Raised to end pending sign-ins: each completes only with the generation it began with. */
    signInGeneration: integer().notNull().default(0),
    ...changed(),
  },
  (table) => [
    check('auth_user_role', sql`(${table.kind} = 'office') = (${table.role} is not null)`),
    check(
      'auth_user_firm',
      sql`(${table.kind} = 'partner') = (${table.firmId} is not null) and (${table.firmId} is null) = (${table.firmRole} is null)`,
    ),
    index('auth_user_by_firm').on(table.firmId),
    uniqueIndex('auth_user_from_settings').on(table.isFromSettings).where(sql`${table.isFromSettings}`),
    ...userReferences.map((reference) => reference()),
  ],
);

/** When a person of a firm was removed; null for the office, whose deactivated accounts stay. */
export const removedFromFirmAt = sql`case when ${user.kind} = 'partner' then ${user.deactivatedAt} end`;

export const session = pgTable('auth_session', {
  id: text().primaryKey(),
  userId: ofUser(),
  token: text().notNull().unique(),
  expiresAt: instant().notNull(),
  ipAddress: text(),
  userAgent: text(),
  /** 'Firefox, Linux' and '192.0.2.0/24', shown in the owner's list of sessions. */
  device: text().notNull().default(''),
  network: text().notNull().default(''),
  ...changed(),
});

export const account = pgTable('auth_account', {
  id: text().primaryKey(),
  userId: ofUser(),
  accountId: text().notNull(),
  providerId: text().notNull(),
  accessToken: text(),
  refreshToken: text(),
  idToken: text(),
  accessTokenExpiresAt: instant(),
  refreshTokenExpiresAt: instant(),
  scope: text(),
  password: text(),
  ...changed(),
});

export const verification = pgTable('auth_verification', {
  id: text().primaryKey(),
  identifier: text().notNull(),
  value: text().notNull(),
  expiresAt: instant().notNull(),
  ...changed(),
});
