import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';
import { confirmedPoints } from './launch-points.ts';

/** What somebody has confirmed before the first visitor comes, and of which version: of another one it counts no more. */
export const launchConfirmations = pgTable('launch_confirmations', {
  point: text({ enum: confirmedPoints }).primaryKey(),
  version: text().notNull(),
  confirmedAt: instant().notNull().defaultNow(),
});
