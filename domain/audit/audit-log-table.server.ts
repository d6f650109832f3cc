import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/record-columns.server.ts';

/** Who changed what and when, without content; kept 12 months. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: instant().notNull().defaultNow(),
    actor: text().notNull(),
    action: text().notNull(),
    recordKind: text().notNull(),
    recordId: text(),
  },
  (table) => [index('audit_log_newest').on(table.at.desc())],
);
