/**
 * Tables whose rows no backup holds: who is signed in, and counters against spam. After a restore the administrator signs
 * in anew. The job queue's own schema is left out too: the table of mails is the truth, jobs only wake.
 */
export const rowsLeftOut = ['auth_session', 'auth_verification', 'rate_limits'];

/**
 * To be run where a backup was restored: mails that were waiting have lost their jobs, so their time is set back, and the
 * watch over overdue mails (every five minutes) gives each a new one.
 */
export const wakeRestoredMails = `update mails set next_try_at = now() - interval '1 hour' where status = 'waiting'`;
