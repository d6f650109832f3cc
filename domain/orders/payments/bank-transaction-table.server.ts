import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';
import { orderFactReferences, orderFacts } from '../order-facts/order-fact-table.server.ts';

const rappen = () => bigint({ mode: 'number' });

/** The files of the bank that were read. What they said is kept in bank_transactions, the files themselves are not. */
export const bankImports = pgTable(
  'bank_imports',
  {
    id: uuid().primaryKey().defaultRandom(),
    importedAt: instant().notNull().defaultNow(),
    /** The administrator's e-mail address. */
    importedBy: text().notNull(),
    /** As the sender called it. */
    fileName: text().notNull(),
    /** Hex, of the file. */
    sha256: text().notNull(),
    bytes: integer().notNull(),
    /** Like 'camt.054.001.08'. */
    message: text().notNull(),
    /** How many of its payments were new: assigned at once, or left to decide. */
    assignedCount: integer().notNull(),
    waitingCount: integer().notNull(),
    /** How many were stored already. */
    knownCount: integer().notNull(),
    notBookedCount: integer().notNull(),
  },
  (table) => [index('bank_imports_newest').on(table.importedAt.desc())],
);

/**
 * What the bank says of the account, payment by payment: never changed. Whether one is assigned follows from the order facts
 * that name it, whether one is ignored from bank_dismissals.
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
    /** Money that came in is positive. */
    amountRappen: rappen().notNull(),
    currency: text().notNull(),
    valueDate: date({ mode: 'string' }).notNull(),
    isReversal: boolean().notNull(),
    /** Of an entry without its parts: how many there are. */
    batchSize: integer(),
    partyName: text().notNull(),
    message: text().notNull(),
    /** Which of those that are alike in everything above that tells them apart, from 1. */
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
    index('bank_transactions_newest').on(table.valueDate.desc()),
  ],
);

/** Payments that are no order's, each with the reason; undone by an opposite row that names it in `undoes`. */
export const bankDismissals = pgTable(
  'bank_dismissals',
  {
    id: uuid().primaryKey().defaultRandom(),
    bankTransactionId: uuid()
      .notNull()
      .references(() => bankTransactions.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    recordedAt: instant().notNull().defaultNow(),
    /** An e-mail address, or 'bank file'. */
    recordedBy: text().notNull(),
    undoes: uuid()
      .unique()
      .references((): AnyPgColumn => bankDismissals.id, { onDelete: 'cascade' }),
  },
  (table) => [index('bank_dismissals_of_transaction').on(table.bankTransactionId)],
);

orderFactReferences.push(() =>
  foreignKey({ columns: [orderFacts.bankTransactionId], foreignColumns: [bankTransactions.id] }),
);
