import { getTableName } from 'drizzle-orm';
import { otherTables } from './stored-tables.server.ts';

/** Tables whose rows are not backed up. The job queue's schema isn't either: jobs for waiting mails are created again. */
export const tablesWithoutBackup: readonly string[] = otherTables
  .filter(({ isBackedUp }) => !isBackedUp)
  .map(({ table }) => getTableName(table));
