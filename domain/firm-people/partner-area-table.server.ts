import { sql } from 'drizzle-orm';
import { boolean, check, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';

/** One row once the first invitation ever went to somebody of a firm: since then the partner area is no demo any more. */
export const partnerArea = pgTable(
  'partner_area',
  {
    isOpen: boolean().primaryKey().default(true),
    openedAt: instant().notNull().defaultNow(),
  },
  (table) => [check('partner_area_once', sql`${table.isOpen}`)],
);
