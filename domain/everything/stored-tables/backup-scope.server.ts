import { getTableName } from 'drizzle-orm';
import { otherTables } from './stored-tables.server.ts';

/**
 * Tables whose rows no backup holds. The job queue's own schema is left out too: the table of mails is the truth, jobs only
 * wake.
 */
export const rowsLeftOut: readonly string[] = otherTables
  .filter(({ isBackedUp }) => !isBackedUp)
  .map(({ table }) => getTableName(table));

/**
 * To be run where a backup was restored: mails that were waiting have lost their jobs, so their time is set back, and the
 * watch over overdue mails (every five minutes) gives each a new one.
 */
export const wakeRestoredMails = `update mails set next_try_at = now() - interval '1 hour' where status = 'waiting'`;
