import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';

/**
 * Who changed which record when. Kept for 12 months, longer than some records, so there are no foreign keys. Triggers prevent
 * changes, except for the removal of a name, and deletion before the term.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: instant().notNull().defaultNow(),
    actor: text().notNull(),
    /** The person's name at that time; null if they had none or it was erased. */
    actorName: text(),
    action: text().notNull(),
    recordKind: text().notNull(),
    recordId: uuid(),
    /** The record's name at that time; null if it has none or belonged to a deleted person. */
    recordName: text(),
    /** '192.0.2.0/24' or '2001:db8:1::/48'; null if no request caused it. */
    network: text(),
    /** The partner firm that it concerns: its people, their access and their files. */
    firmId: uuid(),
    /** Whether a person of that firm did it; else the office, the site or somebody unknown. */
    isByFirm: boolean().notNull().default(false),
  },
  (table) => [
    index('audit_log_newest').on(table.at),
    index('audit_log_of_record').on(table.recordId),
    index('audit_log_of_firm').on(table.firmId, table.at).where(sql`firm_id is not null`),
  ],
);
