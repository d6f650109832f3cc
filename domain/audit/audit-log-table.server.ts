import { bigserial, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';

/** Who changed what and when, without content; kept 12 months, so it outlives the records it speaks of and refers to none. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: instant().notNull().defaultNow(),
    actor: text().notNull(),
    action: text().notNull(),
    recordKind: text().notNull(),
    recordId: uuid(),
  },
  (table) => [index('audit_log_newest').on(table.at.desc())],
);
