import { sql } from 'drizzle-orm';
import type { Database } from './database/database.server.ts';

export interface JobCounts {
  /** Whose time has come. */
  waiting: number;
  /** That failed and wait for another try, or were given up. */
  failed: number;
}

/** Looks into the job queue's own tables; zero of each before it has made them. */
export async function countJobs(db: Pick<Database, 'execute'>): Promise<JobCounts> {
  const { rows: made } = await db.execute<{ made: boolean }>(sql`select to_regclass('jobs.job') is not null as made`);
  if (!made[0]?.made) return { waiting: 0, failed: 0 };
  const { rows } = await db.execute<{ waiting: number; failed: number }>(sql`
    select count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting,
      count(*) filter (where state in ('retry', 'failed'))::int as failed
    from jobs.job where state in ('created', 'retry', 'failed')`);
  return rows[0] ?? { waiting: 0, failed: 0 };
}
