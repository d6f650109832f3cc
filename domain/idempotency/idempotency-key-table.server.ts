import { json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';

/** What was answered to a call with an Idempotency-Key; kept 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    call: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    /** As text, so that a repeated answer is the first one to the letter. */
    answer: json().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.call, table.key] })],
);
