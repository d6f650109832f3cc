import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';
import { ofUser, user } from '../../core/accounts/user-table.server.ts';

/** Secrets of authenticator apps, encrypted with a key outside the database. */
export const authenticators = pgTable('authenticators', {
  userId: text()
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** null until a first code confirms a secret. */
  sealedSecret: text(),
  /** A secret not confirmed yet. */
  sealedNewSecret: text(),
  /** Time step of the last accepted code; codes of it or earlier ones are rejected. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  createdAt: instant().notNull().defaultNow(),
});

export const passkeys = pgTable(
  'passkeys',
  {
    /** Credential id, base64url. */
    id: text().primaryKey(),
    userId: ofUser(),
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** Chosen by the owner. */
    name: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    lastUsedAt: instant(),
  },
  (table) => [index('passkeys_of_user').on(table.userId)],
);

/** Unused recovery codes; only their hashes are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { codeHash: text().primaryKey(), userId: ofUser(), createdAt: instant().notNull().defaultNow() },
  (table) => [index('recovery_codes_of_user').on(table.userId)],
);
