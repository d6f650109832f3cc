import { bigserial, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';

/**
 * Who changed what and when, without content but names; kept 12 months, so it outlives the records it speaks of and refers to none.
 * Entries are only added: triggers refuse every change but a name that goes, and removal before the term.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: instant().notNull().defaultNow(),
    actor: text().notNull(),
    /** What the person was called at that time; null: nobody of the office, or erased. */
    actorName: text(),
    action: text().notNull(),
    recordKind: text().notNull(),
    recordId: uuid(),
    /** What the record was called at that time; null: it has no name, or is a person's who is gone. */
    recordName: text(),
  },
  (table) => [index('audit_log_newest').on(table.at.desc())],
);
