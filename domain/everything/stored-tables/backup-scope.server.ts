import { getTableName } from 'drizzle-orm';
import { otherTables } from './stored-tables.server.ts';

/** Tables whose rows are not backed up. The job queue's schema isn't either: jobs for waiting mails are created again. */
export const rowsLeftOut: readonly string[] = otherTables
  .filter(({ isBackedUp }) => !isBackedUp)
  .map(({ table }) => getTableName(table));

/**
 * To be run after a restore. Waiting mails have lost their jobs; with their time set back, the check for overdue mails (every
 * five minutes) creates new ones.
 */
export const requeueRestoredMails = `update mails set next_try_at = now() - interval '1 hour' where status = 'waiting'`;
