import { json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';

/** Answers to calls with an Idempotency-Key, kept for 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    call: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    /** Stored as text, so that a replay is identical. */
    answer: json().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.call, table.key] })],
);
