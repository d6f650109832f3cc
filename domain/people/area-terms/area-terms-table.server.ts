import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';
import { ofUser } from '../../core/accounts/user-table.server.ts';

/** Which versions of the partner area's terms a firm's person has accepted. */
export const termsAcceptances = pgTable(
  'terms_acceptances',
  {
    userId: ofUser(),
    /** SHA-256 of the accepted text, in hex. */
    version: text().notNull(),
    acceptedAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.version] })],
);
