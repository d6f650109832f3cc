import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.server.ts';

const claims = {
  version: ['cron_on', 'bam_on', 'flow_on', 'reindex_on'],
  queue: ['monitor_claim_on', 'monitor_on', 'maintain_on'],
  job: ['heartbeat_on'],
};

const endFuture = (table: string, column: string) =>
  `update jobs.${table} set ${column} = now() where ${column} > now() + interval '1 minute'`;

/**
 * Moves times in the future to now. They remain when the database's clock is set back: after a step of a day, the queue would
 * do no periodic work for a day, regard jobs of a killed process as running, and leave retries waiting. Times within the next
 * minute stay, because retries wait for less.
 */
export const endFutureClaims = [
  ...Object.entries(claims).flatMap(([table, columns]) => columns.map((column) => endFuture(table, column))),
  `${endFuture('job', 'start_after')} and state = 'retry'`,
].join(';\n');

/** Counts due jobs, and those that failed and wait for a retry or were given up; zero before pg-boss's tables exist. */
export async function countJobs(db: Pick<Database, 'execute'>) {
  const { rows: made } = await db.execute<{ made: boolean }>(sql`select to_regclass('jobs.job') is not null as made`);
  if (!made[0]?.made) return { waiting: 0, failed: 0 };
  const { rows } = await db.execute<{ waiting: number; failed: number }>(sql`
    select count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting,
      count(*) filter (where state in ('retry', 'failed'))::int as failed
    from jobs.job where state in ('created', 'retry', 'failed')`);
  return rows[0] ?? { waiting: 0, failed: 0 };
}

/** Removes jobs, done or waiting, with a value in their data, in upper or lower case, at any depth. @returns their number */
export async function removeJobsWithValue(tx: Transaction, text: string): Promise<number> {
  const { rows: made } = await tx.execute<{ made: boolean }>(sql`select to_regclass('jobs.job') is not null as made`);
  if (!made[0]?.made) return 0;
  const { rowCount } = await tx.execute(sql`
    delete from jobs.job where state <> 'active' and exists (
      select from jsonb_path_query(data, 'strict $.**') value
      where jsonb_typeof(value) = 'string' and lower(value #>> '{}') = ${text.toLowerCase()})`);
  return rowCount ?? 0;
}
