import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';
import { partners } from '../../partners/partner-table.server.ts';
import { firmRoles, roles, userKinds } from './roles.ts';

const changed = () => ({
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant().notNull().defaultNow(),
});

/**
 * Everybody who can sign in. This and the three tables below are better-auth's, in the layout its Drizzle adapter reads
 * and writes; what it doesn't know are columns of ours.
 */
export const user = pgTable(
  'auth_user',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    /** A trigger keeps it as it was made, and the firm too. */
    kind: text({ enum: userKinds }).notNull().default('office'),
    /** Of the office; null for all others. */
    role: text({ enum: roles }),
    /** Of a partner firm; null for all others. They go with it. */
    firmId: uuid().references(() => partners.id, { onDelete: 'cascade' }),
    firmRole: text({ enum: firmRoles }),
    phone: text(),
    /** Whether somebody of a firm is told by mail of new files. */
    wantsFileNews: boolean().notNull().default(true),
    /** The one account that ADMIN_EMAIL and ADMIN_PASSWORD make and update; they touch no other. */
    isFromSettings: boolean().notNull().default(false),
    /** Since then nobody gets in with it. */
    deactivatedAt: instant(),
    lastSignInAt: instant(),
    /** Raised when sign-ins that have begun are ended: each completes only with the generation it began with. */
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
  ],
);

/** Somebody of the office who was deactivated stays. */
export const removedFromFirmAt = sql`case when ${user.kind} = 'partner' then ${user.deactivatedAt} end`;

export const session = pgTable('auth_session', {
  id: text().primaryKey(),
  userId: text()
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' }),
  token: text().notNull().unique(),
  expiresAt: instant().notNull(),
  ipAddress: text(),
  userAgent: text(),
  /** 'Firefox, Linux' and '192.0.2.0/24': for its owner, who looks where somebody is signed in. */
  device: text().notNull().default(''),
  network: text().notNull().default(''),
  ...changed(),
});

export const account = pgTable('auth_account', {
  id: text().primaryKey(),
  userId: text()
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' }),
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
