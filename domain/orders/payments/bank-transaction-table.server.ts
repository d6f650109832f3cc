import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  pgView,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, ownedBy } from '#platform/database/record-columns.server.ts';
import { orderFactReferences, orderFacts } from '../order-facts/order-fact-table.server.ts';

const rappen = () => bigint({ mode: 'number' });

/** Imported bank files. Their payments are in bank_transactions; the files themselves are not kept. */
export const bankImports = pgTable(
  'bank_imports',
  {
    id: uuid().primaryKey().defaultRandom(),
    importedAt: instant().notNull().defaultNow(),
    /** Email address of the person. */
    importedBy: text().notNull(),
    fileName: text().notNull(),
    /** SHA-256 of the file, in hex. */
    sha256: text().notNull(),
    bytes: integer().notNull(),
    /** Like 'camt.054.001.08'. */
    message: text().notNull(),
    /** Number of new payments that were assigned automatically. */
    assignedCount: integer().notNull(),
    waitingCount: integer().notNull(),
    /** Number of payments already stored. */
    knownCount: integer().notNull(),
    notBookedCount: integer().notNull(),
  },
  (table) => [index('bank_imports_newest').on(table.importedAt)],
);

/**
 * Payments in bank files; never changed. A payment is assigned if order facts refer to it, and ignored if bank_dismissals do.
 */
export const bankTransactions = pgTable(
  'bank_transactions',
  {
    id: uuid().primaryKey().defaultRandom(),
    bankImportId: uuid()
      .notNull()
      .references(() => bankImports.id),
    accountIban: text().notNull(),
    bankReference: text().notNull(),
    entryReference: text().notNull(),
    entryRappen: rappen().notNull(),
    paymentReference: text().notNull(),
    /** Positive for incoming money. */
    amountRappen: rappen().notNull(),
    currency: text().notNull(),
    valueDate: date({ mode: 'string' }).notNull(),
    isReversal: boolean().notNull(),
    /** Number of payments in an entry without details. */
    batchSize: integer(),
    partyName: text().notNull(),
    message: text().notNull(),
    /** Distinguishes payments with the same identity; counted from 1. */
    occurrence: integer().notNull(),
  },
  (table) => [
    unique('bank_transactions_identity').on(
      table.accountIban,
      table.bankReference,
      table.paymentReference,
      table.amountRappen,
      table.currency,
      table.valueDate,
      table.isReversal,
      table.occurrence,
    ),
    index('bank_transactions_of_import').on(table.bankImportId),
    index('bank_transactions_of_entry').on(table.accountIban, table.entryReference),
    index('bank_transactions_newest').on(table.valueDate),
  ],
);

/** Ignored payments with the reason; undone by an opposite row that refers to it in `undoes`. */
export const bankDismissals = pgTable(
  'bank_dismissals',
  {
    id: uuid().primaryKey().defaultRandom(),
    bankTransactionId: ownedBy(() => bankTransactions.id),
    reason: text().notNull(),
    recordedAt: instant().notNull().defaultNow(),
    /** Email address, or 'bank file'. */
    recordedBy: text().notNull(),
    undoes: uuid()
      .unique()
      .references((): AnyPgColumn => bankDismissals.id, { onDelete: 'cascade' }),
  },
  (table) => [index('bank_dismissals_of_transaction').on(table.bankTransactionId)],
);

/** Dismissals that no opposite row undoes; opposite rows are not among them. */
export const dismissalsInForce = pgView('dismissals_in_force', { id: uuid('id').notNull() }).as(
  sql`select * from ${bankDismissals} where undoes is null
  and not exists (select from ${bankDismissals} opposite where opposite.undoes = ${bankDismissals.id})`,
);

orderFactReferences.push(() =>
  foreignKey({ columns: [orderFacts.bankTransactionId], foreignColumns: [bankTransactions.id] }),
);
