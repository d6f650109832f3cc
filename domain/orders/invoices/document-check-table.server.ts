import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';

/** Result of the last check of all documents: one row, replaced by the next check. */
export const documentChecks = pgTable('document_checks', {
  checkedAt: instant().primaryKey().defaultNow(),
  /** Numbers of documents whose PDF doesn't match its hash, and of the first that doesn't fit the chain. */
  damaged: text().array().notNull(),
});
