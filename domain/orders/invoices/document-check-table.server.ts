import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';

/** What the last look at all stored documents found: one row, replaced by the next look. */
export const documentChecks = pgTable('document_checks', {
  checkedAt: instant().primaryKey().defaultNow(),
  /** Numbers of documents whose PDF is not the one of their making any more. */
  damaged: text().array().notNull(),
});
