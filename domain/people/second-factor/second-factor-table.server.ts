import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';
import { user } from '../../core/accounts/user-table.server.ts';

const ofUser = () =>
  text()
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** The secret that somebody's app makes codes of, sealed with a key that isn't in the database. */
export const authenticators = pgTable('authenticators', {
  userId: text()
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** null: none was confirmed by a code yet. */
  sealedSecret: text(),
  /** Shown to its owner and waiting for the first code of it. */
  sealedNewSecret: text(),
  /** The half minute whose code was taken last: none of it or before is taken again. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  createdAt: instant().notNull().defaultNow(),
});

export const passkeys = pgTable(
  'passkeys',
  {
    /** As the device calls it, base64url. */
    id: text().primaryKey(),
    userId: ofUser(),
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** As its owner calls it. */
    name: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    lastUsedAt: instant(),
  },
  (table) => [index('passkeys_of_user').on(table.userId)],
);

/** One row a code that is still good; the codes themselves are shown once and never stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { codeHash: text().primaryKey(), userId: ofUser(), createdAt: instant().notNull().defaultNow() },
  (table) => [index('recovery_codes_of_user').on(table.userId)],
);
