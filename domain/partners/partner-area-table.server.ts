import { sql } from 'drizzle-orm';
import { boolean, check, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';

/** Has one row since the first invitation of a firm's person; until then the partner area is a demo. */
export const partnerArea = pgTable(
  'partner_area',
  { isOpen: boolean().primaryKey().default(true), openedAt: instant().notNull().defaultNow() },
  (table) => [check('partner_area_once', sql`${table.isOpen}`)],
);
