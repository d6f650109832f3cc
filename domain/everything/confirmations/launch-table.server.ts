import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';
import { confirmedPoints } from './launch-points.ts';

/** Confirmed points of the list 'Before the first visitor'; a confirmation is valid only for its version. */
export const launchConfirmations = pgTable('launch_confirmations', {
  point: text({ enum: confirmedPoints }).primaryKey(),
  version: text().notNull(),
  confirmedAt: instant().notNull().defaultNow(),
});
