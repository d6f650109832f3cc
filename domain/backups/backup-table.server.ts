import { bigint, boolean, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';

/** The backups that script/backup made of this database and its files. */
export const backups = pgTable('backups', {
  id: uuid().primaryKey().defaultRandom(),
  /** The point in time that the backup restores. */
  madeAt: instant().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  isEncrypted: boolean().notNull(),
});
